import type { ShownWithdrawalState } from '../../contract/withdrawalStates'
import { heldOf } from './held'
import type { Order, Refund } from './Model'
import type { Withdrawal } from './Withdrawal'

/** Its money has moved only once nothing that was asked for is open, or has failed without another. */
export function shownStateOf(order: Order | undefined, one: Withdrawal): ShownWithdrawalState {
  if (one.state !== 'refunded' || !order) return one.state
  const { askedBefore = 0 } = one
  const failed = order.refunds.slice(0, askedBefore).filter((refund) => refund.state === 'failed')
  const open = [...order.refunds.entries()].filter(([index, refund]) => {
    const isOwn = index < askedBefore || failed.some((early) => !isRemade(order, early, index))
    return isOwn && isUnsettled(order, refund)
  })
  const last = open.at(-1)?.[1]
  return last ? `refund_${last.state as 'requested' | 'failed'}` : 'refunded'
}

/** Requested, or failed while the shop holds the money and nothing was asked for since. */
function isUnsettled(order: Order, refund: Refund): boolean {
  if (refund.state !== 'failed') return refund.state === 'requested'
  return heldOf(order)[refund.attempt]! > 0 && !isRemade(order, refund, Infinity)
}

/** Whether another refund followed a failed one, among those asked for before this one. */
const isRemade = ({ refunds }: Order, { askedBefore = 0 }: Refund, before: number) =>
  refunds.some((one, index) => one.state !== 'failed' && index >= askedBefore && index < before)
