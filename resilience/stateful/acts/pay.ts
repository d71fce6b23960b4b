import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { toEuros } from '../../../contract/amounts'
import { payCart } from '../../../contract/api/cart'
import {
  client,
  conflict,
  done,
  kindOfAct,
  livesIn,
  notFound,
  pick,
  type Answer,
  type Seen,
} from '../Act'
import { ask } from '../Stage'
import { cartOf, ordersOf, totalOf, type Order, type World } from '../World'
import { shownCart } from './cart'
import { nobodysOrder, picked, shownSummary } from './orders'

export const shopAddress = '9 rue des Essais, 41000 Blois'
const homeAddress = '1 rue du Château, 41000 Blois'
const otherAddress = '2 rue du Château, 41000 Blois'

type Where = Pick<z.infer<typeof payCart.body>, 'adress' | 'command_delivery'>
/** By which words of a payment the shop knows how the order leaves. */
const where = fc.constantFrom<Where[]>(
  { adress: shopAddress },
  { adress: homeAddress },
  // As people read it, the same address.
  { adress: '1 RUE DU CHATEAU 41000 BLOIS' },
  { adress: otherAddress },
  { adress: homeAddress, command_delivery: 'magasin' },
  { adress: homeAddress, command_delivery: 'domicile' },
)
type Payment = { client: number; order: number; where: Where; shownCents: number | null }

/** As callers of the specification pay, who say nothing of the sum. */
const isBare = fc.nat(3).map((drawn) => drawn === 0)

/** The provider is asked for the sum that the cart had, and then the order is made. */
export const pay = kindOfAct('pay', 8, { client, pick, where, isBare }, (drawn, now, stage) => {
  const { client, where } = drawn
  const order =
    drawn.pick === 0 ? (cartOf(now, client)?.id ?? nobodysOrder) : picked(now, drawn.pick)
  const shownCents = drawn.isBare ? null : (stage.clients[client]!.shownCents ?? 0)
  const payment = { client, order, where, shownCents }
  return {
    label: payment,
    perform: () =>
      ask(stage, client, payCart, {
        command_id: order,
        ...where,
        ...(shownCents !== null && { expected_total: toEuros(shownCents) }),
      }),
    steps: [
      livesIn(client),
      (world, memory, seen) => {
        const cart = payable(world, payment, seen)
        if ('status' in cart) return cart
        memory.totalCents = totalOf(world, cart)
      },
      (world, { totalCents }, seen) => {
        if (world.clients[client]!.isDeleted) return notFound
        const cart = payable(world, payment, seen)
        if ('status' in cart) return cart
        if (totalOf(world, cart) !== totalCents) return priceChanged(world, client, seen)
        settle(world, cart, where)
        return paid(world, cart, seen)
      },
    ],
  }
})

/** The cart that can be paid now, or what is answered. */
function payable(
  world: World,
  { client, order, where, shownCents }: Payment,
  seen: Seen,
): Order | Answer {
  const found = ordersOf(world, client).find(({ id }) => id === order)
  if (!found) return notFound
  if (['annulée', 'remboursée'].includes(found.state)) return conflict('order_not_payable')
  if (found.state !== 'panier')
    return isSameDelivery(found, where) ? paid(world, found, seen) : conflict('already_paid')
  if (found.lines.length === 0) return conflict('cart_empty')
  const isUnavailable = found.lines.some(({ product, quantity }) => {
    const { stock, isRetired } = world.products[product]!
    return isRetired || quantity > stock
  })
  if (isUnavailable) return conflict('line_unavailable')
  // Nobody pays a sum that they were not shown.
  const isShown = shownCents === null || shownCents === totalOf(world, found)
  return isShown ? found : priceChanged(world, client, seen)
}

const priceChanged = (world: World, client: number, seen: Seen) =>
  conflict('price_changed', shownCart(world, client, seen))

const paid = (world: World, order: Order, seen: Seen) =>
  done(
    seen.isAlone
      ? { order: shownSummary(world, order), ...shownCart(world, order.client, seen) }
      : { order: { command_id: order.id } },
  )

const deliveryOf = (where: Where) =>
  where.command_delivery ?? (where.adress === shopAddress ? 'magasin' : 'domicile')

/** As people read: the same words in capitals are the same address. */
function isSameDelivery({ delivery, address }: Order, where: Where): boolean {
  if (delivery !== deliveryOf(where)) return false
  return delivery === 'magasin' || (address === otherAddress) === (where.adress === otherAddress)
}

function settle({ products }: World, order: Order, where: Where): void {
  for (const line of order.lines) {
    const product = products[line.product]!
    product.stock -= line.quantity
    line.frozen = { name: product.name, priceCents: product.priceCents }
  }
  order.state = 'payée'
  order.delivery = deliveryOf(where)
  order.address = order.delivery === 'magasin' ? shopAddress : where.adress
}
