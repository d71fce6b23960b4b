import type { PromotionKind } from '../../contract/promotionKinds'
import { spread } from './spread'
import { sumOf } from '../system/sumOf'

export type Promotion = {
  kind: PromotionKind
  /** Percent, or cents. */
  value: number
  /** What the goods that it lowers must cost at least, in cents. */
  minimumCents: number
  /** The only category that it lowers; null for all. */
  categoryId: number | null
}
export type PromotionLine = { quantity: number; priceCents: number; categoryId: number }

/** An order is never free, so that every order has a payment: this much is left of its goods. */
const leastLeftCents = 100

/** What the lines that a promotion lowers cost, in cents. */
export function loweredCents(
  { categoryId }: Pick<Promotion, 'categoryId'>,
  lines: readonly PromotionLine[],
): number {
  return sumOf(amountsOf(lines, categoryId))
}

/**
 * What each line loses, in cents; zeros below the promotion’s minimum. A percentage is rounded once,
 * on the sum, and spread over the lines that it lowers.
 */
export function promotionShares(
  { kind, value, minimumCents, categoryId }: Promotion,
  lines: readonly PromotionLine[],
): number[] {
  const amounts = amountsOf(lines, categoryId)
  const sum = sumOf(amounts)
  if (sum === 0 || sum < minimumCents) return lines.map(() => 0)
  const wanted = kind === 'percent' ? Math.round((sum * value) / 100) : value
  const max = Math.max(0, sumOf(amountsOf(lines, null)) - leastLeftCents)
  return spread(Math.min(wanted, sum, max), amounts)
}

function amountsOf(lines: readonly PromotionLine[], categoryId: number | null): number[] {
  return lines.map((line) =>
    categoryId === null || line.categoryId === categoryId ? line.priceCents * line.quantity : 0,
  )
}
