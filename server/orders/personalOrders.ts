import { toEuros } from '../../contract/amounts'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { grindOf } from '../database/grind'
import { findConfirmations } from './confirmations'
import { findAllOrderLines, findPayments, type OrderLine } from './queries'
import { findPersonalActs, toPersonalActs } from './personalActs'
import { findRefunds, type Refund } from './refunds/refundQueries'
import { toDates, toDiscounts, toOrderReply } from './serialize'
import { trackingOf } from './shipment'

/** The orders in the file of a client's personal data. */
export async function findPersonalOrders(
  sql: Sql,
  clientId: string,
): Promise<PersonalData['orders']> {
  const payments = await findPayments(sql, clientId)
  const refunds = await findRefunds(sql, clientId)
  const acts = await findPersonalActs(sql, clientId)
  const confirmations = new Map(
    (await findConfirmations(sql, clientId)).map(({ orderId, at, subject, text }) => [
      orderId,
      { date: at.toISOString(), subject, text },
    ]),
  )
  const byOrder = new Map<number, OrderLine[]>()
  for (const line of await findAllOrderLines(sql, clientId))
    byOrder.set(line.order.id, [...(byOrder.get(line.order.id) ?? []), line])
  return [...byOrder.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const { id, since, delivery, address, addressParts, feeCents, receivedAt, endedAt } =
      first.order
    return {
      ...toOrderReply(first.order),
      cart_since: since.toISOString(),
      command_delivery: delivery,
      command_adress: address,
      command_address: addressParts,
      command_discounts: toDiscounts(lines),
      command_fee: toEuros(feeCents),
      command_dates: toDates(first.order),
      command_received: receivedAt?.toISOString() ?? null,
      command_ended: endedAt?.toISOString() ?? null,
      payments: payments.filter(({ orderId }) => orderId === id).map(toPersonalPayment),
      confirmation: confirmations.get(id) ?? null,
      refunds: refunds.filter(({ orderId }) => orderId === id).map(toPersonalRefund),
      ...toPersonalActs(acts.filter(({ orderId }) => orderId === id)),
      tracking: trackingOf(first.order),
      lines: lines.map(toPersonalLine),
    }
  })
}

type Payment = Awaited<ReturnType<typeof findPayments>>[number]

function toPersonalPayment({
  means,
  amountCents,
  at,
}: Payment): PersonalData['orders'][number]['payments'][number] {
  return { means, amount: toEuros(amountCents), state: 'succeeded', date: at.toISOString() }
}

function toPersonalRefund(refund: Refund): PersonalData['orders'][number]['refunds'][number] {
  const { amountCents, feeCents, reason, state, requestedBy, madeBy, createdAt, endedAt } = refund
  return {
    amount: toEuros(amountCents),
    fee: toEuros(feeCents),
    reason,
    state,
    requested_by: requestedBy,
    made_by: madeBy,
    date: createdAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
  }
}

function toPersonalLine(line: OrderLine): PersonalData['orders'][number]['lines'][number] {
  return {
    product_serial_number: line.serial,
    product_name: line.name,
    command_quantity: line.quantity,
    command_grind: grindOf(line),
    product_price: toEuros(line.priceCents),
    command_total_price: toEuros(line.priceCents * line.quantity),
  }
}
