import { addDays, inParis } from '../../contract/parisianDays'
import type { BeforeOpening, PriceEntry } from './queries'

/** The days before a reduction whose lowest price is shown beside it: C. conso. L.112-1-1. */
const earlierDays = 30

/** Why no earlier price may be shown beside a reduced one. */
export type NoEarlierPrice = 'unknown' | 'new' | 'notLower'
export type EarlierPrice = { cents: number } | { why: NoEarlierPrice }

type Priced = { history: readonly PriceEntry[]; createdAt: Date }

/**
 * The earlier price of a reduced product: the lowest at which it was on sale in the 30 days before
 * the reduction, before the first one where each followed the other and was no dearer; 30 days off
 * sale end such a chain. The last entry of the history is the reduction, or the return to sale of what
 * is reduced; the days are those of Paris.
 */
export function findEarlierPrice({ history, createdAt }: Priced): EarlierPrice {
  const start = firstReduction(history)
  const [oldest, first, reduced] = [history[0], history[start], history.at(-1)]
  if (!oldest || !first || !reduced) throw new RangeError('A reduction without a history.')
  const day = inParis(first.at).day
  const from = addDays(day, -earlierDays)
  // The product is older than what is known of its prices.
  if (createdAt < oldest.at && inParis(oldest.at).day > from) return { why: 'unknown' }
  const applied = history.slice(0, start).filter((entry, index) => {
    const end = history[index + 1]?.at ?? first.at
    return entry.onSale && inParis(end).day >= from
  })
  // A price of the same day alone was asked of nobody, or of few.
  if (!applied.some(({ at }) => inParis(at).day < day)) return { why: 'new' }
  const cents = Math.min(...applied.map(({ priceCents }) => priceCents))
  return cents > reduced.priceCents ? { cents } : { why: 'notLower' }
}

/**
 * A history in which nothing was on sale before the shop's first opening, because nobody could order;
 * the price that was in force then begins with it.
 */
export function countFromOpening(
  history: readonly PriceEntry[],
  closed: BeforeOpening | undefined,
): PriceEntry[] {
  if (!closed) return [...history]
  const { from, until } = closed
  return history.flatMap((entry, index) => {
    if (entry.at < from || (until && entry.at >= until)) return entry
    const end = history[index + 1]?.at
    const isInForce = until && (!end || end > until)
    return [{ ...entry, onSale: false }, ...(isInForce ? [{ ...entry, at: until }] : [])]
  })
}

/** Where the chain of reductions begins that ends with the last entry. */
function firstReduction(history: readonly PriceEntry[]): number {
  let start = history.length - 1
  while (!isReturn(history, start) && isReducedFurther(history[start - 1], history[start]))
    start -= 1
  return start
}

/** Whether an entry puts the product back on sale after so long that no price before it counts. */
function isReturn(history: readonly PriceEntry[], index: number): boolean {
  const back = history[index]
  let start = index
  while (history[start - 1]?.onSale === false) start -= 1
  const left = history[start]
  if (!back?.onSale || !left || start === index) return false
  return addDays(inParis(left.at).day, earlierDays) <= inParis(back.at).day
}

const isReducedFurther = (before: PriceEntry | undefined, after: PriceEntry | undefined) =>
  before !== undefined &&
  after !== undefined &&
  before.regularPriceCents !== null &&
  before.priceCents >= after.priceCents
