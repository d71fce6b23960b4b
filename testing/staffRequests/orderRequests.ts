import { randomUUID } from 'node:crypto'
import { paymentAttempts, refunds } from '../../server/database/schema'
import type { StaffFacts } from '../staffFacts'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

const paid = ({ paid: id }: StaffFacts) => id

export function orderRequests({ services }: TestServer): StaffRequests {
  const { sql } = services.database
  return {
    getStaffOrder: { id: paid },
    changeStaffOrder: {
      id: ({ packed }) => packed,
      body: () => ({
        version: 0,
        state: 'expédiée',
        carrier: 'Colissimo',
        tracking_number: '6A12345678901',
      }),
    },
    cancelStaffOrder: { id: paid, body: () => ({ version: 0 }) },
    refundStaffOrder: {
      id: paid,
      async body(_, facts) {
        await pay(facts.paid)
        return { version: 0, cents: 100 }
      },
    },
    receiveStaffPayment: {
      id: paid,
      async body(_, facts) {
        await pay(facts.paid, 'transfer')
        return { version: 0 }
      },
    },
    confirmStaffRefunds: {
      id: paid,
      async body(_, facts) {
        const attemptId = await pay(facts.paid, 'transfer', false)
        const [id, orderId] = [randomUUID(), Number(facts.paid)]
        await sql.insert(refunds).values({
          ...{ id, orderId, attemptId, providerReference: id, amountCents: 100 },
          ...{ reason: 'order_refunded', requestedBy: 'shop', state: 'requested' },
          createdAt: services.clock(),
        })
        return { version: 0 }
      },
    },
    prepareStaffOrders: {
      body: (_, facts) => ({ orders: [{ id: Number(facts.paid), version: 0 }] }),
    },
    listStaffPreparation: {
      query: (facts) => ({ orders: `${facts.paid}-${facts.packed}` }),
    },
    mailStaffOrderStatus: { id: paid },
    noteStaffOrder: { id: paid, body: () => ({ text: 'À livrer le matin' }) },
    correctStaffOrderAddress: {
      id: paid,
      body: () => ({
        version: 0,
        address: { street: '4 quai Saint-Jean', postcode: '41000', town: 'Blois' },
      }),
    },
  }

  /** Money was taken for an order, or a transfer is awaited, which may be so already. */
  async function pay(
    orderId: string,
    means: 'demonstration' | 'transfer' = 'demonstration',
    isAwaited = means === 'transfer',
  ) {
    const id = randomUUID()
    const at = services.clock()
    const ended = { state: 'succeeded', endedAt: at } as const
    await sql
      .insert(paymentAttempts)
      .values({
        id,
        orderId: Number(orderId),
        means,
        provider: means,
        providerReference: id,
        amountCents: 250,
        createdAt: at,
        ...(isAwaited ? { state: 'pending' } : ended),
      })
      .onConflictDoNothing()
    return id
  }
}
