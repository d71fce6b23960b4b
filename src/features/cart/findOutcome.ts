import { toProblem } from '../../api/Problem'

/** An order as it is asked for under its number: null, or a failed call, where there is none. */
export type FindOrder = (orderId: string) => Promise<{ state: string | null } | null>
export type Outcome = 'paid' | 'unpaid' | 'signedOut'

const firstPause = 1000
const longestPause = 30_000
/** A payment whose reply was lost may still be under way at the first look. */
const looks = 2

/**
 * What became of a payment whose reply did not arrive. The order is asked for under its number,
 * with growing pauses, until there is an answer.
 */
export async function findOutcome(find: FindOrder, orderId: string): Promise<Outcome> {
  let unpaid = 0
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    const seen = await look(find, orderId)
    if (seen === 'unpaid') unpaid += 1
    if (seen !== 'unknown' && (seen !== 'unpaid' || unpaid === looks)) return seen
    await pauseOrConnection(pause)
  }
}

async function look(find: FindOrder, orderId: string): Promise<Outcome | 'unknown'> {
  try {
    const order = await find(orderId)
    return order && order.state !== 'panier' ? 'paid' : 'unpaid'
  } catch (error) {
    const { status } = toProblem(error)
    if (status === 404 || status === 400) return 'unpaid'
    return status === 401 ? 'signedOut' : 'unknown'
  }
}

/** Over once the time has passed, or the browser says that the connection is back. */
function pauseOrConnection(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
  })
}
