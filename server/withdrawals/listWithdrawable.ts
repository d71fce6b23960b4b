import type * as z from 'zod/mini'
import type { listWithdrawable as endpoint } from '../../contract/api/withdrawals'
import type { Sql } from '../database/connect'
import { findOwnWithdrawals, findWithdrawable } from './findWithdrawable'
import { isLate, lastDay } from './rules'
import { shownState } from './shownState'

type Reply = z.infer<(typeof endpoint)['replies'][200]>
type Order = Reply['orders'][number]

/** What a client may withdraw from, late orders marked, and what they have declared. */
export async function listWithdrawable(sql: Sql, clientId: string, now: Date): Promise<Reply> {
  const orders = new Map<number, Order>()
  const places = new Map<number, number>()
  for (const line of await findWithdrawable(sql, { clientId })) {
    const { orderId, orderedAt, receivedAt, name, quantity } = line
    const place = (places.get(orderId) ?? 0) + 1
    places.set(orderId, place)
    if (quantity < 1) continue
    const deadline = lastDay(receivedAt)
    const order = orders.get(orderId) ?? {
      command_id: orderId,
      command_date: orderedAt.toISOString(),
      withdrawal_deadline: deadline,
      withdrawal_late: isLate(now, deadline),
      lines: [],
    }
    order.lines.push({ command_line: place, product_name: name, command_quantity: quantity })
    orders.set(orderId, order)
  }
  const declared = await findOwnWithdrawals(sql, clientId)
  return {
    orders: [...orders.values()],
    withdrawals: declared.map(({ orderId, submittedAt, ...declaration }) => ({
      command_id: orderId,
      withdrawal_date: submittedAt.toISOString(),
      withdrawal_state: shownState(declaration),
    })),
  }
}
