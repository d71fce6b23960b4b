import type * as z from 'zod/mini'
import { listWithdrawable } from '../../../contract/api/withdrawals'
import { send, type Reply } from '../../../testing/send'
import type { Stage } from '../Stage'
import { withdrawalsOf, type Model } from '../Model'
import { shownStateOf } from '../shownState'
import { lastDayOf, leftOf } from '../withdrawals'
import { placedOf } from './orders'
import { namedLines } from './withdraw'

type Listed = z.infer<(typeof listWithdrawable)['replies'][200]>

/** What a client may withdraw from, by the orders' numbers, and what they have declared. */
export async function readWithdrawable({ server, clients }: Stage, client: number): Promise<Reply> {
  const { id, token } = clients[client]!
  const url = `${server.url}${listWithdrawable.path}?client_id=${id}`
  const reply = await send(url, { token })
  if (reply.status !== 200) return reply
  const { orders, withdrawals } = reply.body as Listed
  const sorted = orders.sort((one, other) => Number(one.command_id) - Number(other.command_id))
  return { status: 200, body: { orders: sorted, withdrawals } }
}

export function shownWithdrawable(model: Model, client: number) {
  const placed = placedOf(model, client).sort((one, other) => one.id! - other.id!)
  const declared = placed.flatMap((order) =>
    withdrawalsOf(model, order).map((one) => ({
      command_id: order.id,
      withdrawal_date: one.at,
      withdrawal_state: shownStateOf(order, one),
    })),
  )
  const orders = placed.map((order) => {
    const deadline = lastDayOf(order)
    const lines = leftOf(model, order).flatMap((quantity, line) => {
      const [{ name } = { name: '' }] = namedLines(order, [{ line, quantity }])
      const shown = { command_line: line + 1, product_name: name, command_quantity: quantity }
      return quantity > 0 ? [shown] : []
    })
    return {
      ...{ command_id: order.id, withdrawal_deadline: deadline, lines },
      withdrawal_late: deadline !== null && model.day > deadline,
    }
  })
  return {
    orders: orders.filter(({ lines }) => lines.length > 0),
    withdrawals: declared.sort((one, other) =>
      other.withdrawal_date < one.withdrawal_date ? -1 : 1,
    ),
  }
}
