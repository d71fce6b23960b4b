import { and, asc, eq, getTableColumns, inArray, not, or } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import type { Owner } from '../clients/ClientHoldings'
import type { Sql } from '../database/connect'
import { openRefund } from '../database/openRefund'
import { orders, withdrawals } from '../database/schema'
import { withoutPerson } from './changeState'
import { findLinesByWithdrawal } from './findDeclared'
import { lastDay, openStates } from './rules'
import { toLineReply } from './serialize'
import { shownState } from './shownState'

const ordersOf = (sql: Sql, { clientId }: Owner) =>
  sql.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId))

/** The withdrawals from a client's orders, and those that a proven e-mail declared as a guest. */
const ownedBy = (sql: Sql, owner: Owner) => {
  const { provenEmailKey } = owner
  return or(
    inArray(withdrawals.orderId, ordersOf(sql, owner)),
    ...(provenEmailKey === null ? [] : [eq(withdrawals.emailKey, provenEmailKey)]),
  )
}

const findRows = (sql: Sql, owner: Owner) =>
  sql
    .select({ ...getTableColumns(withdrawals), receivedAt: orders.receivedAt, openRefund })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(ownedBy(sql, owner))
    .orderBy(asc(withdrawals.submittedAt), asc(withdrawals.id))
type Row = Awaited<ReturnType<typeof findRows>>[number]

export async function findPersonalWithdrawals(
  sql: Sql,
  owner: Owner,
): Promise<PersonalData['withdrawals']> {
  const rows = await findRows(sql, owner)
  const ids = rows.map(({ id }) => id)
  const linesOf = await findLinesByWithdrawal(sql, ids)
  return rows.map((row) => toPersonalWithdrawal(row, linesOf.get(row.id) ?? []))
}

function toPersonalWithdrawal(
  { submittedAt, changedAt, receivedAt, refusal, ...declared }: Row,
  lines: readonly { name: string; quantity: number }[],
): PersonalData['withdrawals'][number] {
  return {
    withdrawal_name: declared.name,
    withdrawal_email: declared.email,
    withdrawal_order: declared.orderText,
    withdrawal_articles: declared.articles,
    withdrawal_lines: lines.map(toLineReply),
    date: submittedAt.toISOString(),
    deadline: lastDay(receivedAt),
    state: shownState(declared),
    state_since: changedAt.toISOString(),
    refusal,
  }
}

/**
 * Erases the person from withdrawals that ended; those that go on lose it at their end. Those too that
 * named an order and the e-mail of its account, which may be matched after it.
 */
export async function eraseWithdrawals(tx: Sql, owner: Owner): Promise<void> {
  const own = or(ownedBy(tx, owner), inArray(withdrawals.likelyOrderId, ordersOf(tx, owner)))
  await tx
    .update(withdrawals)
    .set({ isErasedAtEnd: true })
    .where(and(own, inArray(withdrawals.state, openStates)))
  await tx
    .update(withdrawals)
    .set(withoutPerson)
    .where(and(own, not(inArray(withdrawals.state, openStates))))
}
