import type { AddressParts } from '../../contract/api/address'
import type { Id } from '../../contract/api/ids'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { cartReplies } from '../../wording/replies/cart'
import { readOrderId } from '../cart/orderId'
import { whyClosed } from '../catalogue/whyClosed'
import { lockBuyer } from '../clients/lockBuyer'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import type { CheckoutServices } from './CheckoutServices'
import type { Services } from '../services'
import { closures } from '../shop/closures'
import type { PromisedDates } from '../shop/deliveryDates'
import { readForSale } from '../shop/readForSale'
import type { ShopSettings } from '../shop/shopSettings'
import { conditionsInForce } from '../conditions/inForce'
import { lockPromotion } from '../promotions/queries'
import { lockProducts } from '../stock/queries'
import { findOpenAttempt, insertAttempt, type Attempt } from './attempts'
import { findUnpaidMeans, lockState, type OrderStateAndDelivery } from './queries'
import { findQuoteLinesOf } from './quoteLines'
import { quoteOrder } from './quoteOrder'
import { reserve } from './reserve'
import * as rules from './rules'
import { resumePayment } from './resumePayment'
import { chooseProvider } from './chooseProvider'
import { startAttempt, type Payment } from './startAttempt'
import { hourMs } from '../system/durations'

/** Milliseconds for which articles are held whose payment its caller has not started. */
const unseenMs = hourMs

type PayServices = CheckoutServices & Pick<Services, 'shopSettings'>

export type PayRequest = {
  clientId: string
  commandId: Id
  address: string
  addressParts?: AddressParts | undefined
  mode?: DeliveryMode | undefined
  means?: PaymentMeans | undefined
  conditionsId?: number | undefined
  /** The total that the shopper saw, in cents. */
  expectedCents?: number | undefined
  /** The days that the shopper saw. */
  expectedDates?: PromisedDates | undefined
}

/**
 * Orders the client's cart once, however often it is called, and starts its payment. The articles
 * are reserved in one transaction; the provider is called after it.
 */
export async function payCart(services: PayServices, request: PayRequest): Promise<Payment> {
  const orderId = readOrderId(request.commandId)
  if (orderId === undefined) throw cartUnknown()
  const shop = await readForSale(services)
  const closed = await whyClosed(services, shop)
  const placed = await inTransaction(services.database.paymentSql, (tx) =>
    placeOrder(tx, { ...services, shop, closed }, orderId, request),
  )
  if (placed.kind === 'paid') return { orderId, url: null }
  // A client that reads right after paying must not be faster than the database's notification.
  if (placed.kind !== 'awaited') services.catalogueCache?.drop()
  if (placed.kind === 'unseen') return { orderId, url: null }
  if (placed.kind === 'started') return startAttempt(services, placed.attempt, placed.email)
  return resumePayment(services, { orderId, clientId: request.clientId, means: request.means })
}

type Placed =
  | { kind: 'started'; attempt: Attempt; email: string }
  /** The order waits, because its caller has not seen the delivery fee. */
  | { kind: 'unseen' }
  | { kind: 'paid' }
  | { kind: 'awaited' }

type PlaceServices = CheckoutServices & { shop: ShopSettings; closed: string | null }

async function placeOrder(
  tx: Sql,
  services: PlaceServices,
  id: number,
  request: PayRequest,
): Promise<Placed> {
  const { settings, clock } = services
  const { clientId, expectedCents, addressParts, conditionsId = null } = request
  const client = await lockBuyer(tx, clientId)
  const order = await lockState(tx, { id, clientId })
  if (!order || !client) throw cartUnknown()
  const delivery = rules.deliveryOf(request, settings.seller.address)
  if (order.state !== 'panier') return repeat(tx, order, { id, delivery, expectedCents })

  await lockProducts(tx, id)
  const at = clock()
  const cart = { id, promotionId: order.promotionId }
  const { promotionId, ...quote } = await price(tx, services, { cart, delivery, request, at })
  const { totalCents, feeCents, vatFranchise } = quote
  if (conditionsId !== null)
    rules.assertSameConditions(conditionsId, await conditionsInForce(tx, settings, at))
  const provider = chooseProvider(services, {
    means: request.means,
    mode: delivery.mode,
    totalCents,
    isProven: client.isProven,
  })
  if (provider.means !== 'transfer')
    rules.assertSameDates(quote.lines, quote.dates, request.expectedDates)
  rules.assertFewUnpaid(await findUnpaidMeans(tx, { clientId, id }), provider.means)

  const isUnseen = expectedCents === undefined && feeCents > 0
  const promisedFrom = quote.dates?.from ?? null
  const heldUntil = provider.heldUntil({ at, promisedFrom, closures: closures(services.shop, at) })
  const untilSeen = new Date(at.getTime() + unseenMs)
  await reserve(tx, {
    id,
    lines: quote.lines,
    promotionId,
    ...delivery,
    addressParts: delivery.mode === 'domicile' ? (addressParts ?? null) : null,
    totalCents,
    feeCents,
    vatFranchise,
    promised: quote.dates,
    conditionsId,
    at,
    heldUntil: isUnseen && untilSeen < heldUntil ? untilSeen : heldUntil,
  })
  if (isUnseen) return { kind: 'unseen' }
  const attempt = await insertAttempt(tx, {
    orderId: id,
    means: provider.means,
    provider: provider.name,
    amountCents: totalCents,
    at,
  })
  return { kind: 'started', attempt, email: client.email }
}

type Repeated = { id: number; delivery: rules.Delivery; expectedCents: number | undefined }

/** What is left to do for a cart that was ordered before; throws a ProblemError if nothing can be. */
async function repeat(
  tx: Sql,
  order: OrderStateAndDelivery,
  { id, delivery, expectedCents }: Repeated,
): Promise<Placed> {
  rules.assertPayable(order.state)
  if (order.state !== 'en attente de paiement') {
    rules.assertPaidDelivery(order, delivery)
    return { kind: 'paid' }
  }
  rules.assertAwaitedOrder(order, delivery, expectedCents)
  // What was started is honoured; a caller that never saw the total is told it once more.
  const isUnseen = expectedCents === undefined && !(await findOpenAttempt(tx, id))
  return { kind: isUnseen ? 'unseen' : 'awaited' }
}

type ToPrice = {
  cart: { id: number; promotionId: number | null }
  delivery: rules.Delivery
  request: PayRequest
  at: Date
}

/** What a locked cart costs as an order, and which code it uses; throws a ProblemError. */
async function price(
  tx: Sql,
  { settings, shop, closed }: PlaceServices,
  { cart, delivery, request, at }: ToPrice,
) {
  const lines = await findQuoteLinesOf(tx, cart.id)
  const { promotionId: id } = cart
  const promotion =
    id === null ? undefined : await lockPromotion(tx, { id, clientId: request.clientId })
  rules.assertLinesPayable(lines)
  const quote = quoteOrder({
    lines,
    promotion,
    ...delivery,
    parts: request.addressParts,
    settings: shop,
    vatFranchise: settings.seller.vatFranchise,
    closed,
    at,
  })
  rules.assertSameSum(lines, quote.totalCents, request.expectedCents)
  // A code that lowers nothing is not used up.
  const promotionId = promotion && quote.codeProblem === null ? promotion.id : null
  return { ...quote, promotionId }
}

const cartUnknown = () => new ProblemError(404, 'not_found', cartReplies.cartUnknown)
