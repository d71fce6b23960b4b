import * as fc from 'fast-check'
import type { Endpoint } from '../../../contract/api/endpoint'
import * as money from '../../../contract/api/staff/staffMoney'
import * as endpoints from '../../../contract/api/staff/staffOrders'
import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import { prepareStaffOrders } from '../../../contract/api/staff/staffPreparation'
import { orderStates, usualStates, type OrderState } from '../../../contract/orderStates'
import { sumOf } from '../../../server/system/sumOf'
import { conflict, done, kindOfAct, notFound, pick } from '../Act'
import type { Answer, Memory, Seen, Step } from '../Act'
import { heldOf } from '../held'
import { endUnpaid, isAwaited, isByHand, isOtherOpen, openOf, paymentStateOf } from '../money'
import { chooseReceivable, receiveChosen, sendRefunds, stopOpen } from '../money'
import { totalOf } from '../promotions'
import { press, staffCount, type Looked, type Stage } from '../Stage'
import { isLeft, record, type Order, type Model } from '../Model'
import { enter, isNext, picked } from './orders'
import { openFor } from '../withdrawals'
import { homeAddress, otherAddress } from './pay'
import { madeBy, orderOf, refundOf } from './refunds'

const drawn = {
  pick,
  member: fc.nat(staffCount - 1),
  /** Of what another press has made old. */
  isStale: fc.nat(3).map((one) => one === 0),
}
type Body = { version?: number; shown?: StaffOrder; prepared?: number[]; code?: string }
const bodyOf = ({ body }: Seen) => body as Body

/** Nothing more is handed over: the address of a client who has left is erased. */
const arrived: OrderState[] = [
  ...(['retirée', 'livrée', 'perdue', 'retournée'] as const),
  ...(['annulée', 'expirée', 'remboursée'] as const),
]

/** How an order is shown to the staff. */
function shownToStaff(model: Model, order: Order) {
  const isErased = isLeft(model, order) && arrived.includes(order.state)
  return {
    ...{ state: order.state, version: order.version, log: order.log },
    ...{ total_cents: totalOf(model, order), payment: paymentStateOf(order) },
    held_cents: sumOf(heldOf(order)),
    address: isErased ? null : order.address,
    tracking_number: isErased ? null : (order.parcel ?? null),
    withdrawals: openFor(model, order).map(({ id, state }) => ({ id, state })),
  }
}

/** Who presses, what they have seen, and what the server says to it. */
type At = { by: string; memory: Memory; seen: Seen }
/** `rule` is for an order that is as it was seen; before it others may act between the steps. */
type Pressed = {
  endpoint: Endpoint
  fields?: object
  before?: ((model: Model, order: Order, at: At) => Answer | undefined)[]
  rule: (model: Model, order: Order, at: At) => Answer | undefined
}

/**
 * A member of the staff looks at an order, mostly at one that the press fits, and presses on what
 * they have seen.
 */
const pressOn = <Drawn extends object>(
  kind: string,
  weight: number,
  more: fc.Arbitrary<Drawn>,
  toPress: (more: Drawn) => Pressed,
  fits: (order: Order) => boolean = () => true,
) =>
  kindOfAct(kind, weight, { ...drawn, more }, ({ pick, member, isStale, more }, now, stage) => {
    const fitting = now.orders.filter(fits)
    const id = picked(pick < 7 && fitting.length > 0 ? { orders: fitting } : now, pick)
    const { endpoint, fields, before = [], rule } = toPress(more)
    const by = stage.staff[member]!.email
    const onOrder =
      (step: Pressed['rule']): Step =>
      (model, memory, seen) =>
        step(model, orderOf(model, id)!, { by, memory, seen })
    return {
      label: { order: id, member, isStale, ...more },
      perform: () => lookAndPress(stage, { id, member, isStale, endpoint, fields }),
      steps: [
        (model, memory, seen) => {
          const order = orderOf(model, id)
          const { shown, version } = bodyOf(seen)
          if (!order) return notFound
          order.version ??= shown?.version
          if (version !== undefined) memory.version = version
          // Of acts done at once, another moment is that of the look.
          return order.version === shown?.version ? undefined : { status: 0 }
        },
        ...before.map(onOrder),
        onOrder((model, order, at) => {
          const refusal = refuseStale(model, order, at) ?? rule(model, order, at)
          if (refusal || !at.seen.isAlone) return refusal
          const isMany = endpoint === prepareStaffOrders
          return done(isMany ? { prepared: [id] } : { order: shownToStaff(model, order) })
        }),
      ],
    }
  })

/** Of many orders, one that stays as it is refuses no other. */
const refuse = ({ seen }: At, code: string): Answer =>
  bodyOf(seen).prepared ? done({ prepared: [] }) : conflict(code)
const impossible = (at: At) => refuse(at, 'invalid_input')

function refuseStale(_: Model, { version }: Order, at: At): Answer | undefined {
  return version === at.memory.version ? undefined : refuse(at, 'order_changed')
}

const toState = (state: OrderState, restock?: boolean): Pressed['rule'] => {
  return (model, order, at) => {
    if (!isNext(order, state)) return impossible(at)
    enter(model, order, { state, restock, refund: true, by: at.by })
  }
}

const states = orderStates.filter((state) => state !== 'panier' && state !== 'annulée')
const change = pressOn(
  'press state',
  6,
  fc.record({
    state: fc.constantFrom(...states),
    isRestocked: fc.boolean(),
    number: fc.constantFrom('6A123', '6A124'),
  }),
  ({ state, isRestocked, number }) => {
    const restock = state === 'retournée' ? isRestocked : undefined
    const parcel = state === 'expédiée' && { carrier: 'Colissimo', tracking_number: number }
    return {
      endpoint: endpoints.changeStaffOrder,
      fields: { state, ...(restock !== undefined && { restock }), ...parcel },
      rule: parcel ? toShipped(number) : toState(state, restock),
    }
  },
)

