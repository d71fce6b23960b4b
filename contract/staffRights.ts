import { staffRoles, type StaffRole } from './staffRoles'

/** Who may do what in the admin. */
export const everyone = staffRoles
export const preparing = ['gérant', 'préparation'] as const satisfies readonly StaffRole[]
export const accounting = ['gérant', 'comptable'] as const satisfies readonly StaffRole[]
export const manager = ['gérant'] as const satisfies readonly StaffRole[]
