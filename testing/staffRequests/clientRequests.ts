import type { StaffFacts } from '../staffFacts'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

const known = ({ client: { id } }: StaffFacts) => id

/** What is done about a client; the one who is erased has no order. */
export function clientRequests({ registerClient }: TestServer): StaffRequests {
  let last = { id: '', email: '' }
  return {
    getStaffClient: { id: known },
    noteStaffClient: { id: known, body: () => ({ text: 'Appelle avant de venir' }) },
    mailStaffClientLink: { id: known, body: () => ({ link: 'password' }) },
    exportStaffClient: { id: known },
    eraseStaffClient: {
      async id() {
        last = await registerClient()
        return last.id
      },
      body: () => ({ email: last.email }),
    },
  }
}
