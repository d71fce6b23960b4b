/** The states of a declaration of withdrawal. */
export const withdrawalStates = [
  'received',
  'accepted',
  'goods_back',
  'refunded',
  'refused',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]
