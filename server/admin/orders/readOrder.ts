import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import { readOrderId } from '../../cart/orderId'
import { findAttempts } from '../../checkout/attempts'
import { receivableOf } from '../../checkout/receivableOf'
import { orderUnknown } from '../../orders/orderUnknown'
import { findUsedCode } from '../../orders/queries'
import type { Services } from '../../services'
import { isMadeByHand } from '../../orders/refunds/isMadeByHand'
import { findEnded } from '../../withdrawals/findEnded'
import { findOpen } from '../../withdrawals/findOpen'
import { findActs, findLines, findOrder, findOrderRefunds } from './findOrder'
import { toStaffOrder } from './serialize'

type Needs = Pick<Services, 'database' | 'providers'>

/** An order as the admin shows it; 404 for an unknown one. */
export async function readOrder({ database, providers }: Needs, text: string): Promise<StaffOrder> {
  const { sql } = database
  const id = readOrderId(text)
  const order = id === undefined ? undefined : await findOrder(sql, id)
  if (!order) throw orderUnknown()
  const receivable = receivableOf(await findAttempts(sql, order.id), providers)
  const refunds = await findOrderRefunds(sql, order.id)
  return toStaffOrder({
    order,
    lines: await findLines(sql, order.id),
    code: await findUsedCode(sql, order.id),
    refunds,
    withdrawals: await findOpen(sql, [order.id]),
    endedWithdrawals: await findEnded(sql, order.id),
    acts: await findActs(sql, order.id),
    receivable,
    refundsToMake: refunds.filter(
      (refund) => refund.state === 'requested' && isMadeByHand({ providers }, refund),
    ).length,
  })
}
