import { inArray, sql as raw } from 'drizzle-orm'
import type { ForgottenCounts } from '../../wording/commands'
import { eraseClient } from '../clients/deleteClient'
import { lockClient } from '../clients/queries'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import {
  clients,
  orders,
  paymentAttempts,
  paymentEvents,
  refundLines,
  refunds,
} from '../database/schema'
import { countOldBuyers, forgetBuyers } from '../documents/forgetBuyers'
import { findMailFiles, forgetMailFiles } from '../mail/mailFiles'
import { outboxFolder } from '../mail/mailTransport'
import type { Services } from '../services'
import { eraseHoldings } from '../withdrawals/eraseHoldings'
import { before, periods, rulesAt, type Rule } from './rules'

export type Needs = Pick<Services, 'clock'> & {
  database: Pick<Services['database'], 'sql'>
  settings: Pick<Services['settings'], 'dataDir'>
}

/** The number of rows that `forget` would delete now. */
export async function countForgotten({
  database: { sql },
  clock,
  settings,
}: Needs): Promise<ForgottenCounts> {
  const now = clock()
  const rules = rulesAt(sql, now)
  const count = ({ table, where }: Rule) => sql.$count(table, where)
  return {
    emptyAccounts: await count(rules.emptyAccounts),
    formerStaff: await count(rules.formerStaff),
    attempts: await count(rules.attempts),
    links: await count(rules.links),
    stockAlerts: await count(rules.stockAlerts),
    staffSessions: await count(rules.staffSessions),
    staffInvitations: await count(rules.staffInvitations),
    acts: await count(rules.acts),
    reviewLinks: await count(rules.reviewLinks),
    reviews: await count(rules.reviews),
    withdrawals: await count(rules.withdrawals),
    mails: await count(rules.mails),
    lostMails: await count(rules.lostMails),
    mailFiles: (await oldFiles(settings, now)).length,
    carts: await count(rules.carts),
    orders: (await count(rules.unpaidOrders)) + (await count(rules.orders)),
    buyers: await countOldBuyers(sql, oldestDay(now)),
    accounts: await count(rules.accounts),
  }
}

/** Deletes all that is past its period; returns the counts. Throws where the signal ends it early. */
export async function forget(
  { database: { sql }, clock, settings }: Needs,
  signal?: AbortSignal,
): Promise<ForgottenCounts> {
  const now = clock()
  const rules = rulesAt(sql, now)
  // First, so that rows which this run releases are left to the next one: the counts equal those of
  // a dry run.
  const emptyAccounts = await remove(sql, rules.emptyAccounts)
  const formerStaff = await remove(sql, rules.formerStaff)
  const unpaidOrders = await forgetOrders(sql, rules.unpaidOrders)
  const files = await oldFiles(settings, now)
  await forgetMailFiles(outboxFolder(settings), files)
  return {
    emptyAccounts,
    formerStaff,
    attempts: await remove(sql, rules.attempts),
    links: await remove(sql, rules.links),
    stockAlerts: await remove(sql, rules.stockAlerts),
    staffSessions: await remove(sql, rules.staffSessions),
    staffInvitations: await remove(sql, rules.staffInvitations),
    acts: await remove(sql, rules.acts),
    reviewLinks: await remove(sql, rules.reviewLinks),
    reviews: await remove(sql, rules.reviews),
    withdrawals: await remove(sql, rules.withdrawals),
    mails: await remove(sql, rules.mails),
    lostMails: await remove(sql, rules.lostMails),
    mailFiles: files.length,
    carts: await remove(sql, rules.carts),
    orders: unpaidOrders + (await forgetOrders(sql, rules.orders)),
    buyers: await forgetBuyers(sql, oldestDay(now)),
    accounts: await forgetAccounts(sql, rules.accounts, { now, signal }),
  }
}

const oldestDay = (now: Date) => before(now, periods.order).toISOString().slice(0, 10)

const oldFiles = (settings: Needs['settings'], now: Date) =>
  findMailFiles(outboxFolder(settings), before(now, periods.mail))

/** Deletes the rows of a rule; returns their number. */
async function remove(sql: Sql, { table, where }: Rule): Promise<number> {
  const removed = sql.$with('removed').as(
    sql
      .delete(table)
      .where(where)
      .returning({ one: raw`1`.as('one') }),
  )
  const [counted] = await sql
    .with(removed)
    .select({ count: raw<number>`count(*)::int` })
    .from(removed)
  return counted?.count ?? 0
}

function forgetOrders(sql: Sql, rule: Rule): Promise<number> {
  return inTransaction(sql, async (tx) => {
    // One whose money is being noted keeps its payment.
    await tx.select({ id: orders.id }).from(orders).where(rule.where).for('update')
    const old = tx.select({ id: orders.id }).from(orders).where(rule.where)
    const oldRefunds = tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(inArray(refunds.orderId, old))
    const oldAttempts = tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.orderId, old))
    await tx.delete(refundLines).where(inArray(refundLines.refundId, oldRefunds))
    await tx.delete(refunds).where(inArray(refunds.orderId, old))
    await tx.delete(paymentEvents).where(inArray(paymentEvents.attemptId, oldAttempts))
    await tx.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, old))
    return remove(tx, rule)
  })
}

/**
 * Deletes accounts as their clients would, one at a time, so that no transaction waits for the
 * others.
 */
async function forgetAccounts(
  sql: Sql,
  { where }: Rule,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<number> {
  const away = await sql.select({ id: clients.id }).from(clients).where(where)
  let count = 0
  for (const { id } of away) {
    signal?.throwIfAborted()
    count += await inTransaction(sql, async (tx) => {
      const client = await lockClient(tx, id)
      // Signed in or deleted meanwhile.
      if (!client || client.seenAt >= before(now, periods.account)) return 0
      await eraseClient(tx, { client, at: now }, eraseHoldings)
      return 1
    })
  }
  return count
}
