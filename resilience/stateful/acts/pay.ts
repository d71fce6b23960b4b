import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { toCents, toEuros } from '../../../contract/amounts'
import { cancelOrder, payCart, resumePayment } from '../../../contract/api/checkout'
import { quoteCart, type QuoteReply } from '../../../contract/api/quote'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import { deliveryDates } from '../../../server/shop/deliveryDates'
import { defaultShopSettings } from '../../../server/shop/shopSettings'
import { client, conflict, done, kindOfAct, livesIn, notFound, pick } from '../Act'
import type { Answer, Seen, Step } from '../Act'
import {
  askProvider,
  endUnpaid,
  holdEnd,
  isAwaited,
  isByHand,
  isOtherOpen,
  lastOf,
  openOf,
  receive,
  stopOpen,
} from '../money'
import { ask, type Stage } from '../Stage'
import { openCode, sharesOf, totalOf } from '../promotions'
import { cartOf, lineOf, newCart, ordersOf, piecesOf, type Order, type Model } from '../Model'
import { shownCart } from './cart'
import { nobodysOrder, picked, shownSummary } from './orders'

export const shopAddress = '9 rue des Essais, 41000 Blois'
export const homeAddress = '1 rue du Château, 41000 Blois'
export const otherAddress = '2 rue du Château, 41000 Blois'

type Where = Pick<z.infer<typeof payCart.body>, 'adress' | 'command_delivery'>
/** By which words of a payment the shop knows how the order leaves. */
export const where = fc.constantFrom<Where[]>(
  { adress: shopAddress },
  { adress: homeAddress },
  // As people read it, the same address.
  { adress: '1 RUE DU CHATEAU 41000 BLOIS' },
  { adress: otherAddress },
  { adress: homeAddress, command_delivery: 'magasin' },
  { adress: homeAddress, command_delivery: 'domicile' },
)
/** Null: the shop's first one, which pays at once. */
const means = fc.constantFrom<(PaymentMeans | null)[]>(null, 'card', 'card', 'transfer', 'counter')
/** Of the provider: it does nothing, or its reply is lost. */
type Fault = 'error500' | 'cut' | null
const none = fc.constant<Fault>(null)
const faults = fc.constantFrom<Fault[]>('error500', 'cut')
type Payment = {
  client: number
  order: number
  means: PaymentMeans | null
  fault: Fault
  where: Where
}

/** What the payer has seen: a quote just now, what was shown last, or nothing, as by the specification. */
const glance = fc.constantFrom('quote', 'quote', 'last', 'nothing')

/** The cart becomes an order that awaits its payment, and then the payment starts. */
const payWith = (fault: fc.Arbitrary<Fault>, weight: number) =>
  kindOfAct(
    'pay',
    weight,
    { client, pick, where, glance, means, fault },
    ({ pick, glance, ...drawn }, now, stage) => {
      const { client, where, means } = drawn
      const order = pick === 0 ? (cartOf(now, client)?.id ?? nobodysOrder) : picked(now, pick)
      const payment = { ...drawn, order }
      return {
        label: { ...payment, glance },
        async perform() {
          if (glance === 'quote') {
            const quote = await ask(stage, client, quoteCart, { delivery: 'magasin' })
            if (quote.status !== 200) return quote
            stage.clients[client]!.shownCents = toCents((quote.body as QuoteReply).total)
          }
          const { shownCents = 0 } = stage.clients[client]!
          const { status, body } = await underFault(stage, drawn.fault, () =>
            ask(stage, client, payCart, {
              command_id: order,
              ...where,
              ...(means && { payment_means: means }),
              ...(glance !== 'nothing' && { expected_total: toEuros(shownCents) }),
            }),
          )
          const shown = glance === 'nothing' ? null : shownCents
          return { status, body: { ...(body as object), shownCents: shown } }
        },
        steps: [
          livesIn(client),
          (model, memory, seen) => {
            const cart = payable(model, payment, seen)
            if ('status' in cart) return cart
            // A caller who says nothing of the sum is told it, and starts no other payment.
            const isUnseen = shownIn(seen) === null && !openOf(cart)
            if (cart.state !== 'panier')
              return isUnseen ? replied(model, cart, seen, null) : undefined
            memory.attempt = reserve(model, cart, payment)
          },
          ...goOn(payment),
        ],
      }
    },
  )

