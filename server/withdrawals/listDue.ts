import { and, asc, eq, gte, inArray, or, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { clients, orders, withdrawals } from '../database/schema'
import { readOrderId } from '../cart/orderId'
import { findLinesByWithdrawal } from './findDeclared'
import { isLate, openStates, refundDue } from './rules'

const day = 24 * 60 * 60_000
/** Ended ones are listed for so long. */
const shownMs = 30 * day
const mostListed = 200

/** At most 200 withdrawals: those that go on, the first due first, then those that ended lately. */
export async function listDue(sql: Sql, now: Date) {
  const rows = await sql
    .select()
    .from(withdrawals)
    .where(
      or(
        inArray(withdrawals.state, openStates),
        gte(withdrawals.changedAt, new Date(now.getTime() - shownMs)),
      ),
    )
    .orderBy(
      asc(raw`${withdrawals.state} in ('refunded', 'refused')`),
      asc(withdrawals.submittedAt),
      asc(withdrawals.id),
    )
    .limit(mostListed)
  const lines = await findLinesByWithdrawal(
    sql,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      due: refundDue(row.submittedAt),
      isLate: isLate(row.submittedAt, row.deadline),
      lines: lines.get(row.id) ?? [],
      /** The order that a guest most likely means: the number exists, and the e-mail is its own. */
      likely: row.orderId === null ? await findLikely(sql, row) : null,
    })),
  )
}

async function findLikely(
  sql: Sql,
  { orderText, emailKey }: Pick<typeof withdrawals.$inferSelect, 'orderText' | 'emailKey'>,
): Promise<number | null> {
  const id = readOrderId(orderText.replaceAll(/\D/g, ''))
  if (id === undefined || emailKey === null) return null
  const [order] = await sql
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(eq(orders.id, id), eq(clients.emailKey, emailKey)))
  return order?.id ?? null
}
