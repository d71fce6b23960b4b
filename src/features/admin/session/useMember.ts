import { createContext, useContext } from 'react'
import type { StaffMember } from '../../../../contract/api/staff/staffSession'

export const MemberContext = createContext<StaffMember | null>(null)

/** Who is signed in; within the admin's layout alone. */
export function useMember(): StaffMember {
  const member = useContext(MemberContext)
  if (!member) throw new Error('Nobody is signed in')
  return member
}
