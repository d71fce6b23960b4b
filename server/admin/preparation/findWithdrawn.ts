import type { Sql } from '../../database/connect'
import { findOpen } from '../../withdrawals/findOpen'

/** Those of these orders from which a withdrawal goes on. */
export async function findWithdrawn(sql: Sql, ids: readonly number[]): Promise<Set<number>> {
  return new Set((await findOpen(sql, ids)).map(({ orderId }) => orderId))
}
