import { and, eq, isNotNull, sql as raw } from 'drizzle-orm'
import type { Id } from '../../contract/api/ids'
import type { ManualMeans } from '../../contract/paymentMeans'
import { ordersReplies } from '../../wording/replies/orders'
import { readOrderId } from '../cart/orderId'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { paymentAttempts, refunds } from '../database/schema'
import { wrongField } from '../http/wrongField'
import { assertVersion, type StaffAct } from '../orders/assertVersion'
import { lockOrder } from '../orders/lockOrder'
import { orderUnknown } from '../orders/orderUnknown'
import { recordOrderAct } from '../orders/recordOrderAct'
import { isMadeByHand } from '../orders/refunds/isMadeByHand'
import { recordMade } from '../orders/refunds/recordMade'
import type { CheckoutServices } from './CheckoutServices'
import { findUnknownRefunds } from './findUnknownRefunds'

type Made = StaffAct & {
  /** Absent for the means that was paid with. */
  madeBy?: ManualMeans | undefined
}

/**
 * The shopkeeper has sent the refunds of an order that are made by hand, or, once the means is said,
 * those that their provider knows nothing of; returns how many. Throws a ProblemError if the order
 * is not as its caller saw it (409), or if only the shopkeeper can know by which means (400).
 */
export async function markRefunded(
  services: CheckoutServices,
  commandId: Id,
  { by, version, madeBy }: Made = {},
): Promise<number> {
  const { database, providers, clock } = services
  const orderId = readOrderId(commandId)
  if (orderId === undefined) throw orderUnknown()
  const unknown = madeBy ? await findUnknownRefunds(services, orderId) : []
  return inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    await assertVersion(tx, order, version)
    const requested = await findRequested(tx, orderId)
    const byHand = requested.filter(
      (refund) => isMadeByHand(services, refund) || unknown.includes(refund.id),
    )
    if (!order || byHand.length === 0) return 0
    const isUnknown = byHand.some(({ provider }) => !providers.byName(provider))
    if (isUnknown && !madeBy) throw wrongField('made_by', ordersReplies.refundWayUnknown)
    const at = clock()
    const ids = byHand.map(({ id }) => id)
    await recordMade(tx, services, { order, ids, madeBy: madeBy ?? null, at })
    const how = madeBy ? { after: { madeBy } } : {}
    if (by !== undefined)
      await recordOrderAct(tx, order, { act: 'order_refunds_made', staffId: by, ...how, at })
    return byHand.length
  })
}

/** The refunds of an order that are not made yet. */
function findRequested(tx: Sql, orderId: number) {
  return tx
    .select({
      id: refunds.id,
      isNamed: raw<boolean>`${isNotNull(refunds.providerReference)}`,
      provider: paymentAttempts.provider,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))
}
