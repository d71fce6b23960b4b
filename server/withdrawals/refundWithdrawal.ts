import { restockedStates } from '../../contract/orderStates'
import { ordersReplies } from '../../wording/replies/orders'
import { withdrawalCommandReplies as said } from '../../wording/withdrawalCommands'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { findHeld, isForArticles } from '../orders/refunds/findHeld'
import type { LockedOrder } from '../orders/lockOrder'
import { readOutcome, type RefundOutcome } from '../orders/refunds/readOutcome'
import { requestRefund } from '../orders/refunds/requestRefund'
import { restockRefunded } from '../orders/refunds/restockRefunded'
import { sendRefunds } from '../orders/refunds/sendRefunds'
import { changeState } from './changeState'
import { findReturned } from './findReturned'
import { lockWithdrawal, type SeenWithdrawal } from './lockWithdrawal'
import { isStillHere, mayBecome } from './rules'

type Needs = Parameters<typeof sendRefunds>[0]
type Refunding = SeenWithdrawal & { restock: boolean; by?: string }
type RefundedWithdrawal = RefundOutcome & { id: number; orderId: number }

/**
 * Refunds what a withdrawal is about, with the delivery fee if nothing of the order is left; without
 * a refund where everything is refunded already, or was free.
 */
export async function refundWithdrawal(
  services: Needs,
  { restock, by, ...seen }: Refunding,
): Promise<RefundedWithdrawal> {
  const { database, clock } = services
  const { id } = seen
  const since = clock()
  const { orderId, ids } = await inTransaction(database.sql, async (tx) => {
    const { withdrawal, order } = await lockWithdrawal(tx, seen)
    if (!order) throw refused(said.matchFirst(id))
    if (!mayBecome(withdrawal.state, 'refunded'))
      throw refused(said.impossible(withdrawal.state, 'refunded'))
    const at = clock()
    const refundIds = await request(tx, { order, id, restock, at })
    await changeState(tx, { withdrawal, order, to: 'refunded', by, at })
    return { orderId: order.id, ids: refundIds }
  })
  await sendRefunds(services, ids)
  return { id, orderId, ...(await readOutcome(database.sql, { orderId, ids, since })) }
}

type Requested = { order: LockedOrder; id: number; restock: boolean; at: Date }

async function request(tx: Sql, { order, id, restock, at }: Requested): Promise<string[]> {
  const { pieces, isAll: fee, areRestocked } = await findReturned(tx, { id, orderId: order.id })
  const isRestocked = restockedStates.includes(order.state)
  if (pieces.length === 0) {
    if (restock && !isRestocked && !areRestocked) throw refused(said.noteAsArrived)
    return []
  }
  if (fee && isStillHere(order.state)) throw refused(said.cancelInstead(order.id, id))
  const held = await findHeld(tx, order.id)
  if (!held.some(isForArticles)) {
    if (restock && !isRestocked) await restockRefunded(tx, { orderId: order.id, pieces, at })
    return []
  }
  if (restock && isRestocked) throw refused(ordersReplies.restockedBefore(order.state))
  const ids = await requestRefund(tx, {
    order,
    wish: { kind: 'parts', lines: pieces, fee, isCapped: true },
    reason: 'withdrawal',
    requestedBy: 'shop',
    restock,
    at,
  })
  if (restock && ids.length === 0) throw refused(said.noteAsArrived)
  return ids
}

const refused = (message: string) => new ProblemError(409, 'invalid_input', message)
