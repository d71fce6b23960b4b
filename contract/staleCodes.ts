/** The codes of the problems that say that somebody else was faster: what the screen showed is old. */
export const staleCodes = [
  'order_changed',
  'withdrawal_changed',
  'review_changed',
  'product_changed',
  'catalogue_changed',
] as const
