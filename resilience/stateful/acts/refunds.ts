import * as fc from 'fast-check'
import { manualMeans, type ManualMeans } from '../../../contract/paymentMeans'
import type { Shopkeeper } from '../../Shopkeeper'
import { conflict, kindOfAct, pick, type Act, type Intent } from '../Act'
import { takeLost } from '../disputes'
import { heldOf } from '../held'
import { chooseReceivable, giveBack, receiveChosen } from '../money'
import { sendRefunds } from '../money'
import { centsOf, isRestockSaid, putBack, refundedOf } from '../parts'
import { command, type Stage } from '../Stage'
import { record, type Order, type Model, type Part } from '../Model'
import { picked } from './orders'
import { aDayPasses } from './provider'

export const orderOf = ({ orders }: Model, id: number) =>
  orders.find((order) => order.id === id && order.state !== 'panier')

/** The shopkeeper says that a transfer, or the money at the counter, has arrived. */
export const receiveByHand = kindOfAct('money received', 4, { pick }, ({ pick }, now, stage) => {
  const id = picked(now, pick)
  return {
    label: { order: id },
    perform: () =>
      command(stage.shopkeeper.run({ name: 'paymentReceived', args: { id: String(id) } })),
    steps: [
      (model, memory) => {
        const order = orderOf(model, id)
        if (!order || !chooseReceivable(model, order, memory)) return conflict('impossible')
      },
      (model, memory) => {
        receiveChosen(model, orderOf(model, id)!, { memory, by: null })
      },
    ],
  }
})

const place = fc.integer({ min: 1, max: 4 })
const pieces = fc.integer({ min: 1, max: 3 })
type Wish = { amount?: number; place?: number; quantity?: number }
/** `madeBy`: the shop has given the money back by itself. */
type How = { restock: boolean; madeBy?: ManualMeans | undefined }
const wish = fc.oneof<fc.Arbitrary<Wish>[]>(
  fc.constant({}),
  fc.record({ amount: fc.nat(3000) }),
  fc.record({ place, quantity: pieces }),
)

export const madeBy = fc.option(fc.constantFrom(...manualMeans), { nil: undefined, freq: 4 })

/** Everything, an amount or pieces of a line, up to what is held. */
export const refund = kindOfAct(
  'refund',
  5,
  { pick, wish, restock: fc.boolean(), madeBy },
  ({ pick, wish, ...how }, now, { shopkeeper }) => {
    const act = toRefund(picked(now, pick), wish, how, shopkeeper)
    return { ...act, label: { ...wish, ...how, order: picked(now, pick) } }
  },
)

function toRefund(id: number, wish: Wish, how: How, shopkeeper: Shopkeeper): Act {
  const args = {
    id: String(id),
    ...(wish.amount !== undefined && { amount: (wish.amount / 100).toFixed(2) }),
    ...(wish.place !== undefined && { lines: `${wish.place}:${wish.quantity}` }),
    fee: false,
    ...how,
  }
  return {
    perform: () => command(shopkeeper.run({ name: 'refund', args })),
    steps: [
      (model) => {
        const order = orderOf(model, id)
        if (!order || !refundOf(model, order, wish, how)) return conflict('impossible')
        record(order, 'order_refund')
      },
    ],
  }
}

