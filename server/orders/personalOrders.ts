import { toEuros } from '../../contract/amounts'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { findAllOrderLines, findPayments, type PaidLine } from './queries'
import { toOrderReply } from './serialize'

/** The orders in the file of a client's personal data. */
export async function findPersonalOrders(
  sql: Sql,
  clientId: string,
): Promise<PersonalData['orders']> {
  const payments = new Map(
    (await findPayments(sql, clientId)).map(({ orderId, means, amountCents, state, at }) => [
      orderId,
      { means, amount: toEuros(amountCents), state, date: at.toISOString() },
    ]),
  )
  const byOrder = new Map<number, PaidLine[]>()
  for (const line of await findAllOrderLines(sql, clientId))
    byOrder.set(line.order.id, [...(byOrder.get(line.order.id) ?? []), line])
  return [...byOrder.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const { id, since, delivery, address } = first.order
    return {
      ...toOrderReply(first.order),
      cart_since: since.toISOString(),
      command_delivery: delivery,
      command_adress: address,
      payment: payments.get(id) ?? null,
      lines: lines.map(toPersonalLine),
    }
  })
}

function toPersonalLine(line: PaidLine): PersonalData['orders'][number]['lines'][number] {
  return {
    product_serial_number: line.serial,
    product_name: line.name,
    command_quantity: line.quantity,
    product_price: toEuros(line.priceCents),
    command_total_price: toEuros(line.priceCents * line.quantity),
  }
}
