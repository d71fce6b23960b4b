/** What a promotion code takes off: a percentage of the goods, or an amount. */
export const promotionKinds = ['percent', 'amount'] as const
/** The largest percentage of a code: an order is never free. */
export const maxPercent = 90
export type PromotionKind = (typeof promotionKinds)[number]