/** What has left may have its number corrected, for another one. */
function toShipped(number: string): Pressed['rule'] {
  return (model, order, at) => {
    const isSent = order.state === 'expédiée' && order.parcel !== number
    const refusal = isSent ? undefined : toState('expédiée')(model, order, at)
    if (refusal) return refusal
    if (isSent) record(order, 'order_state', at.by)
    order.parcel = number
  }
}

const isMoneyGone = (order: Order) =>
  order.attempts.some(({ state }) => state === 'succeeded') && sumOf(heldOf(order)) <= 0

/** What is being withdrawn from, whose money went back or is disputed is prepared with no others. */
const prepare = pressOn('press prepare', 2, fc.constant({}), () => ({
  endpoint: prepareStaffOrders,
  before: [
    (_, order, at) =>
      isMoneyGone(order) || paymentStateOf(order) === 'contestée' ? impossible(at) : undefined,
    (model, order, at) => (openFor(model, order).length > 0 ? impossible(at) : undefined),
  ],
  rule: toState('en préparation'),
}))

/** What awaits its payment ends at the provider first, where it may have been paid meanwhile. */
const cancel = pressOn('press cancel', 3, fc.constant({}), () => ({
  endpoint: money.cancelStaffOrder,
  before: [
    (_, order, { memory }) => {
      memory.isEnded = isAwaited(order)
    },
    (model, order, at) => (at.memory.isEnded ? refuseStale(model, order, at) : undefined),
    (model, order, { memory }) => {
      if (memory.isEnded) stopOpen(model, order, memory)
    },
  ],
  rule(model, order, at) {
    if (!at.memory.isEnded) return toState('annulée')(model, order, at)
    if (!isAwaited(order) || isOtherOpen(order, at.memory)) return refuse(at, 'order_changed')
    endUnpaid(model, order, 'annulée')
    order.log.push({ act: 'order_state', who: at.by })
  },
}))

const refund = pressOn(
  'press refund',
  3,
  fc.record({ cents: fc.integer({ min: 1, max: 3000 }), madeBy }),
  ({ cents, madeBy }) => ({
    endpoint: money.refundStaffOrder,
    fields: { cents, made_by: madeBy },
    rule(model, order, at) {
      if (!refundOf(model, order, { amount: cents }, { restock: false, madeBy }))
        return impossible(at)
      record(order, 'order_refund', at.by)
    },
  }),
)

const notFetched = { status: 400, body: { code: 'invalid_input' } }
/** Who pays at the counter may take the articles along. */
export const received = pressOn(
  'press received',
  4,
  fc.record({ isHandedOver: fc.boolean() }),
  ({ isHandedOver }) => ({
    endpoint: money.receiveStaffPayment,
    fields: { handed_over: isHandedOver },
    before: [
      refuseStale,
      (model, order, at) => {
        if (isHandedOver && order.delivery !== 'magasin') return notFetched
        return chooseReceivable(model, order, at.memory) ? undefined : impossible(at)
      },
    ],
    rule(model, order, at) {
      receiveChosen(model, order, at)
      if (!isHandedOver || order.state !== 'payée') return
      for (const state of usualStates.magasin.slice(1))
        enter(model, order, { state, refund: true, by: at.by })
    },
  }),
  (order) => isAwaited(order) && isByHand(openOf(order)?.means ?? 'card'),
)

const refundsMade = pressOn('press refunds made', 2, fc.record({ madeBy }), ({ madeBy }) => ({
  endpoint: money.confirmStaffRefunds,
  fields: { made_by: madeBy },
  rule(_, order, at) {
    // One that another has asked for just now has no name yet.
    const isTooEarly = !at.seen.isAlone && bodyOf(at.seen).code === 'invalid_input'
    if (isTooEarly || !sendRefunds(order)) return impossible(at)
    record(order, 'order_refunds_made', at.by)
  },
}))

const addresses = {
  [homeAddress]: { street: '1 rue du Château', postcode: '41000', town: 'Blois' },
  [otherAddress]: { street: '2 rue du Château', postcode: '41000', town: 'Blois' },
}
const address = pressOn(
  'press address',
  2,
  fc.record({ to: fc.constantFrom(homeAddress, otherAddress) }),
  ({ to }) => ({
    endpoint: endpoints.correctStaffOrderAddress,
    fields: { address: addresses[to] },
    rule(_, order, at) {
      const isHere = isAwaited(order) || ['payée', 'en préparation'].includes(order.state)
      if (order.delivery !== 'domicile' || !isHere || order.address === to) return impossible(at)
      order.address = to
      record(order, 'order_address', at.by)
    },
  }),
)

export const presses = [change, prepare, cancel, refund, received, refundsMade, address]

async function lookAndPress(stage: Stage, { id, member, isStale, endpoint, fields }: Looked) {
  const look = await press(stage, member, endpoints.getStaffOrder, id)
  if (look.status !== 200) return look
  const shown = look.body as StaffOrder
  const version = Math.max(0, shown.version - Number(isStale))
  const body =
    endpoint === prepareStaffOrders ? { orders: [{ id, version }] } : { version, ...fields }
  const reply = await press(stage, member, endpoint, id, body)
  return { status: reply.status, body: { ...(reply.body as object), shown, version } }
}
