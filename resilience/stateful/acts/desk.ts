import * as fc from 'fast-check'
import type { Endpoint } from '../../../contract/api/endpoint'
import type { StaffWithdrawal } from '../../../contract/api/staff/staffWithdrawals'
import * as endpoints from '../../../contract/api/staff/staffWithdrawals'
import type { WithdrawalState } from '../../../contract/withdrawalStates'
import { conflict, done, kindOfAct, notFound, pick, type Answer } from '../Act'
import { holds } from '../explain'
import { refundReturned } from '../returns'
import { press, staffCount, type Looked, type Stage } from '../Stage'
import { record, type Model } from '../Model'
import type { Withdrawal } from '../Withdrawal'
import { become, isListed, nextOf } from '../withdrawals'
import { picked } from './orders'
import { orderOf } from './refunds'
import { listDesk, orderOfOne, shownAtDesk } from './viewDesk'
import { piecesAt, places, type Places } from './withdraw'

const drawn = { pick, member: fc.nat(staffCount - 1), isStale: fc.nat(7).map((one) => one === 0) }
type Pressed = {
  endpoint: Endpoint
  fields?: object
  rule: (model: Model, withdrawal: Withdrawal, by: string) => Answer | undefined
}
const impossible = conflict('invalid_input')

/** A member of the staff looks at the withdrawals, and presses on one, mostly one that it fits. */
const pressOn = <Drawn extends object>(
  kind: string,
  weight: number,
  more: fc.Arbitrary<Drawn>,
  from: readonly WithdrawalState[],
  toPress: (more: Drawn, now: Model, withdrawal: Withdrawal) => Pressed,
) =>
  kindOfAct(kind, weight, { ...drawn, more }, ({ pick, member, isStale, more }, now, stage) => {
    const isFitting = ({ state, order }: Withdrawal) =>
      from.includes(state) && (order !== null || kind === 'match')
    const some = pick < 7 ? now.withdrawals.filter(isFitting) : now.withdrawals
    const one = some.at(-1 - (pick % Math.max(1, some.length)))
    if (!one) return null
    const { id } = one
    const { endpoint, fields, rule } = toPress(more, now, one)
    const by = stage.staff[member]!.email
    const find = ({ withdrawals }: Model) => withdrawals.find((known) => known.id === id)!
    return {
      label: { withdrawal: id, member, isStale, ...more },
      perform: () => lookAndPress(stage, { id, member, isStale, endpoint, fields }),
      steps: [
        (model, memory, { body, isAlone }) => {
          const seen = find(model)
          if (!isListed(model, orderOfOne(model, seen), seen)) return notFound
          memory.version = seen.version
          const { shown } = body as { shown?: StaffWithdrawal }
          const expected = shownAtDesk(model, seen)
          // Of acts done at once, another moment is that of the look, and money may be moving.
          const { next, order } = expected
          const isSeen = holds(shown, isAlone ? expected : { next, order })
          return isSeen ? undefined : { status: 0, body: { shown: expected } }
        },
        (model, memory) => {
          const seen = find(model)
          if (isStale || seen.version !== memory.version) return conflict('withdrawal_changed')
          return rule(model, seen, by) ?? done()
        },
      ],
    }
  })

async function lookAndPress(stage: Stage, { id, member, isStale, endpoint, fields }: Looked) {
  const find = async () => (await listDesk(stage, member)).find((one) => one.id === id)
  // A withdrawal that is matched between two pages moves to the page that was read before.
  const shown = (await find()) ?? (await find())
  if (!shown) return { status: 404, body: { code: 'not_found' } }
  const version = isStale ? 'received-0-0' : shown.version
  const { status, body } = await press(stage, member, endpoint, id, { version, ...fields })
  return { status, body: { ...(body as object), shown } }
}

type Match = { isLikely: boolean; orderPick: number; places: Places }

/** Which order it is about, until it is accepted; a client's only one of the same account. */
const match = pressOn<Match>(
  'match',
  10,
  fc.record({ isLikely: fc.nat(3).map((one) => one > 0), orderPick: pick, places }),
  ['received'],
  ({ isLikely, orderPick, places }, now, { likely, order }) => {
    const id = (isLikely && (likely ?? order)) || picked(now, orderPick)
    return {
      endpoint: endpoints.matchStaffWithdrawal,
      fields: { order: String(id), lines: places },
      rule(model, one, by) {
        const mayMatch = one.state === 'received' || (one.state === 'refused' && !one.isErased)
        if (!mayMatch) return impossible
        const order = orderOf(model, id)
        const before = orderOfOne(model, one)
        const isSameAccount = order?.client === before?.client && order?.account === before?.account
        if (!order || (one.channel === 'client' && !isSameAccount)) return notFound
        const pieces = piecesAt(places)
        if (pieces.some(({ line, quantity }) => quantity > (order.lines[line]?.quantity ?? 0)))
          return impossible
        Object.assign(one, { order: id, lines: pieces, changedAt: model.now })
        one.version += 1
        record(order, 'withdrawal_matched', by)
      },
    }
  },
)

/** What has its order said, and may become this, becomes it. */
const toState =
  (state: 'accepted' | 'goods_back' | 'refused', refusal?: string): Pressed['rule'] =>
  (model, one, by) => {
    const order = orderOfOne(model, one)
    if (!nextOf[one.state].includes(state) || (!order && state !== 'refused')) return impossible
    // Money that arrives for an order that waits would pay it.
    if (state === 'accepted' && order?.state === 'en attente de paiement') return impossible
    become(model, order, one, { state, by, ...(refusal !== undefined && { refusal }) })
  }

const decide = pressOn(
  'decide',
  16,
  fc.record({ isAccepted: fc.nat(3).map((one) => one > 0) }),
  ['received', 'refused'],
  ({ isAccepted }) => ({
    endpoint: endpoints.decideStaffWithdrawal,
    fields: { accepted: isAccepted, ...(!isAccepted && { reason: 'Le paquet est ouvert.' }) },
    rule: isAccepted ? toState('accepted') : toState('refused', 'Le paquet est ouvert.'),
  }),
)

const receive = pressOn('goods back', 4, fc.constant({}), ['accepted'], () => ({
  endpoint: endpoints.receiveStaffWithdrawal,
  rule: toState('goods_back'),
}))

const refund = pressOn(
  'refund withdrawal',
  16,
  fc.record({ restock: fc.boolean() }),
  ['accepted', 'goods_back'],
  ({ restock }) => ({
    endpoint: endpoints.refundStaffWithdrawal,
    fields: { restock },
    rule(model, one, by) {
      const order = orderOfOne(model, one)
      if (!order || !nextOf[one.state].includes('refunded')) return impossible
      if (!refundReturned(model, order, { withdrawal: one, restock })) return impossible
      become(model, order, one, { state: 'refunded', by })
    },
  }),
)

export const desk = [match, decide, receive, refund]
