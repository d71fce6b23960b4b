import { eq } from 'drizzle-orm'
import { orders, withdrawals } from '../../server/database/schema'
import { versionOf } from '../../server/withdrawals/versionOf'
import { decide } from '../../server/withdrawals/decide'
import type { StaffFacts } from '../staffFacts'
import type { TestServer } from '../startServer'
import { storeGuestWithdrawal } from '../storeGuestWithdrawal'
import type { StaffRequests } from './StaffRequests'

/** What becomes of a guest's withdrawal from the paid order. */
export function withdrawalRequests({ services }: TestServer): StaffRequests {
  let version = ''
  return {
    matchStaffWithdrawal: {
      id: ({ client }) => asSeen(declare(client.email, null)),
      body: (_, { paid }) => ({ version, order: paid }),
    },
    decideStaffWithdrawal: {
      id: (facts) => asSeen(matched(facts)),
      body: () => ({ version, accepted: true }),
    },
    receiveStaffWithdrawal: { id: accepted, body: () => ({ version }) },
    refundStaffWithdrawal: { id: accepted, body: () => ({ version, restock: false }) },
  }

  /** The number of a withdrawal, whose version is sent next. */
  async function asSeen(number: Promise<number>): Promise<string> {
    const id = await number
    const [stored] = await services.database.sql
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, id))
    version = versionOf(stored!)
    return String(id)
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
    // What is still in the shop is cancelled instead of refunded.
    await services.database.sql
      .update(orders)
      .set({ state: 'livrée' })
      .where(eq(orders.id, Number(facts.paid)))
    await decide(services, { id, to: 'accepted' })
    return asSeen(Promise.resolve(id))
  }
}
