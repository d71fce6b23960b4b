import type { Order } from './Model'

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** What the shop holds of each payment. */
export const heldOf = ({ attempts, refunds }: Order): number[] =>
  attempts.map(({ state, cents }, index) => {
    const back = refunds.filter((refund) => refund.attempt === index && refund.state !== 'failed')
    return state === 'succeeded' ? cents - sum(back.map((refund) => refund.cents)) : 0
  })
