import { inParis } from '../../contract/parisianDays'
import { withdrawalAccepted, withdrawalRefused } from '../../wording/mails/withdrawalDecision'
import { withdrawalCommandReplies as said } from '../../wording/withdrawalCommands'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { queueMail } from '../mail/outbox'
import type { LockedOrder } from '../orders/lockOrder'
import { findHeld, isForArticles } from '../orders/refunds/findHeld'
import type { Services } from '../services'
import { changeState } from './changeState'
import { findDeclaredLines } from './findDeclared'
import { findReturned, isAlsoClaimed } from './findReturned'
import { lockWithdrawal, type SeenWithdrawal } from './lockWithdrawal'
import { isOut, mayBecome, refundDue } from './rules'
import type { Withdrawal } from './storeWithdrawal'
import { wereBack } from './wereBack'

type Needs = Pick<Services, 'database' | 'clock' | 'settings'>
type Decision = SeenWithdrawal & { by?: string } & (
    { to: 'accepted' | 'goods_back' } | { to: 'refused'; reason: string }
  )

/**
 * Accepts or refuses a withdrawal, or notes that its goods are back; accepting and refusing are
 * mailed. Throws a ProblemError where the state does not allow it or has changed.
 */
export async function decide(
  { database, clock, settings }: Needs,
  decision: Decision,
): Promise<Withdrawal> {
  return inTransaction(database.sql, async (tx) => {
    const { withdrawal, order } = await lockWithdrawal(tx, decision)
    const { state } = withdrawal
    if (!mayBecome(state, decision.to)) throw refused(said.impossible(state, decision.to))
    if (!order && decision.to !== 'refused') throw refused(said.matchFirst(decision.id))
    const refusal = decision.to === 'refused' ? decision.reason : null
    // Money that arrives for an order that waits would pay it.
    if (decision.to === 'accepted' && order?.state === 'en attente de paiement')
      throw refused(said.cancelFirst(order.id))
    const mail = await mailOf(tx, settings, { withdrawal, order, decision, at: clock() })
    const { recipient, clientId } = recipientOf(withdrawal, order)
    const queued = { clientId, at: clock(), outlivesAccount: true }
    if (mail && recipient !== null) await queueMail(tx, { mail, recipient, ...queued })
    return changeState(tx, {
      withdrawal,
      order,
      to: decision.to,
      refusal,
      by: decision.by,
      at: clock(),
    })
  })
}

/** A client has the account's e-mail of the day; a guest and a deleted account the declared one. */
function recipientOf({ channel, email }: Withdrawal, order: LockedOrder | undefined) {
  const buyer = channel === 'client' ? order?.buyer : undefined
  return { recipient: buyer?.email ?? email, clientId: buyer?.id ?? null }
}

type Decided = {
  withdrawal: Withdrawal
  order: LockedOrder | undefined
  decision: Decision
  at: Date
}

async function mailOf(
  tx: Sql,
  { seller }: Needs['settings'],
  { withdrawal, order, decision, at }: Decided,
) {
  const { id, orderText, submittedAt } = withdrawal
  const lines = await findDeclaredLines(tx, id)
  if (decision.to === 'refused')
    return withdrawalRefused(seller, {
      at: submittedAt,
      lines: isOfBuyer(withdrawal) ? lines : [],
      order: orderText,
      reason: decision.reason,
    })
  if (decision.to === 'goods_back' || !order) return null
  const due = refundDue(submittedAt)
  const money = await findHeld(tx, order.id)
  const held = money.find(isForArticles)
  const { pieces, areFree } = await findReturned(tx, { id, orderId: order.id })
  return withdrawalAccepted(seller, {
    at: submittedAt,
    lines,
    order: order.id,
    due: due < inParis(at).day ? null : due,
    isOut: isOut(order.state),
    wereBack: withdrawal.state === 'refused' && (await wereBack(tx, { id, orderId: order.id })),
    isPaid: order.paidAt !== null,
    areFree,
    isGivenBack:
      (pieces.length === 0 && !(await isAlsoClaimed(tx, id))) || (money.length > 0 && !held),
    provider: held?.provider ?? null,
  })
}

/** Whether its order's client declared it: a stranger is not told what somebody else ordered. */
const isOfBuyer = ({ channel, orderId, likelyOrderId }: Withdrawal) =>
  channel === 'client' || orderId === likelyOrderId

const refused = (message: string) => new ProblemError(409, 'invalid_input', message)
