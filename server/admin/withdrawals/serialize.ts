import type { StaffWithdrawal } from '../../../contract/api/staff/staffWithdrawals'
import { restockedStates } from '../../../contract/orderStates'
import type { DueWithdrawal } from '../../withdrawals/listDue'
import { mayMatch, nextOf } from '../../withdrawals/rules'
import { versionOf } from '../../withdrawals/versionOf'

/** A withdrawal as the admin shows it. */
export function toStaffWithdrawal(one: DueWithdrawal): StaffWithdrawal {
  return {
    id: one.id,
    version: versionOf(one),
    state: one.shown,
    next: [...nextOf(one.state)],
    order: one.orderId,
    may_match: one.channel === 'guest' && mayMatch(one),
    may_restock: one.orderState === null || !restockedStates.includes(one.orderState),
    order_text: one.orderText,
    likely_order: one.likely,
    name: one.name,
    email: one.email,
    articles: one.articles,
    lines: one.lines.map(({ name, quantity }) => ({ name, quantity })),
    at: one.submittedAt.toISOString(),
    deadline: one.deadline,
    is_late: one.isLate,
    due: one.due,
    is_mailed: one.isMailed,
    refusal: one.refusal,
  }
}
