import type { StaffFacts } from '../staffFacts'
import type { StaffRequests } from './StaffRequests'

const accountant = ({ accountant: { id } }: StaffFacts) => id

/** What a manager does with the team, and a member with their own means. */
export const teamRequests: StaffRequests = {
  inviteTeamMember: {
    body: (_, { client }) => ({ staff_email: client.email, role: 'préparation' }),
  },
  sendTeamLink: { id: accountant },
  changeTeamRole: { id: accountant, body: () => ({ role: 'préparation' }) },
  removeTeamMember: { id: accountant },
  removePasskey: { body: () => ({ id: 'unknown' }) },
}
