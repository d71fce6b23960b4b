import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOver } from '../clients/linkLife'
import type { Sql } from '../database/connect'
import {
  attempts,
  auditLog,
  clients,
  links,
  orders,
  outbox,
  paymentAttempts,
  staff,
  staffInvitations,
  staffSessions,
  reviewInvitations,
  reviews,
  stockAlerts,
  withdrawals,
} from '../database/schema'

/** The periods of the privacy policy. */
export const periods = {
  mail: { months: 12 },
  lostMail: { days: 30 },
  cart: { months: 12 },
  account: { years: 3 },
  /** Acts of the staff that concern no order and no client; the others go with theirs. */
  act: { years: 3 },
  review: { years: 5 },
  refusedReview: { years: 1 },
  /** As long as a claim can be brought from it: code civil, article 2224. */
  withdrawal: { years: 5 },
  /** Ten years from the end of the financial year, which ends at most a year after the payment. */
  order: { years: 11 },
  /** No money moved for it, so that no account names it. */
  unpaidOrder: { months: 12 },
}
type Period = { years?: number; months?: number; days?: number }

/** The time before which the period is over. UTC. */
export function before(now: Date, { years = 0, months = 0, days = 0 }: Period): Date {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - years)
  moment.setUTCMonth(moment.getUTCMonth() - months)
  moment.setUTCDate(moment.getUTCDate() - days)
  return moment
}

export type Rule = { table: PgTable; where: SQL | undefined }

/**
 * The rows to delete by now, table by table; accounts are separate, because they become anonymous.
 */
export function rulesAt(sql: Sql, now: Date) {
  const away = (period: Period) =>
    sql
      .select({ id: clients.id })
      .from(clients)
      .where(lt(clients.seenAt, before(now, period)))
  const ordersOfClient = sql.select().from(orders).where(eq(orders.clientId, clients.id))
  const sessionsOfMember = sql
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staff.id))
  const actsOfMember = sql.select().from(auditLog).where(eq(auditLog.staffId, staff.id))
  const isCart = eq(orders.state, 'panier')
  return {
    emptyAccounts: {
      table: clients,
      where: and(isNotNull(clients.deletedAt), not(exists(ordersOfClient))),
    },
    // Acts name their authors.
    formerStaff: {
      table: staff,
      where: and(
        isNotNull(staff.endedAt),
        not(exists(sessionsOfMember)),
        not(exists(actsOfMember)),
      ),
    },
    attempts: { table: attempts, where: lte(attempts.endsAt, now) },
    links: { table: links, where: isOver(sql, now) },
    staffSessions: { table: staffSessions, where: lte(staffSessions.endsAt, now) },
    staffInvitations: { table: staffInvitations, where: lte(staffInvitations.endsAt, now) },
    acts: {
      table: auditLog,
      where: and(
        isNull(auditLog.orderId),
        isNull(auditLog.clientId),
        lt(auditLog.at, before(now, periods.act)),
      ),
    },
    stockAlerts: { table: stockAlerts, where: lte(stockAlerts.endsAt, now) },
    reviewLinks: { table: reviewInvitations, where: lte(reviewInvitations.endsAt, now) },
    reviews: {
      table: reviews,
      where: or(
        lt(reviews.writtenAt, before(now, periods.review)),
        and(
          eq(reviews.state, 'refused'),
          lt(reviews.decidedAt, before(now, periods.refusedReview)),
        ),
      ),
    },
    withdrawals: {
      table: withdrawals,
      where: lt(withdrawals.submittedAt, before(now, periods.withdrawal)),
    },
    mails: { table: outbox, where: lt(outbox.sentAt, before(now, periods.mail)) },
    lostMails: {
      table: outbox,
      where: and(
        isNull(outbox.sentAt),
        isNull(outbox.nextTryAt),
        notExists(awaitsProof(sql)),
        lt(outbox.createdAt, before(now, periods.lostMail)),
      ),
    },
    carts: { table: orders, where: and(isCart, inArray(orders.clientId, away(periods.cart))) },
    orders: {
      table: orders,
      where: lt(orders.orderedAt, before(now, periods.order)),
    },
    // None that the rule above counts, too.
    unpaidOrders: {
      table: orders,
      where: and(
        neverPaid(sql),
        lt(orders.orderedAt, before(now, periods.unpaidOrder)),
        gte(orders.orderedAt, before(now, periods.order)),
      ),
    },
    accounts: {
      table: clients,
      where: and(isNull(clients.deletedAt), lt(clients.seenAt, before(now, periods.account))),
    },
  } satisfies Record<string, Rule>
}

/** The order whose confirmation a mail is, while its goods are not on their way. */
const awaitsProof = (sql: Sql) =>
  sql
    .select()
    .from(orders)
    .where(
      and(eq(orders.id, outbox.heldForOrder), inArray(orders.state, ['payée', 'en préparation'])),
    )

/** An order that ended before any money came, and from which nobody withdrew. */
function neverPaid(sql: Sql): SQL | undefined {
  const { orderId, state } = paymentAttempts
  const money = sql
    .select()
    .from(paymentAttempts)
    .where(and(eq(orderId, orders.id), eq(state, 'succeeded')))
  const withdrawn = sql.select().from(withdrawals).where(eq(withdrawals.orderId, orders.id))
  return and(
    inArray(orders.state, ['expirée', 'annulée']),
    isNull(orders.paidAt),
    notExists(money),
    notExists(withdrawn),
  )
}
