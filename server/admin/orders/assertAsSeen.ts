import { readOrderId } from '../../cart/orderId'
import { inTransaction } from '../../database/inTransaction'
import { assertVersion } from '../../orders/assertVersion'
import { lockOrder } from '../../orders/lockOrder'
import type { Services } from '../../services'

/** Throws a ProblemError (409) if an order is not as the caller saw it; acts of money follow. */
export async function assertAsSeen(
  { database }: Pick<Services, 'database'>,
  { id: text, version }: { id: string; version: number },
): Promise<void> {
  const id = readOrderId(text)
  if (id === undefined) return
  await inTransaction(database.sql, async (tx) =>
    assertVersion(tx, await lockOrder(tx, id), version),
  )
}
