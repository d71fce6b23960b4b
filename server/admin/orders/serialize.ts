import type { StaffOrder, StaffOrderSummary } from '../../../contract/api/staff/staffOrder'
import { splitAddress } from '../../../contract/splitAddress'
import type { receivableOf } from '../../checkout/receivableOf'
import { paymentStateOf } from '../../orders/money'
import { nextStatesOfPaid } from '../../orders/stateMachine'
import { toDates } from '../../orders/serialize'
import { toActReply } from '../../staff/toActReply'
import type { findEnded } from '../../withdrawals/findEnded'
import type { findOpen } from '../../withdrawals/findOpen'
import type { findActs, findLines, findOrderRefunds, FoundOrder } from './findOrder'
import type { OrderRow } from './listOrders'
import { mayNote } from './rules'
import { sumOf } from '../../system/sumOf'

type Rows<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** An order of the list. */
export function toSummary(order: OrderRow): StaffOrderSummary {
  const { id, revision, state, delivery, name, pieces, totalCents, orderedAt } = order
  const { address, addressParts } = order
  const parts = addressParts ?? splitAddress(address ?? '')
  return {
    id,
    version: revision,
    state,
    payment: paymentStateOf(state, order),
    delivery,
    name,
    // The shop's own town says nothing of an order that is picked up.
    town: delivery === 'domicile' ? (parts?.town ?? '') : '',
    pieces,
    cents: totalCents,
    at: orderedAt.toISOString(),
  }
}

type Parts = {
  order: FoundOrder
  lines: Rows<typeof findLines>
  /** The promotion code that it used. */
  code: string | null
  refunds: Rows<typeof findOrderRefunds>
  withdrawals: Rows<typeof findOpen>
  endedWithdrawals: Rows<typeof findEnded>
  acts: Rows<() => ReturnType<typeof findActs>>
  receivable: ReturnType<typeof receivableOf>
  refundsToMake: number
}

/** An order with all that the staff sees of it. */
export function toStaffOrder(parts: Parts): StaffOrder {
  const { order, lines, code, refunds, withdrawals, acts, receivable, refundsToMake } = parts
  const { delivery } = order
  // The days of an order by transfer count from its arrival.
  const isAwaited = order.means === 'transfer' && order.paidAt === null
  return {
    id: order.id,
    version: order.revision,
    state: order.state,
    payment: paymentStateOf(order.state, order),
    means: order.means,
    delivery,
    at: order.orderedAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    ended_at: order.endedAt?.toISOString() ?? null,
    promised: isAwaited ? null : toDates(order),
    total_cents: order.totalCents,
    fee_cents: order.feeCents,
    discount:
      code === null ? null : { code, cents: sumOf(lines.map((line) => line.discountCents)) },
    held_cents: Math.max(0, order.heldCents),
    returned_cents: order.returnedCents,
    client: {
      id: order.email === null ? null : order.clientId,
      name: order.name,
      email: order.email,
      phone: order.addressParts?.phone ?? '',
    },
    address: order.address,
    address_parts: order.addressParts ?? splitAddress(order.address ?? ''),
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
    next: [...nextStatesOfPaid(order.state, delivery)],
    may_note: mayNote(order.email === null, order.state),
    is_receivable: receivable?.endedAt === null,
    may_arrive_late: receivable !== undefined && receivable.endedAt !== null,
    refunds_to_make: refundsToMake,
    withdrawals: withdrawals.map(({ id, state }) => ({ id, state })),
    ended_withdrawals: parts.endedWithdrawals,
    lines: lines.map(({ id, serial, name, grind, quantity, priceCents, refunded }) => ({
      id,
      serial,
      name,
      grind,
      quantity,
      cents: priceCents * quantity,
      refunded,
    })),
    refunds: refunds.map(({ at, cents, state, madeBy, isDispute, isUnsettled }) => ({
      ...{ at: at.toISOString(), cents, state },
      ...{ made_by: madeBy, is_dispute: isDispute, is_unsettled: isUnsettled },
    })),
    log: acts.map(toActReply),
  }
}
