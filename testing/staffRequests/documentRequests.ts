import { randomUUID } from 'node:crypto'
import { documents, orders, paymentAttempts } from '../../server/database/schema'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../server/database/retry'
import type { StaffFacts } from '../staffFacts'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

/** A month long past, which nobody has closed. */
const month = { id: () => '2020-01' }

export function documentRequests({ services }: TestServer): StaffRequests {
  const { sql } = services.database
  return {
    getStaffDocument: { id: invoiceOf },
    getStaffMonth: month,
    exportStaffMonth: { ...month, body: () => ({ format: 'fec' }) },
    closeStaffMonth: month,
  }

  /** The specimen of the paid order's invoice. */
  async function invoiceOf({ paid }: StaffFacts): Promise<string> {
    const [orderId, attemptId, at] = [Number(paid), randomUUID(), services.clock()]
    await inTransaction(sql, async (tx) => {
      await tx.insert(paymentAttempts).values({
        ...{ id: attemptId, orderId, means: 'demonstration', provider: 'demonstration' },
        ...{ amountCents: 250, state: 'succeeded', createdAt: at, endedAt: at },
      })
      await tx.update(orders).set({ totalCents: 250 }).where(eq(orders.id, orderId))
      await services.books.record(tx, [{ kind: 'payment', attemptId, paysOrder: true }], at)
    })
    const [document] = await sql.select().from(documents).where(eq(documents.orderId, orderId))
    return document!.number
  }
}
