import type { Act, Answer } from './Act'
import { conflict, done, notFound, type Step } from './step'
import { addressOf, ordersOf, shopAddress, totalOf, type Order, type World } from './World'

type PayAct = Act & { kind: 'pay' }

/** The provider is asked for the sum that the cart had, and then the order is made. */
export function paySteps(act: PayAct): Step[] {
  return [
    (world, memory) => {
      const order = orderOf(world, act)
      const refusal = refuse(world, order, act)
      if (refusal) return refusal
      memory.totalCents = totalOf(world, order!)
    },
    (world, { totalCents }) => {
      const order = orderOf(world, act)
      if (world.clients[act.client]!.isDeleted) return notFound
      const refusal = refuse(world, order, act)
      if (refusal) return refusal
      if (totalOf(world, order!) !== totalCents) return conflict('price_changed')
      settle(world, order!, act)
      return done
    },
  ]
}

function orderOf(world: World, { client, order }: PayAct): Order | undefined {
  return ordersOf(world, client).find(({ id }) => id === order)
}

function refuse(world: World, order: Order | undefined, act: PayAct): Answer | undefined {
  if (!order) return notFound
  if (['annulée', 'remboursée'].includes(order.state)) return conflict('order_not_payable')
  if (order.state !== 'panier') return isSameDelivery(order, act) ? done : conflict('already_paid')
  if (order.lines.length === 0) return conflict('cart_empty')
  const isUnavailable = order.lines.some(({ product, quantity }) => {
    const { stock, isRetired } = world.products[product]!
    return isRetired || quantity > stock
  })
  if (isUnavailable) return conflict('line_unavailable')
  // Nobody pays a sum that they were not shown.
  const isShown = act.shownCents === null || act.shownCents === totalOf(world, order)
  return isShown ? undefined : conflict('price_changed')
}

const deliveryOf = ({ where }: PayAct) =>
  where === 'magasin' || where === 'shop address' ? 'magasin' : 'domicile'

/** As people read: the same words in capitals are the same address. */
function isSameDelivery({ delivery, address }: Order, act: PayAct): boolean {
  if (delivery !== deliveryOf(act)) return false
  const isElsewhere = (text: string | undefined) => text === addressOf['another address']
  return delivery === 'magasin' || isElsewhere(address) === isElsewhere(addressOf[act.where])
}

function settle({ products }: World, order: Order, act: PayAct): void {
  for (const line of order.lines) {
    const product = products[line.product]!
    product.stock -= line.quantity
    line.frozen = { name: product.name, priceCents: product.priceCents }
  }
  order.state = 'payée'
  order.delivery = deliveryOf(act)
  order.address = order.delivery === 'magasin' ? shopAddress : addressOf[act.where]
}
