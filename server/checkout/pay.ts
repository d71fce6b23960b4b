import type { AddressParts } from '../../contract/api/address'
import type { Id } from '../../contract/api/ids'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { cartReplies } from '../../wording/replies/cart'
import { readOrderId } from '../cart/orderId'
import { whyClosed } from '../catalogue/whyClosed'
import { lockBuyer } from '../clients/lockBuyer'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { ProblemError } from '../http/ProblemError'
import type { CheckoutServices } from './CheckoutServices'
import type { Services } from '../services'
import type { ShopSettings } from '../shop/shopSettings'
import { conditionsInForce } from '../conditions/inForce'
import { lockPromotion } from '../promotions/queries'
import { lowerLines } from '../promotions/rules'
import { lockProducts } from '../stock/queries'
import { findOpenAttempt, insertAttempt, type Attempt } from './attempts'
import { findUnpaidMeans, lockState } from './queries'
import { findQuoteLinesOf } from './quoteLines'
import { quoteOrder } from './quoteOrder'
import { reserve } from './reserve'
import * as rules from './rules'
import { resumePayment } from './resumePayment'
import { chooseProvider } from './chooseProvider'
import { startAttempt, type Payment } from './startAttempt'

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
}

/**
 * Orders the client's cart once, however often it is called, and starts its payment. The articles
 * are reserved in one transaction; the provider is called after it.
 */
export async function payCart(services: PayServices, request: PayRequest): Promise<Payment> {
  const orderId = readOrderId(request.commandId)
  if (orderId === undefined) throw cartUnknown()
  const shop = await services.shopSettings.read()
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

async function placeOrder(
  tx: Sql,
  services: CheckoutServices & { shop: ShopSettings; closed: string | null },
  id: number,
  request: PayRequest,
): Promise<Placed> {
  const { settings, shop, closed, clock } = services
  const { clientId, expectedCents, addressParts: parts } = request
  const client = await lockBuyer(tx, clientId)
  const order = await lockState(tx, { id, clientId })
  if (!order || !client) throw cartUnknown()
  const delivery = rules.deliveryOf(request, settings.seller.address)
  if (order.state !== 'panier') {
    rules.assertPayable(order.state)
    rules.assertSameDelivery(order, delivery)
    if (order.state !== 'en attente de paiement') return { kind: 'paid' }
    // What was started is honoured; a caller that never saw the total is told it once more.
    const isUnseen = expectedCents === undefined && !(await findOpenAttempt(tx, id))
    return { kind: isUnseen ? 'unseen' : 'awaited' }
  }

  await lockProducts(tx, id)
  const at = clock()
  const cart = await findQuoteLinesOf(tx, id)
  const { promotionId } = order
  const promotion =
    promotionId === null ? undefined : await lockPromotion(tx, { id: promotionId, clientId })
  const { lines, problem } = lowerLines(cart, promotion, at)
  // A code that lowers nothing is not used up.
  const used = promotion && problem === null ? promotion : null
  rules.assertLinesPayable(lines)
  const discountName = used?.code ?? null
  const { vatFranchise } = settings.seller
  const quote = quoteOrder({
    lines,
    discountName,
    ...delivery,
    parts,
    settings: shop,
    vatFranchise,
    closed,
    at,
  })
  const { totalCents, feeCents, dates: promised } = quote
  rules.assertSameSum(lines, totalCents, expectedCents)
  const { conditionsId = null } = request
  if (conditionsId !== null)
    rules.assertSameConditions(conditionsId, await conditionsInForce(tx, settings, at))
  const provider = chooseProvider(services, {
    means: request.means,
    delivery: delivery.delivery,
    totalCents,
    isProven: client.isProven,
  })
  rules.assertFewUnpaid(await findUnpaidMeans(tx, { clientId, id }), provider.means)

  await reserve(tx, {
    id,
    lines: quote.lines,
    promotionId: used?.id ?? null,
    ...delivery,
    addressParts: delivery.delivery === 'domicile' ? (parts ?? null) : null,
    totalCents,
    feeCents,
    vatFranchise,
    promised,
    conditionsId,
    at,
    heldUntil: provider.heldUntil(at),
  })
  if (expectedCents === undefined && feeCents > 0) return { kind: 'unseen' }
  const attempt = await insertAttempt(tx, {
    orderId: id,
    means: provider.means,
    provider: provider.name,
    amountCents: totalCents,
    at,
  })
  return { kind: 'started', attempt, email: client.email }
}

const cartUnknown = () => new ProblemError(404, 'not_found', cartReplies.cartUnknown)
