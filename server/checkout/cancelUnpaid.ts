import type { Id } from '../../contract/api/ids'
import { checkoutReplies } from '../../wording/replies/checkout'
import { findOrderedNow } from '../cart/findOrderedNow'
import { readOrderId } from '../cart/orderId'
import { orderUnknown } from '../orders/orderUnknown'
import type { CheckoutServices } from './CheckoutServices'
import { endUnpaid } from './endUnpaid'
import { findState } from './queries'
import { whyNotCancelled } from './rules'

type Cancel = { commandId: Id; clientId: string; isRefilled: boolean }

/**
 * Cancels the client's order that awaits its payment; with `isRefilled` its articles go back into
 * the cart, as many as there are, and the message names those that are gone. An order that was paid
 * in the last moment stays paid.
 */
export async function cancelUnpaid(
  services: CheckoutServices,
  { commandId, clientId, isRefilled }: Cancel,
): Promise<{ orderId: number; message: string }> {
  const { database } = services
  const orderId = readOrderId(commandId)
  const order =
    orderId === undefined ? undefined : await findState(database.sql, { id: orderId, clientId })
  if (orderId === undefined || !order || order.state === 'panier') throw orderUnknown()
  const isEnded =
    order.state === 'en attente de paiement' &&
    (await endUnpaid(services, { orderId, to: 'annulée', isMailed: false, isRefilled }))
  const { state } = (await findState(database.sql, { id: orderId, clientId })) ?? order
  if (state !== 'annulée') return { orderId, message: whyNotCancelled(state) }
  // Repeated after a lost reply, it refills nothing again.
  if (!isEnded || !isRefilled) return { orderId, message: checkoutReplies.cancelled }
  const ordered = await findOrderedNow(database.sql, { clientId, orderId: String(orderId) })
  const gone = ordered.filter(({ retired, stock }) => retired || stock <= 0)
  if (gone.length === 0) return { orderId, message: checkoutReplies.refilled }
  const names = [...new Set(gone.map(({ name }) => name))]
  const areAll = gone.length === ordered.length
  return { orderId, message: checkoutReplies.refilledWithout(names, areAll) }
}
