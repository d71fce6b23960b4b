import type * as z from 'zod/mini'
import type { Read } from '../../../contract/api/withExtensions'
import type { listWithdrawable } from '../../../contract/api/withdrawals'
import type { ShownWithdrawalState } from '../../../contract/withdrawalStates'

/** An order from which its client can withdraw. */
export type WithdrawableOrder = {
  id: string
  date: string
  /** The last day, ISO 8601; null while the goods have not arrived. */
  deadline: string | null
  isLate: boolean
  /** With the pieces that are left; the place is the line's on the order, from 1. */
  lines: { place: number; name: string; quantity: number }[]
}
export type Withdrawable = {
  orders: WithdrawableOrder[]
  withdrawals: { orderId: string; date: string; state: ShownWithdrawalState }[]
}

/** The reply as another host may send it: numbers may be text. */
export type AnyWithdrawable = Read<z.infer<(typeof listWithdrawable)['replies'][200]>>

export function toWithdrawable({ orders, withdrawals }: AnyWithdrawable): Withdrawable {
  return {
    orders: orders.map((order) => ({
      id: String(order.command_id),
      date: order.command_date,
      deadline: order.withdrawal_deadline ?? null,
      isLate: order.withdrawal_late,
      lines: order.lines.map((line) => ({
        place: Number(line.command_line),
        name: line.product_name,
        quantity: Number(line.command_quantity),
      })),
    })),
    withdrawals: withdrawals.map((one) => ({
      orderId: String(one.command_id),
      date: one.withdrawal_date,
      state: one.withdrawal_state,
    })),
  }
}
