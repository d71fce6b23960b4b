import type { WithdrawalState } from '../contract/withdrawalStates'

/** What the shopkeeper reads of a withdrawal's state. */
export const withdrawalStateNames: Record<WithdrawalState, string> = {
  received: 'reçue',
  accepted: 'acceptée',
  goods_back: 'articles revenus',
  refunded: 'remboursée',
  refused: 'refusée',
}
