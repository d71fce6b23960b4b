import { and, eq, gt } from 'drizzle-orm'
import { openCart } from '../cart/openCart'
import { refillCart } from '../cart/refillCart'
import { inTransaction } from '../database/inTransaction'
import { orders } from '../database/schema'
import { assertVersion, type StaffAct } from '../orders/assertVersion'
import { forgetDelivery } from '../orders/forgetDelivery'
import { lockOrder } from '../orders/lockOrder'
import { recordOrderAct } from '../orders/recordOrderAct'
import type { CheckoutServices } from './CheckoutServices'
import { giveStockBack, lockProducts } from '../stock/queries'
import { endOpenAttempt, findInstructed, findOpenAttempt, type Attempt } from './attempts'
import { queueCounterEnd, queueUnpaidEnd } from './unpaidOrderMails'
import { stopAttempt } from './stopAttempt'
import { minuteMs } from '../system/durations'

/** Milliseconds, more than a provider has to reply. */
const startingMs = 2 * minuteMs

type End = {
  orderId: number
  to: 'annulée' | 'expirée'
  /**
   * Whether the client is told by mail; one whose last mail asks for the money always is, as the shop
   * is of what it was to prepare.
   */
  isMailed: boolean
  /** Whether its articles go back into the client's cart, as many as there are. */
  isRefilled?: boolean
} & StaffAct

/**
 * Ends an order that awaits its payment, at the provider first, and gives its articles back once.
 * False if it is not awaiting payment any more: it may have been paid in the last moment. Throws a
 * ProblemError (409) if it is not as its caller saw it.
 */
export async function endUnpaid(services: CheckoutServices, end: End): Promise<boolean> {
  const { database, settings, clock } = services
  const { orderId: id, to, by } = end
  // The client may have resumed the payment since it was listed: the new page stays open.
  if (to === 'expirée' && (await isStillHeld(services, id))) return false
  const open = await findOpenAttempt(database.sql, id)
  if (to === 'expirée' && open && isStarting(open, clock())) return false
  if (open) await stopAttempt(services, open)
  const isEnded = await inTransaction(database.paymentSql, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.state !== 'en attente de paiement') return false
    await assertVersion(tx, order, end.version)
    const again = await findOpenAttempt(tx, id)
    // Another tab has started to pay meanwhile.
    if (again && again.id !== open?.id) return false
    const at = clock()
    if (to === 'expirée' && order.heldUntil !== null && order.heldUntil > at) return false
    await endOpenAttempt(tx, id, { state: to === 'expirée' ? 'expired' : 'cancelled', at })
    // The cart is locked before the products, as a payment does.
    const isRefilled = end.isRefilled === true && !order.isClientDeleted
    const cartId = isRefilled ? await openCart(tx, order.clientId, at) : undefined
    await lockProducts(tx, id)
    await giveStockBack(tx, { id, cause: 'release', at })
    if (cartId !== undefined) await refillCart(tx, { cartId, orderId: id })
    await tx
      .update(orders)
      .set({ state: to, revision: order.revision + 1, heldUntil: null, endedAt: at })
      .where(eq(orders.id, id))
    if (by !== undefined) {
      const change = { before: { state: order.state }, after: { state: to } }
      await recordOrderAct(tx, order, { act: 'order_state', staffId: by, ...change, at })
    }
    if (order.isClientDeleted) await forgetDelivery(tx, [id])
    const instructed = await findInstructed(tx, id)
    // A transfer may have left, whatever its client chose after it.
    const means = instructed.includes('transfer') ? 'transfer' : (open?.means ?? 'card')
    const isAsked = instructed.includes('transfer') || instructed.includes('counter')
    if (end.isMailed || isAsked) await queueUnpaidEnd(tx, settings, { order, means, to, at })
    if (instructed.includes('counter'))
      await queueCounterEnd(tx, settings, { order, means: 'counter', at })
    return true
  })
  services.catalogueCache?.drop()
  return isEnded
}

/** Whether a press on “Payer” may still wait for the provider's reply. */
const isStarting = ({ state, createdAt }: Attempt, now: Date) =>
  state === 'started' && createdAt.getTime() > now.getTime() - startingMs

async function isStillHeld({ database, clock }: CheckoutServices, id: number): Promise<boolean> {
  const isHeld = and(eq(orders.id, id), gt(orders.heldUntil, clock()))
  return (await database.sql.$count(orders, isHeld)) > 0
}
