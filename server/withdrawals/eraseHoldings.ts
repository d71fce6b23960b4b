import type { ClientHoldings } from '../clients/ClientHoldings'
import { eraseOrders } from '../orders/eraseOrders'
import { eraseWithdrawals } from './personalWithdrawals'

/** What goes with a deleted account: orders before withdrawals, like all code that locks both. */
export const eraseHoldings: ClientHoldings['eraseHoldings'] = async (tx, owner) => {
  await eraseOrders(tx, owner)
  await eraseWithdrawals(tx, owner)
}
