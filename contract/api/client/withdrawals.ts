import { declareWithdrawal, listWithdrawable, withdrawOrder } from '../withdrawals'
import { toClientEndpoints } from './toClientEndpoints'

export const withdrawalEndpoints = toClientEndpoints({
  declareWithdrawal,
  listWithdrawable,
  withdrawOrder,
})