export const pay = payWith(none, 14)
export const payUnderFault = payWith(faults, 2)

const resumeWith = (fault: fc.Arbitrary<Fault>, weight: number) =>
  kindOfAct(
    'resume',
    weight,
    { client, pick: fc.nat(4), means, fault },
    ({ pick, ...drawn }, now, stage) => {
      const { client, means } = drawn
      const payment = { ...drawn, order: ownUnpaid(now, client, pick) }
      return {
        label: payment,
        perform: () =>
          underFault(stage, drawn.fault, () =>
            ask(stage, client, resumePayment, {
              command_id: payment.order,
              ...(means && { payment_means: means }),
            }),
          ),
        steps: [livesIn(client), ...goOn(payment)],
      }
    },
  )

export const resume = resumeWith(none, 6)
export const resumeUnderFault = resumeWith(faults, 1)

/** Mostly one that awaits its payment, now and then any order. */
function ownUnpaid(now: Model, client: number, pick: number): number {
  const unpaid = ordersOf(now, client).filter(({ state }) => state === 'en attente de paiement')
  return (pick > 0 && unpaid.at(-1)?.id) || picked(now, pick)
}

async function underFault<Result>(
  { shop: { host } }: Stage,
  fault: Fault,
  act: () => Promise<Result>,
): Promise<Result> {
  // The library asks twice.
  if (fault) host.faults.plan(fault, /POST .*checkout\/sessions$/, 2)
  try {
    return await act()
  } finally {
    if (fault) host.faults.clear()
  }
}

/** Other means end the first ones; then the open payment goes on, or a new one starts. */
const goOn = (payment: Omit<Payment, 'where'>): Step[] => [
  (model, memory) => {
    const order = ownOrder(model, payment)
    const open = order && openOf(order)
    const { means } = payment
    if (memory.attempt !== undefined || !open || !means || open.means === means) return undefined
    if (model.clients[payment.client]!.isDeleted) return notFound
    // The first goes on where the second is refused.
    if (isRefused(model, order, means)) return conflict('order_not_payable')
    stopOpen(model, order, memory)
  },
  goOnOrBegin(payment),
  // A page that has ended at the provider is not shown again.
  (model, memory) => {
    const order = ownOrder(model, payment)!
    const attempt = order.attempts[memory.attempt!]!
    if (attempt.means !== 'card' || attempt.session === undefined) return undefined
    askProvider(model, order, attempt)
    if (attempt.state !== 'open') delete memory.attempt
  },
  goOnOrBegin(payment),
  (model, memory, seen) => {
    const order = ownOrder(model, payment)!
    const attempt = order.attempts[memory.attempt!]!
    if (attempt.means === 'demonstration') receive(model, order, attempt, attempt.cents)
    // Another act ended it while its payment was starting.
    if (isOver(order)) return conflict('order_not_payable')
    const { payment_url: url } = seen.body as { payment_url?: string | null }
    const isNew = attempt.session === undefined
    const isCard = attempt.means === 'card'
    // A page that was made before its reply was lost is found in spite of an error.
    if (isCard && isNew && (payment.fault === 'cut' || (payment.fault && !attempt.isMade))) {
      attempt.isMade = payment.fault === 'cut'
      if (!attempt.isMade) attempt.state = 'ended'
      return replied(model, order, seen, null)
    }
    if (isNew && attempt.state === 'open') order.heldUntil = holdEnd(model, order, attempt.means)
    if (!isCard) return replied(model, order, seen, null)
    if (url) attempt.session ??= url.split('/').at(-1)!
    const isSame = attempt.session !== undefined && url?.endsWith(`/${attempt.session}`)
    return replied(model, order, seen, isSame ? url! : `the page of ${attempt.session}`)
  },
]

