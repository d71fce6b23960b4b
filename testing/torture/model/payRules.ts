import type { Act, Answer } from './Act'
import { conflict, done, notFound, type Step } from './step'
import { homeAddress, ordersOf, shopAddress, totalOf, type Order, type World } from './World'

type PayAct = Act & { kind: 'pay' }

/** The provider is asked for the sum that the cart had, and then the order is made. */
export function paySteps(act: PayAct): Step[] {
  return [
    (world, memory) => {
      const order = orderOf(world, act)
      const refusal = refuse(world, order)
      if (refusal) return refusal
      memory.totalCents = totalOf(world, order!)
    },
    (world, { totalCents }) => {
      const order = orderOf(world, act)
      if (world.clients[act.client]!.isDeleted) return notFound
      const refusal = refuse(world, order)
      if (refusal) return refusal
      if (totalOf(world, order!) !== totalCents) return conflict('order_not_payable')
      settle(world, order!, act)
      return done
    },
  ]
}

function orderOf(world: World, { client, order }: PayAct): Order | undefined {
  return ordersOf(world, client).find(({ id }) => id === order)
}

function refuse({ products }: World, order: Order | undefined): Answer | undefined {
  if (!order) return notFound
  if (['annulée', 'remboursée'].includes(order.state)) return conflict('order_not_payable')
  if (order.state !== 'panier') return done
  if (order.lines.length === 0) return conflict('cart_empty')
  const isUnavailable = order.lines.some(({ product, quantity }) => {
    const { stock, isRetired } = products[product]!
    return isRetired || quantity > stock
  })
  return isUnavailable ? conflict('line_unavailable') : undefined
}

function settle({ products }: World, order: Order, { where }: PayAct): void {
  for (const line of order.lines) {
    const product = products[line.product]!
    product.stock -= line.quantity
    line.frozen = { name: product.name, priceCents: product.priceCents }
  }
  order.state = 'payée'
  order.delivery = where === 'magasin' || where === 'shop address' ? 'magasin' : 'domicile'
  order.adress = order.delivery === 'magasin' ? shopAddress : homeAddress
}
