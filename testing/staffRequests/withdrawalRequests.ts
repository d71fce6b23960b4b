import { decide } from '../../server/withdrawals/decide'
import type { StaffFacts } from '../staffFacts'
import type { TestServer } from '../startServer'
import { storeGuestWithdrawal } from '../storeGuestWithdrawal'
import type { StaffRequests } from './StaffRequests'

/** What becomes of a guest's withdrawal from the paid order. */
export function withdrawalRequests({ services }: TestServer): StaffRequests {
  return {
    matchStaffWithdrawal: {
      id: async ({ client }) => String(await declare(client.email, null)),
      body: (_, { paid }) => ({ order: paid }),
    },
    decideStaffWithdrawal: {
      id: async (facts) => String(await matched(facts)),
      body: () => ({ accepted: true }),
    },
    receiveStaffWithdrawal: { id: accepted },
    refundStaffWithdrawal: { id: accepted, body: () => ({ restock: false }) },
  }

  function declare(email: string, orderId: number | null): Promise<number> {
    const submittedAt = services.clock()
    return storeGuestWithdrawal(services.database.sql, { orderId, email, submittedAt })
  }

  function matched({ paid, client }: StaffFacts): Promise<number> {
    return declare(client.email, Number(paid))
  }

  async function accepted(facts: StaffFacts): Promise<string> {
    const id = await matched(facts)
    await decide(services, { id, to: 'accepted' })
    return String(id)
  }
}