/** The attempt to go on with: the open one, or a new one. */
const goOnOrBegin =
  (payment: Omit<Payment, 'where'>): Step =>
  (model, memory, seen) => {
    if (memory.attempt !== undefined) return undefined
    const order = ownOrder(model, payment)
    if (model.clients[payment.client]!.isDeleted || !order || order.state === 'panier')
      return notFound
    if (isOver(order)) return conflict('order_not_payable')
    if (order.state !== 'en attente de paiement') return replied(model, order, seen, null)
    const open = openOf(order)
    const chosen = payment.means ?? 'demonstration'
    if (open && isOtherOpen(order, memory)) {
      memory.attempt = order.attempts.indexOf(open)
      return undefined
    }
    if (isRefused(model, order, chosen)) return conflict('order_not_payable')
    if (open) open.state = 'ended'
    memory.attempt = begin(model, order, chosen)
    return undefined
  }

const shownIn = ({ body }: Seen) => (body as { shownCents: number | null }).shownCents

const ownOrder = (model: Model, { client, order }: Pick<Payment, 'client' | 'order'>) =>
  ordersOf(model, client).find(({ id }) => id === order)

const isOver = ({ state }: Order) => ['annulée', 'remboursée', 'expirée'].includes(state)

function begin(model: Model, order: Order, means: PaymentMeans): number {
  const { minutes: at } = model
  const cents = totalOf(model, order)
  return order.attempts.push({ means, at, cents, state: 'open', provider: 'open' }) - 1
}

/** The rules of the means, and of how much may be unpaid. */
function isRefused(model: Model, order: Order, means: PaymentMeans): boolean {
  const unpaid = ordersOf(model, order.client)
    .filter((other) => isAwaited(other) && other.id !== order.id)
    .map((other) => lastOf(other)?.means)
  if (unpaid.length >= 2) return true
  if (isByHand(means) && holdEnd(model, order, means) <= model.now) return true
  if (isByHand(means) && !model.clients[order.client]!.isProven) return true
  if (means === 'transfer') return unpaid.includes('transfer')
  if (means === 'counter') return order.delivery !== 'magasin'
  // Stripe takes no less.
  return means === 'card' && totalOf(model, order) < 50
}

/** The cart that can be paid now, or the order that was made of it; or what is answered. */
function payable(model: Model, payment: Payment, seen: Seen): Order | Answer {
  const { client, where } = payment
  const shownCents = shownIn(seen)
  const found = ownOrder(model, payment)
  if (!found || model.clients[client]!.isDeleted) return notFound
  if (isOver(found)) return conflict('order_not_payable')
  if (isAwaited(found)) {
    const isSameTotal = shownCents === null || shownCents === totalOf(model, found)
    return isSameDelivery(found, where) && isSameTotal ? found : conflict('order_not_payable')
  }
  if (found.state !== 'panier' && !isSameDelivery(found, where)) return conflict('already_paid')
  if (found.state !== 'panier') return replied(model, found, seen, null)
  if (found.lines.length === 0) return conflict('cart_empty')
  const isUnavailable = found.lines.some(({ product }) => {
    const { stock, isRetired } = model.products[product]!
    return isRetired || piecesOf(found.lines, product) > stock
  })
  if (isUnavailable) return conflict('line_unavailable')
  // Nobody pays a sum that they were not shown.
  if (shownCents !== null && shownCents !== totalOf(model, found))
    return conflict('price_changed', shownCart(model, client, seen))
  const means = payment.means ?? 'demonstration'
  const asked = { ...found, delivery: deliveryOf(where) }
  return isRefused(model, asked, means) ? conflict('order_not_payable') : found
}

