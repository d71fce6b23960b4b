import * as fc from 'fast-check'
import { toEuros } from '../../../contract/amounts'
import type { DeliveryMode } from '../../../contract/deliveryModes'
import { endedStates, orderStates, type OrderState } from '../../../contract/orderStates'
import { client, conflict, done, kindOfAct, livesIn, notFound, pick } from '../Act'
import { endUnpaid, giveBack, giveStockBack, isOtherOpen, leaveBehind } from '../money'
import { paymentStateOf, stopOpen } from '../money'
import { heldOf } from '../held'
import { command, type Stage } from '../Stage'
import { shownShares, totalOf } from '../promotions'
import { ordersOf, record, type Order, type Model } from '../Model'

/** The numbers of orders are drawn, and this one hardly ever. */
export const nobodysOrder = 10_000_000

/** Of anyone's orders and carts, the newest first. */
export function picked({ orders }: Pick<Model, 'orders'>, pick: number): number {
  const known = orders.flatMap(({ id }) => id ?? []).reverse()
  return known[pick % Math.max(1, known.length)] ?? nobodysOrder
}

export const shownSummary = (model: Model, order: Order) => ({
  command_id: order.id,
  command_state: order.state,
  command_total: toEuros(totalOf(model, order)),
  command_payment: paymentStateOf(order),
})

/** The lines of an order as they were paid; what moves meanwhile is left out. */
export function shownLines(model: Model, order: Order, isAlone = true) {
  const { vat, discounts } = shownShares(model, order)
  return order.lines.map(({ product, grind, quantity, frozen }) => ({
    ...(isAlone && shownSummary(model, order)),
    command_vat: vat,
    command_discounts: discounts,
    command_delivery: order.delivery,
    command_adress: order.address,
    product_serial_number: model.products[product]!.serial,
    product_name: frozen!.name,
    product_price: toEuros(frozen!.priceCents),
    command_grind: grind,
    command_quantity: quantity,
    command_total_price: toEuros(frozen!.priceCents * quantity),
  }))
}

export const placedOf = (model: Model, client: number) =>
  ordersOf(model, client).filter(({ state }) => state !== 'panier')

type Read = { client: number; order: unknown; as: number }

export const readAs = ({ clients }: Stage, { client, order, as }: Read) =>
  clients[client]!.readOrder(order, clients[as]!.id)

/** Now and then in the name of somebody else. */
export const readOrder = kindOfAct(
  'read order',
  1,
  { client, pick: fc.nat(9), other: client, isOwn: fc.nat(4).map((drawn) => drawn > 0) },
  ({ client, pick, other, isOwn }, now, stage) => {
    const read = { client, order: picked(now, pick), as: isOwn ? client : other }
    return {
      label: read,
      perform: () => readAs(stage, read),
      steps: [
        livesIn(client),
        (model, _, { isAlone }) => {
          if (read.as !== client) return { status: 403, body: { code: 'forbidden' } }
          const own = placedOf(model, client).find(({ id }) => id === read.order)
          return own ? done(shownLines(model, own, isAlone)) : notFound
        },
      ],
    }
  },
)

type Next = Partial<Record<OrderState, OrderState[]>>
const always: Next = { payée: ['en préparation', 'annulée'] }
const nextStates: Record<DeliveryMode, Next> = {
  magasin: {
    ...always,
    'en préparation': ['prête', 'annulée'],
    prête: ['retirée', 'annulée'],
  },
  domicile: {
    ...always,
    'en préparation': ['expédiée', 'annulée'],
    expédiée: ['livrée', 'perdue', 'retournée'],
  },
}

export const isNext = ({ delivery, state }: Order, to: OrderState) =>
  delivery !== undefined && (nextStates[delivery][state]?.includes(to) ?? false)

/** Puts an order into its next state, with its articles and its money. */
export function enter(
  model: Model,
  order: Order,
  to: { state: OrderState; restock?: boolean | undefined; refund: boolean; by: string | null },
): void {
  const isCancelled = to.state === 'annulée'
  order.state = to.state
  if (to.state === 'livrée' || to.state === 'retirée') order.receivedOn = model.day
  const isHandedOver = to.state === 'prête' || to.state === 'expédiée'
  const hasEnded = endedStates.some((ended) => ended === to.state)
  if (!model.clients[order.client]!.isProven) {
    if (isHandedOver) order.isConfirmedAgain = true
    if (hasEnded) order.isUnconfirmed = true
  }
  if (to.state === 'expédiée') leaveBehind(model, order)
  if (isCancelled || to.restock) giveStockBack(model, order)
  record(order, 'order_state', to.by)
  if (isCancelled && to.refund)
    for (const [attempt, cents] of heldOf(order).entries())
      if (cents > 0) giveBack(model, order, { attempt, cents })
}

/**
 * The shopkeeper's: what is cancelled gives its stock back, what is lost does not, and for what
 * comes back, and for nothing else, they say whether it does.
 */
export const changeOrder = kindOfAct(
  'change order',
  5,
  {
    pick,
    state: fc.constantFrom(...orderStates.slice(1)),
    isRestocked: fc.boolean(),
    isOdd: fc.nat(9).map((drawn) => drawn === 0),
    refund: fc.nat(3).map((drawn) => drawn > 0),
  },
  ({ pick, state, isRestocked, isOdd, refund }, now, { shopkeeper }) => {
    const id = picked(now, pick)
    const restock = (state === 'retournée') !== isOdd ? isRestocked : undefined
    return {
      label: { order: id, state, restock, refund },
      perform: () => {
        const args = { id: String(id), state, restock, refund }
        return command(shopkeeper.run({ name: 'changeOrder', args }))
      },
      steps: [
        (model, memory) => {
          const order = model.orders.find((known) => known.id === id)
          memory.isEnded = order?.state === 'en attente de paiement' && state === 'annulée'
          if (order && memory.isEnded) stopOpen(model, order, memory)
        },
        (model, memory) => {
          const order = model.orders.find((known) => known.id === id)
          if (memory.isEnded) {
            if (order?.state !== 'en attente de paiement') return undefined
            if (isOtherOpen(order, memory)) return undefined
            endUnpaid(model, order, 'annulée')
            order.log.push({ act: 'order_state', who: null })
            return undefined
          }
          const isPossible = order && isNext(order, state)
          if (!isPossible || (state === 'retournée') !== (restock !== undefined))
            return conflict('impossible')
          enter(model, order, { state, restock, refund, by: null })
        },
      ],
    }
  },
)
