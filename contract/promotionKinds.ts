/** What a promotion code takes off: a percentage of the goods, or an amount. */
export const promotionKinds = ['percent', 'amount'] as const
export type PromotionKind = (typeof promotionKinds)[number]
