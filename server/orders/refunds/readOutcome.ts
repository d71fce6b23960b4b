import { eq } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { refunds } from '../../database/schema'
import type { Refund } from './refundQueries'

export type RefundOutcome = {
  /** Those that were asked for. */
  refunds: Refund[]
  /** One was refused, and the provider had returned money that the shop did not know of. */
  isReturnedBefore: boolean
}

/** What became of refunds of an order that were asked of their providers since a moment. */
export async function readOutcome(
  sql: Sql,
  { orderId, ids, since }: { orderId: number; ids: readonly string[]; since: Date },
): Promise<RefundOutcome> {
  if (ids.length === 0) return { refunds: [], isReturnedBefore: false }
  const rows = await sql.select().from(refunds).where(eq(refunds.orderId, orderId))
  const asked = rows.filter(({ id }) => ids.includes(id))
  const isRefused = asked.some(({ state }) => state === 'failed')
  const isReturnedBefore = isRefused && rows.some((row) => isNewOfProvider(row, since))
  return { refunds: asked, isReturnedBefore }
}

const isNewOfProvider = ({ requestedBy, state, createdAt }: Refund, since: Date) =>
  requestedBy === 'provider' && state === 'succeeded' && createdAt >= since
