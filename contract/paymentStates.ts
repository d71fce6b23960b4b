/** The states of an order's money, beside the state of its goods; the API sends these French words. */
export const paymentStates = [
  'à payer',
  'payée',
  'remboursée en partie',
  'remboursée',
  'contestée',
  'sans objet',
] as const
export type PaymentState = (typeof paymentStates)[number]
