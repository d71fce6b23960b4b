import { inArray } from 'drizzle-orm'
import type { ManualMeans } from '../../../contract/paymentMeans'
import type { Sql } from '../../database/connect'
import { refunds } from '../../database/schema'
import type { LockedOrder } from '../lockOrder'
import { storeRefund } from './sendRefund'

type Made = { order: LockedOrder; ids: string[]; madeBy: ManualMeans | null; at: Date }

/** Stores that the shop itself has made these refunds of a locked order, and by which means. */
export async function recordMade(
  tx: Sql,
  services: Parameters<typeof storeRefund>[1],
  { order, ids, madeBy, at }: Made,
): Promise<void> {
  const isMade = inArray(refunds.id, ids)
  for (const row of await tx.update(refunds).set({ madeBy }).where(isMade).returning()) {
    const { id: refundId, attemptId, amountCents } = row
    // No provider has named one that it was not asked for.
    const reference = row.providerReference ?? refundId
    const said = {
      ...{ refundId, reference, amountCents },
      ...{ state: 'succeeded' as const, failureCode: null },
    }
    await storeRefund(tx, services, { order, attemptId, said, at })
  }
}
