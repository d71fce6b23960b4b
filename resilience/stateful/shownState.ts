import type { ShownWithdrawalState } from '../../contract/withdrawalStates'
import { heldOf } from './held'
import type { Order, Refund } from './Model'
import type { Pieces, Withdrawal } from './Withdrawal'

/** Its money has moved only once nothing that was asked for is open, or has failed without another. */
export function shownStateOf(order: Order | undefined, one: Withdrawal): ShownWithdrawalState {
  if (one.state !== 'refunded' || !order) return one.state
  const { askedBefore = 0 } = one
  const about = order.refunds.filter(({ parts }) => isShared(parts, one.lines))
  const failed = about.filter(
    (refund) => refund.state === 'failed' && order.refunds.indexOf(refund) < askedBefore,
  )
  const open = [...order.refunds.entries()].filter(([index, refund]) => {
    const isOwn =
      index < askedBefore ||
      failed.some((early) => isShared(refund.parts, early.parts) && !isRemade(order, early, index))
    return about.includes(refund) && isOwn && isUnsettled(order, refund)
  })
  const last = open.at(-1)?.[1]
  return last ? `refund_${last.state as 'requested' | 'failed'}` : 'refunded'
}

/** Requested, or failed while the shop holds the money and nothing stands for it. */
function isUnsettled(order: Order, refund: Refund): boolean {
  if (refund.state !== 'failed') return refund.state === 'requested'
  return heldOf(order)[refund.attempt]! > 0 && !isRemade(order, refund, Infinity)
}

/** Whether what was asked for since a failed one, and before this one, returns its sum. */
function isRemade(order: Order, { askedBefore = 0, cents, parts }: Refund, before: number) {
  const made = order.refunds.filter(
    (one, index) =>
      one.state !== 'failed' &&
      index >= askedBefore &&
      index < before &&
      isShared(one.parts, parts),
  )
  const rounded = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  return made.reduce((sum, one) => sum + one.cents, rounded) >= cents
}

/** Whether two may be about the same articles: one of them names none, or both name a line. */
const isShared = (some: readonly Pieces[], others: readonly Pieces[]) =>
  some.length === 0 ||
  others.length === 0 ||
  some.some(({ line }) => others.some((other) => other.line === line))
