import type { StaffRole } from '../../../../contract/staffRoles'
import { useMember } from './useMember'

/** Whether who is signed in may do what these roles may; within the admin's layout alone. */
export function useMay(roles: readonly StaffRole[]): boolean {
  return roles.includes(useMember().role)
}
