import type { UsedPromotion } from '../promotions/queries'
import { lowerLines } from '../promotions/rules'
import type { PromotionLine } from '../shop/promotionShares'
import { sumOf } from '../system/sumOf'
import { quote, type Quote, type QuotedLine, type QuoteRequest } from './quote'

export type CartToQuoteLine = Omit<QuotedLine, 'discountCents'> & PromotionLine
export type CartToQuote<Line extends CartToQuoteLine> = Omit<
  QuoteRequest<Line & QuotedLine>,
  'lines' | 'discountName'
> & {
  lines: readonly Line[]
  /** The code of the cart; undefined for none. */
  promotion: UsedPromotion | undefined
}
/** `codeProblem`: why the cart's code lowers nothing. */
export type CartQuote<Line> = Quote<Line & QuotedLine> & { codeProblem: string | null }

/** What a cart costs with its code and its delivery, and when it arrives; amounts in cents. */
export function quoteWithCode<Line extends CartToQuoteLine>({
  lines: cart,
  promotion,
  ...request
}: CartToQuote<Line>): CartQuote<Line> {
  const { lines, problem } = lowerLines(cart, promotion, request.at)
  const discountName = promotion?.code ?? null
  const quoted = quote({ ...request, lines, discountName })
  const missingForFreeCents = mayTakeMore(promotion, lines) ? null : quoted.missingForFreeCents
  return { ...quoted, missingForFreeCents, codeProblem: problem }
}

/** Whether a code may take more off once the cart holds more: then no sum is sure to suffice. */
function mayTakeMore(promotion: UsedPromotion | undefined, lines: readonly QuotedLine[]): boolean {
  if (!promotion) return false
  const takenCents = sumOf(lines.map(({ discountCents }) => discountCents))
  return promotion.kind === 'percent' || takenCents < promotion.value
}
