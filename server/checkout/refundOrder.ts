import { and, eq, isNotNull, sql as raw } from 'drizzle-orm'
import type { Id } from '../../contract/api/ids'
import { restockedStates } from '../../contract/orderStates'
import { ordersReplies } from '../../wording/replies/orders'
import { readOrderId } from '../cart/orderId'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { paymentAttempts, refunds } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { assertVersion, type StaffAct } from '../orders/assertVersion'
import { lockOrder } from '../orders/lockOrder'
import { recordOrderAct } from '../orders/recordOrderAct'
import { findRefundableLines, type Refund } from '../orders/refunds/refundQueries'
import type { RefundableLine, RefundWish } from '../orders/refunds/refundRules'
import { requestRefund } from '../orders/refunds/requestRefund'
import { storeRefund } from '../orders/refunds/sendRefund'
import { sendRefunds } from '../orders/refunds/sendRefunds'
import type { CheckoutServices } from './CheckoutServices'

/** Lines by their place on the order, from 1, or by their id. */
type Wish =
  | RefundWish
  | { kind: 'places'; lines: readonly { place: number; quantity: number }[]; fee: boolean }
type Refunding = { id: Id; wish: Wish; restock: boolean } & StaffAct

export type Refunded = {
  orderId: number
  refunds: Pick<Refund, 'amountCents' | 'state' | 'vat'>[]
}

/** Refunds a paid order, whole or in part, and asks its provider at once; returns the outcome. */
export async function refundOrder(
  services: CheckoutServices,
  refunding: Refunding,
): Promise<Refunded> {
  const { database, clock } = services
  const orderId = readOrderId(refunding.id)
  if (orderId === undefined) throw unknown()
  const ids = await inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.state === 'panier') throw unknown()
    await assertVersion(tx, order, refunding.version)
    const wish = toWish(refunding.wish, await findRefundableLines(tx, orderId))
    const { restock } = refunding
    if (restock && restockedStates.includes(order.state))
      throw new ProblemError(409, 'invalid_input', ordersReplies.restockedBefore(order.state))
    if (restock && !(wish.kind === 'parts' && wish.lines.length > 0))
      throw new ProblemError(409, 'invalid_input', ordersReplies.restockWithoutLines)
    const asked = { order, wish, reason: 'order_refunded', requestedBy: 'shop', restock } as const
    const requested = await requestRefund(tx, { ...asked, at: clock() })
    const after = { restock, ...wish }
    const staffId = refunding.by ?? null
    if (requested.length > 0)
      await recordOrderAct(tx, order, { act: 'order_refund', staffId, after, at: clock() })
    return requested
  })
  if (ids.length === 0) throw new ProblemError(409, 'invalid_input', ordersReplies.nothingToRefund)
  await sendRefunds(services, ids)
  const rows = await database.sql.select().from(refunds).where(eq(refunds.orderId, orderId))
  return { orderId, refunds: rows.filter(({ id }) => ids.includes(id)) }
}

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
  if (orderId === undefined) throw unknown()
  return inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    await assertVersion(tx, order, version)
    const waiting = await findNamedRefunds(tx, orderId)
    const byHand = waiting.filter(({ provider }) => providers.byName(provider)?.isManual)
    if (!order || byHand.length === 0) return 0
    const at = clock()
    for (const { refundId, reference, amountCents, attemptId } of byHand) {
      const made = { refundId, reference, amountCents }
      const said = { ...made, state: 'succeeded' as const, failureCode: null }
      await storeRefund(tx, services, { order, attemptId, said, at })
    }
    if (by !== undefined)
      await recordOrderAct(tx, order, { act: 'order_refunds_made', staffId: by, at })
    return byHand.length
  })
}

/** The refunds of an order that its providers know and have not made yet. */
function findNamedRefunds(tx: Sql, orderId: number) {
  return tx
    .select({
      refundId: refunds.id,
      amountCents: refunds.amountCents,
      reference: raw<string>`${refunds.providerReference}`,
      attemptId: refunds.attemptId,
      provider: paymentAttempts.provider,
    })
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

function toWish(wish: Wish, lines: readonly RefundableLine[]): RefundWish {
  if (wish.kind !== 'places') return wish
  const named = wish.lines.map(({ place, quantity }) => {
    const line = lines[place - 1]
    if (!line) throw new ProblemError(409, 'invalid_input', ordersReplies.refundLineUnknown)
    return { id: line.id, quantity }
  })
  return { kind: 'parts', lines: named, fee: wish.fee }
}

const unknown = () => new ProblemError(404, 'not_found', ordersReplies.unknown)
