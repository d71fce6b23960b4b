import { eq } from 'drizzle-orm'
import { ordersReplies } from '../../wording/replies/orders'
import { withdrawalCommandReplies as said } from '../../wording/withdrawalCommands'
import { pickedLines } from '../../wording/withdrawalRows'
import { readOrderId } from '../cart/orderId'
import { inTransaction } from '../database/inTransaction'
import { clients, withdrawalLines, withdrawals } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { lockOrder } from '../orders/lockOrder'
import { orderUnknown } from '../orders/orderUnknown'
import { findRefundableLines } from '../orders/refunds/refundQueries'
import type { Services } from '../services'
import { findDeclaredLines } from './findDeclared'
import { lockWithdrawal, type SeenWithdrawal } from './lockWithdrawal'
import { recordWithdrawal } from './recordWithdrawal'
import { isLate, lastDay, mayMatch } from './rules'
import { sumByPlace } from './sumByPlace'

/**
 * Lines by their place on the order, from 1. Nothing needs to be said where the declaration names no
 * articles, and where it has picked lines of this order.
 */
type Match = SeenWithdrawal & {
  commandId: string
  wish: 'whole' | 'unsaid' | readonly { place: number; quantity: number }[]
  by?: string
}

/**
 * Says which order, and which lines of it, a withdrawal is about. Throws a ProblemError for an order
 * that nobody has placed, and for a withdrawal that is accepted already.
 */
export async function matchWithdrawal(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { commandId, wish, by, ...seen }: Match,
) {
  const { id } = seen
  const orderId = readOrderId(commandId)
  return inTransaction(database.sql, async (tx) => {
    const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
    const { withdrawal, order: before } = await lockWithdrawal(tx, seen)
    if (!mayMatch(withdrawal)) throw refused(said.matchTooLate)
    // A client's is answered at the account's e-mail.
    const isOthers = withdrawal.channel === 'client' && order?.clientId !== before?.clientId
    if (!order || isOthers) throw orderUnknown()
    const picked = await findDeclaredLines(tx, id)
    const keepsLines = wish === 'unsaid' && picked.length > 0 && withdrawal.orderId === order.id
    const articles = withdrawal.articles ?? pickedLines(picked).join(', ')
    if (wish === 'unsaid' && !keepsLines && articles) throw refused(said.sayLines(articles))
    const [client] = await tx
      .select({ emailKey: clients.emailKey })
      .from(clients)
      .where(eq(clients.id, order.clientId))
    const all = await findRefundableLines(tx, order.id)
    const wished = typeof wish === 'string' ? [] : wish
    const named = sumByPlace(wished).map(({ place, quantity }) => {
      const line = all[place - 1]
      if (!line || quantity < 1 || quantity > line.quantity)
        throw refused(ordersReplies.refundLineUnknown)
      return { withdrawalId: id, orderLineId: line.id, quantity }
    })
    const at = clock()
    await tx
      .update(withdrawals)
      .set({ orderId: order.id, changedAt: at })
      .where(eq(withdrawals.id, id))
    if (!keepsLines) await tx.delete(withdrawalLines).where(eq(withdrawalLines.withdrawalId, id))
    if (named.length > 0) await tx.insert(withdrawalLines).values(named)
    await recordWithdrawal(tx, {
      order,
      act: 'withdrawal_matched',
      after: { withdrawal: String(id) },
      by,
      at,
    })
    const deadline = lastDay(order.receivedAt)
    return {
      id,
      orderId: order.id,
      deadline,
      isLate: isLate(withdrawal.submittedAt, deadline),
      isSameEmail:
        withdrawal.likelyOrderId === order.id ||
        (withdrawal.emailKey !== null && client?.emailKey === withdrawal.emailKey),
    }
  })
}

const refused = (message: string) => new ProblemError(409, 'invalid_input', message)
