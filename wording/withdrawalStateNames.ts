import type { ShownWithdrawalState } from '../contract/withdrawalStates'

/** What the shopkeeper reads of a withdrawal's state. */
export const withdrawalStateNames: Record<ShownWithdrawalState, string> = {
  received: 'reçue',
  accepted: 'acceptée',
  goods_back: 'articles revenus',
  refunded: 'remboursée',
  refused: 'refusée',
  refund_requested: 'remboursement demandé',
  refund_failed: 'remboursement échoué',
}
