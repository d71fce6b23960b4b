import type { ShownWithdrawalState } from '../../contract/withdrawalStates'
import type { Withdrawal } from './storeWithdrawal'

type Shown = Pick<Withdrawal, 'state'> & { openRefund: 'requested' | 'failed' | null }

/** A withdrawal is shown as refunded once the money has moved. */
export const shownState = ({ state, openRefund: refund }: Shown): ShownWithdrawalState =>
  state === 'refunded' && refund !== null ? `refund_${refund}` : state
