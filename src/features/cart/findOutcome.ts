import { toProblem } from '../../api/Problem'

/** Reads an order by its number: null, or a failed call, if there is none. */
export type FindOrder = (orderId: string) => Promise<{ state: string | null } | null>
/** `placed`: it waits for its payment; `ended`: it was cancelled or has expired. */
export type Outcome = 'paid' | 'placed' | 'ended' | 'unpaid' | 'signedOut'

const firstPauseMs = 1000
const maxPauseMs = 30_000
/** A payment with a lost reply may still be in progress at the first look. */
const looks = 2

/**
 * Finds out whether a payment without a reply was made: reads the order by its number, with growing
 * pauses, until there is an answer.
 */
export async function findOutcome(find: FindOrder, orderId: string): Promise<Outcome> {
  let unpaid = 0
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    const seen = await look(find, orderId)
    if (seen === 'unpaid') unpaid += 1
    if (seen !== 'unknown' && (seen !== 'unpaid' || unpaid === looks)) return seen
    await pauseOrConnection(pauseMs)
  }
}

async function look(find: FindOrder, orderId: string): Promise<Outcome | 'unknown'> {
  try {
    const order = await find(orderId)
    return order ? outcomeOf(order.state) : 'unpaid'
  } catch (error) {
    const { status } = toProblem(error)
    if (status === 404 || status === 400) return 'unpaid'
    return status === 401 ? 'signedOut' : 'unknown'
  }
}

function outcomeOf(state: string | null): Outcome {
  switch (state) {
    case 'panier':
      return 'unpaid'
    case 'en attente de paiement':
      return 'placed'
    case 'annulée':
    case 'expirée':
      return 'ended'
    default:
      return 'paid'
  }
}

/** Resolves once the time has passed or the browser is online again. */
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
