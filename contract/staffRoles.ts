/** What a member of the staff may do; the API sends these French words. */
export const staffRoles = ['gérant', 'préparation', 'comptable'] as const
export type StaffRole = (typeof staffRoles)[number]