export function refundOf(model: Model, order: Order, wish: Wish, how: How): boolean {
  const { restock } = how
  const isMade = how.madeBy !== undefined
  if (restock && isRestockSaid(order)) return false
  if (restock && wish.place === undefined) return false
  const held = heldOf(order)
  const most = Math.max(0, ...held)
  const isSurplus = (index: number) =>
    order.refunds.some((one) => one.isSurplus && one.attempt === index)
  const byOrder = (attempt: number) => (isSurplus(attempt) ? {} : ({ by: 'order' } as const))
  if (wish.amount === undefined && wish.place === undefined) {
    for (const [attempt, cents] of held.entries())
      if (cents > 0) giveBack(model, order, { attempt, cents, isMade, ...byOrder(attempt) })
    return most > 0
  }
  const parts: Part[] = []
  let cents = wish.amount ?? 0
  if (wish.place !== undefined) {
    const pieces = { line: wish.place - 1, quantity: wish.quantity! }
    const line = order.lines[pieces.line]
    if (!line || pieces.quantity > line.quantity - refundedOf(order, pieces.line)) return false
    cents = centsOf(model, order, pieces)
    parts.push({ ...pieces, cents, restocked: false })
  }
  // A sum comes first from a payment that a rule could not give back, articles from any other.
  const fitting = held.map((one, index) => {
    const isFit = wish.amount === undefined ? !isSurplus(index) : isSurplus(index) && one >= cents
    return isFit ? one : 0
  })
  const largest = Math.max(0, ...fitting)
  const attempt = largest > 0 ? fitting.indexOf(largest) : held.indexOf(most)
  if (cents < 1 || cents > held[attempt]!) return false
  for (const part of parts) part.restocked = restock && putBack(model, order, part)
  giveBack(model, order, { attempt, cents, parts, isMade, ...byOrder(attempt) })
  return true
}

/** The shopkeeper has sent what is refunded by hand. */
export const refundByHand = kindOfAct('refund sent', 2, { pick, madeBy }, (drawn, now, stage) => {
  const id = picked(now, drawn.pick)
  const args = { id: String(id), madeBy: drawn.madeBy }
  return {
    label: { order: id, madeBy: drawn.madeBy },
    perform: () => command(stage.shopkeeper.run({ name: 'refundDone', args })),
    steps: [
      (model) => {
        const order = orderOf(model, id)
        if (order && sendRefunds(order)) record(order, 'order_refunds_made')
      },
    ],
  }
})

/** From now on the provider takes its time with refunds, or does not. */
const toSlowness = (isSlow: boolean, { host }: Stage['shop']): Act => ({
  perform() {
    host.refunds.areSlow = isSlow
    return Promise.resolve({ status: 200, body: {} })
  },
  steps: [
    (model) => {
      model.isSlow = isSlow
    },
  ],
})
const isSlow = fc.boolean()
export const slowRefunds = kindOfAct('slow refunds', 1, { isSlow }, ({ isSlow }, _, { shop }) =>
  toSlowness(isSlow, shop),
)

/** What the provider took its time with is done, or fails. */
const toSettlement = (as: 'succeeded' | 'failed', { host }: Stage['shop']): Act => ({
  async perform() {
    for (const { id, status } of host.account.refunds.values())
      if (status === 'pending') host.refunds.settle(id, as)
    await host.events.settled()
    return { status: 200, body: {} }
  },
  steps: [
    ({ orders }) => {
      for (const order of orders) {
        const { refunds, attempts } = order
        const pending = refunds.filter(
          (one) => one.state === 'requested' && attempts[one.attempt]!.means === 'card',
        )
        for (const one of pending) one.state = as
        for (const attempt of attempts) takeLost(order, attempt)
        for (const one of pending) one.askedBefore = refunds.length
      }
    },
  ],
})
const as = fc.constantFrom<('succeeded' | 'failed')[]>('succeeded', 'failed')
export const settleRefunds = kindOfAct('refunds settled', 2, { as }, ({ as }, _, { shop }) =>
  toSettlement(as, shop),
)

/** At the end of a history nothing is under way. */
export const settling: Intent[] = [
  aDayPasses,
  (_, { shop }) => ({ label: { kind: 'quick refunds' }, ...toSlowness(false, shop) }),
  (_, { shop }) => ({ label: { kind: 'refunds done' }, ...toSettlement('succeeded', shop) }),
]
/** What could not be given back is given back again. */
export const refundRest =
  (index: number): Intent =>
  (now, { shopkeeper }) => {
    const { id } = now.orders[index]!
    return {
      label: { kind: 'refund rest', id },
      ...toRefund(id!, {}, { restock: false }, shopkeeper),
    }
  }
