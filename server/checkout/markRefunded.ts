import { and, eq, isNotNull } from 'drizzle-orm'
import type { Id } from '../../contract/api/ids'
import { ordersReplies } from '../../wording/replies/orders'
import { readOrderId } from '../cart/orderId'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { paymentAttempts, refunds } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { assertVersion, type StaffAct } from '../orders/assertVersion'
import { lockOrder } from '../orders/lockOrder'
import { recordOrderAct } from '../orders/recordOrderAct'
import { recordMade } from '../orders/refunds/recordMade'
import type { CheckoutServices } from './CheckoutServices'

/**
 * The shopkeeper has sent the refunds of an order that are made by hand; returns how many. Throws a
 * ProblemError (409) if the order is not as its caller saw it.
 */
export async function markRefunded(
  services: CheckoutServices,
  commandId: Id,
  { by, version }: StaffAct = {},
): Promise<number> {
  const { database, providers, clock } = services
  const orderId = readOrderId(commandId)
  if (orderId === undefined) throw new ProblemError(404, 'not_found', ordersReplies.unknown)
  return inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    await assertVersion(tx, order, version)
    const waiting = await findNamedRefunds(tx, orderId)
    const byHand = waiting.filter(({ provider }) => providers.byName(provider)?.isManual)
    if (!order || byHand.length === 0) return 0
    const at = clock()
    const ids = byHand.map(({ refundId }) => refundId)
    await recordMade(tx, services, { order, ids, at })
    if (by !== undefined)
      await recordOrderAct(tx, order, { act: 'order_refunds_made', staffId: by, at })
    return byHand.length
  })
}

/** The refunds of an order that its providers know and have not made yet. */
function findNamedRefunds(tx: Sql, orderId: number) {
  return tx
    .select({ refundId: refunds.id, provider: paymentAttempts.provider })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'requested'),
        isNotNull(refunds.providerReference),
      ),
    )
}
