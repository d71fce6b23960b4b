import type { UsedPromotion } from '../promotions/queries'
import { lowerLines } from '../promotions/rules'
import type { PromotionLine } from '../shop/promotionShares'
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
  return { ...quote({ ...request, lines, discountName }), codeProblem: problem }
}
