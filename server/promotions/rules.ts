import { inParis } from '../../contract/parisianDays'
import { promotionReplies as words } from '../../wording/replies/promotions'
import { loweredCents, promotionShares, type PromotionLine } from '../shop/promotionShares'
import { sumOf } from '../system/sumOf'
import type { UsedPromotion } from './queries'

/** Lines with what each loses, in cents, and why the code of their cart lowers nothing. */
type Lowered<Line> = { lines: (Line & { discountCents: number })[]; problem: string | null }

/** The lines of a cart with the discount of its code; undefined for a cart without one. */
export function lowerLines<Line extends PromotionLine>(
  lines: readonly Line[],
  promotion: UsedPromotion | undefined,
  at: Date,
): Lowered<Line> {
  const shares = promotion ? promotionShares(promotion, lines) : []
  const problem = promotion
    ? (usageProblem(promotion, at) ?? cartProblem(promotion, lines, shares))
    : null
  return {
    lines: lines.map((line, index) => ({
      ...line,
      discountCents: problem === null ? (shares[index] ?? 0) : 0,
    })),
    problem,
  }
}

type Usage = Pick<
  UsedPromotion,
  'startsOn' | 'endsOn' | 'endedAt' | 'maxUses' | 'oncePerClient' | 'uses' | 'ownUses'
>

/** Why a code cannot be used now, whatever the cart; null if it can. */
export function usageProblem(promotion: Usage, at: Date): string | null {
  const { startsOn, endsOn, endedAt, maxUses, oncePerClient, uses, ownUses } = promotion
  const { day } = inParis(at)
  if (endedAt !== null || (endsOn !== null && day > endsOn)) return words.ended
  if (startsOn !== null && day < startsOn) return words.notYet(startsOn)
  if (maxUses !== null && uses >= maxUses) return words.usedUp
  if (oncePerClient && ownUses > 0) return words.usedByClient
  return null
}

/** Why a code that can be used lowers nothing in this cart; null if it lowers something. */
function cartProblem(
  promotion: UsedPromotion,
  lines: readonly PromotionLine[],
  shares: readonly number[],
): string | null {
  const { minimumCents, categoryName } = promotion
  const goods = loweredCents(promotion, lines)
  if (goods === 0 && categoryName !== null) return words.otherCategory(categoryName)
  if (goods < minimumCents) return words.missing(minimumCents - goods, categoryName)
  if (goods > 0 && sumOf(shares) === 0) return words.lowersNothing
  return null
}
