import { inParis } from '../../../contract/parisianDays'
import { listStaffPreparation } from '../../../contract/api/staff/staffPreparation'
import {
  listStaffWithdrawals,
  type StaffWithdrawal,
} from '../../../contract/api/staff/staffWithdrawals'
import { done, type Intent } from '../Act'
import { totalOf } from '../promotions'
import { endedOf, isRestockSaid, refundedOf } from '../parts'
import { press, type Stage } from '../Stage'
import type { Model, Order } from '../Model'
import type { Withdrawal } from '../Withdrawal'
import { dueDayOf, isEnded, isListed, lastDayOf, nextOf, openFor } from '../withdrawals'
import { shownStateOf } from '../shownState'
import { orderOf } from './refunds'
import { namedLines } from './withdraw'

type Listed = { withdrawals: StaffWithdrawal[]; next: string | null }
type Prepared = { id: number; lines: { serial: string; quantity: number }[] }
type Preparation = { orders: Prepared[]; left_out: { id: number }[] }

/** All pages of the withdrawals, as a member of the staff reads them. */
export async function listDesk(stage: Stage, member: number): Promise<StaffWithdrawal[]> {
  const { method, path } = listStaffWithdrawals
  const listed: StaffWithdrawal[] = []
  for (let query = ''; ;) {
    const { body } = await press(stage, member, { method, path: path + query })
    const { withdrawals, next } = body as Listed
    listed.push(...withdrawals)
    if (next === null) return listed
    query = `?after=${next}`
  }
}

export const orderOfOne = (model: Model, { order }: Withdrawal) =>
  order === null ? undefined : orderOf(model, order)

/** How a withdrawal is shown to the staff. */
export function shownAtDesk(model: Model, one: Withdrawal) {
  const { id, channel, state, articles, email, typed, isErased, refusal, likely, lines } = one
  const order = orderOfOne(model, one)
  const deadline = order ? lastDayOf(order) : null
  const mayMatch = state === 'received' || (state === 'refused' && !isErased)
  return {
    ...{ id, state: shownStateOf(order, one), next: nextOf[state], order: one.order, refusal },
    may_match: channel === 'guest' && mayMatch,
    may_restock: !order || !isRestockSaid(order),
    order_text: isErased ? typed.replace(/\D/g, '') : typed,
    likely_order: one.order === null ? likely : null,
    ...(isErased ? { name: null, email: null, articles: null } : { email, articles }),
    lines: order ? namedLines(order, lines) : [],
    ...{ deadline, is_late: deadline !== null && inParis(new Date(one.at)).day > deadline },
    due: isEnded(order, one) ? null : dueDayOf(one),
    is_mailed: true,
  }
}

/** What the staff sees of all withdrawals, and what is packed of all orders. */
export const viewDesk: Intent = (now, stage) => {
  const ids = now.withdrawals.map(({ id }) => id)
  const orders = now.orders.flatMap(({ id, state }) => (state === 'panier' ? [] : [id!]))
  if (orders.length === 0) return null
  return {
    label: { kind: 'view desk' },
    async perform() {
      const listed = await listDesk(stage, 0)
      const { method, path } = listStaffPreparation
      const query = `?orders=${orders.join('-')}`
      const { status, body } = await press(stage, 0, { method, path: path + query })
      const preparation = body as Preparation
      return {
        status,
        body: {
          withdrawals: listed.filter(({ id }) => ids.includes(id)).sort(byId),
          packed: preparation.orders.sort(byId),
          leftOut: preparation.left_out.sort(byId),
        },
      }
    },
    steps: [
      (model) => {
        const placed = model.orders.filter(({ state }) => state !== 'panier')
        const numbered = placed.map((order) => ({ ...order, id: order.id! })).sort(byId)
        const packed = numbered.filter((order) => packedOf(model, order).length > 0)
        return done({
          withdrawals: model.withdrawals
            .filter((one) => isListed(model, orderOfOne(model, one), one))
            .map((one) => shownAtDesk(model, one))
            .sort(byId),
          packed: packed.map((order) => ({
            id: order.id,
            lines: packedOf(model, order),
            to_pay_cents: isToPay(order) ? totalOf(model, order) : null,
          })),
          leftOut: numbered
            .filter((order) => !packed.includes(order))
            .map((order) => ({
              ...{ id: order.id, state: order.state },
              is_withdrawn: openFor(model, order).length > 0,
            })),
        })
      },
    ],
  }
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** Whether the client pays an order at the counter. */
const isToPay = ({ attempts }: Order) =>
  attempts.some(({ means, state }) => means === 'counter' && state === 'open')

/** What is packed of an order that is in the shop: nothing that was withdrawn or refunded. */
function packedOf(model: Model, order: Order) {
  const isHere = isToPay(order) || ['payée', 'en préparation', 'prête'].includes(order.state)
  if (!isHere || openFor(model, order).length > 0) return []
  return order.lines.flatMap(({ product, quantity: ordered }, line) => {
    const quantity = ordered - Math.max(refundedOf(order, line), endedOf(model, order, line))
    return quantity > 0 ? [{ serial: model.products[product]!.serial, quantity }] : []
  })
}
