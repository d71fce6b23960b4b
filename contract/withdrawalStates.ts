/** The states of a declaration of withdrawal. */
export const withdrawalStates = [
  'received',
  'accepted',
  'goods_back',
  'refunded',
  'refused',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** As they are shown: a refund is told apart until its money has moved. */
export const shownWithdrawalStates = [
  ...withdrawalStates,
  'refund_requested',
  'refund_failed',
] as const
export type ShownWithdrawalState = (typeof shownWithdrawalStates)[number]
