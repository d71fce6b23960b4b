import { sumOf } from '../../server/system/sumOf'
import type { Order } from './Model'

/** What the shop holds of each payment. */
export const heldOf = ({ attempts, refunds }: Order): number[] =>
  attempts.map(({ state, cents }, index) => {
    const back = refunds.filter((refund) => refund.attempt === index && refund.state !== 'failed')
    return state === 'succeeded' ? cents - sumOf(back.map((refund) => refund.cents)) : 0
  })