const replied = (model: Model, order: Order, seen: Seen, url: string | null) =>
  done(
    seen.isAlone
      ? {
          order: shownSummary(model, order),
          payment_url: url,
          ...shownCart(model, order.client, seen),
        }
      : { order: { command_id: order.id } },
  )

const deliveryOf = (where: Where) =>
  where.command_delivery ?? (where.adress === shopAddress ? 'magasin' : 'domicile')

/** As people read: the same words in capitals are the same address. */
function isSameDelivery({ delivery, address }: Order, where: Where): boolean {
  if (delivery !== deliveryOf(where)) return false
  return delivery === 'magasin' || (address === otherAddress) === (where.adress === otherAddress)
}

/** The articles are taken and the lines frozen before any money moves. */
function reserve(model: Model, order: Order, { where, means }: Payment): number {
  const shares = sharesOf(model, order)
  // A code that takes nothing off is not used up.
  if (!shares) delete order.promotion
  for (const [index, line] of order.lines.entries()) {
    const product = model.products[line.product]!
    product.stock -= line.quantity
    const { name, priceCents } = product
    line.frozen = { name, priceCents, discountCents: shares?.[index] ?? 0 }
  }
  order.state = 'en attente de paiement'
  order.delivery = deliveryOf(where)
  order.address = order.delivery === 'magasin' ? shopAddress : where.adress
  order.orderedOn = model.day
  const dates = deliveryDates(new Date(model.now), 'magasin', defaultShopSettings)
  if (dates) order.readyOn = dates.from
  const attempt = begin(model, order, means ?? 'demonstration')
  order.heldUntil = holdEnd(model, order, order.attempts[attempt]!.means)
  return attempt
}

/** Its articles go back into the shop, or into the cart as far as they are there. */
export const cancel = kindOfAct(
  'cancel',
  4,
  { client, pick: fc.nat(4), isRefilled: fc.boolean() },
  ({ client, pick, isRefilled }, now, stage) => {
    const id = ownUnpaid(now, client, pick)
    return {
      label: { client, order: id, isRefilled },
      perform: () => ask(stage, client, cancelOrder, { command_id: id, refill: isRefilled }),
      steps: [
        livesIn(client),
        (model, memory) => {
          const order = ownOrder(model, { client, order: id })
          if (!order || order.state === 'panier') return notFound
          if (order.state !== 'en attente de paiement') return undefined
          memory.isEnded = true
          stopOpen(model, order, memory)
        },
        (model, memory) => {
          const order = ownOrder(model, { client, order: id })!
          memory.isEnded &&= order.state === 'en attente de paiement' && !isOtherOpen(order, memory)
          if (!memory.isEnded) return undefined
          endUnpaid(model, order, 'annulée')
          if (isRefilled && !model.clients[client]!.isDeleted) refill(model, order)
        },
        (model, _, seen) => {
          const order = ownOrder(model, { client, order: id })!
          return replied(model, order, seen, null)
        },
      ],
    }
  },
)

function refill(model: Model, { client, lines, promotion }: Order): void {
  const cart = cartOf(model, client) ?? newCart(model, client)
  if (!model.orders.includes(cart)) model.orders.push(cart)
  if (promotion !== undefined) cart.promotion ??= renewedCode(model, promotion)
  for (const { product, grind, quantity } of lines) {
    const { stock, isRetired } = model.products[product]!
    const line = lineOf(cart, product, grind)
    const added = Math.min(quantity, stock - piecesOf(cart.lines, product))
    if (added <= 0 || isRetired) continue
    if (line) line.quantity += added
    else cart.lines.push({ product, grind, quantity: added })
  }
}

/** The code of these letters that is in use now, or the ended one. */
function renewedCode(model: Model, id: number): number {
  const { code } = model.promotions.find((one) => one.id === id)!
  return openCode(model, code)?.id ?? id
}
