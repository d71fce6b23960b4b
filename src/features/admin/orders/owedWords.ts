import type { StaffOrder } from '../../../../contract/api/staff/staffOrder'
import { inShopStates, type OrderState } from '../../../../contract/orderStates'
import type { adminOrdersWords } from '../../../../wording/admin/orders'
import { formatAmount } from '../../../ui/Price'

type Words = (typeof adminOrdersWords)['specified']
type Owing = Pick<StaffOrder, 'state' | 'payment' | 'held_cents' | 'refunds'>
/** The client has nothing of the order. */
const endedWithout: readonly OrderState[] = ['annulée', 'perdue', 'retournée']

/** Which money is still to go back to the client, or is contested; null for none. */
export function owedWords(
  { state, payment, held_cents: held, refunds }: Owing,
  words: Words,
): string | null {
  const hasFailed = refunds.some((refund) => refund.state === 'failed' && refund.is_unsettled)
  if (hasFailed) return payment === 'contestée' ? words.refundDisputed : words.refundFailed
  if (payment === 'contestée' && !inShopStates.includes(state)) return words.contestedAfter
  if (held > 0 && endedWithout.includes(state)) return words.stillHeld(formatAmount(held))
  return refunds.some((refund) => refund.state === 'requested') ? words.refundAwaited : null
}
