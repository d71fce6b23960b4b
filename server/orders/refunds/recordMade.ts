import { inArray } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { refunds } from '../../database/schema'
import type { LockedOrder } from '../lockOrder'
import { storeRefund } from './sendRefund'

type Made = { order: LockedOrder; ids: string[]; at: Date }

/** Stores that the shop itself has made these refunds of a locked order. */
export async function recordMade(
  tx: Sql,
  services: Parameters<typeof storeRefund>[1],
  { order, ids, at }: Made,
): Promise<void> {
  for (const row of await tx.select().from(refunds).where(inArray(refunds.id, ids))) {
    const { id: refundId, attemptId, amountCents } = row
    // No provider has named one that it was not asked for.
    const reference = row.providerReference ?? refundId
    const said = {
      refundId,
      reference,
      amountCents,
      state: 'succeeded',
      failureCode: null,
    } as const
    await storeRefund(tx, services, { order, attemptId, said, at })
  }
}
