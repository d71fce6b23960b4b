import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from '../database/connect'
import { outbox } from '../database/schema'
import { hourMs, minuteMs } from '../system/durations'
import { after } from './after'
import type { WaitingMail } from './outbox'

/** After it, the mails of a server that died are another one's. */
const claimMs = 2 * minuteMs
/** A claim that lasts longer was made before the clock was set back. */
const longestClaimMs = claimMs + hourMs

type Due = {
  now: Date
  /** A mail due later than this is due now: only a clock that was set back explains it. */
  latest: Date
}

type Waiting = Record<'nextTryAt' | 'claimedUntil', AnyPgColumn>

/** Waiting, and not in the hands of a server. */
const isFree = ({ nextTryAt, claimedUntil }: Waiting, now: Date) =>
  and(
    isNotNull(nextTryAt),
    or(isNull(claimedUntil), lte(claimedUntil, now), gt(claimedUntil, after(now, longestClaimMs))),
  )

const isDue = ({ now, latest }: Due) =>
  and(isFree(outbox, now), or(lte(outbox.nextTryAt, now), gt(outbox.nextTryAt, latest)))

/** Whether a mail is to be sent now. */
export async function hasDueMail(sql: Sql, due: Due): Promise<boolean> {
  const mails = await sql.select({ id: outbox.id }).from(outbox).where(isDue(due)).limit(1)
  return mails.length > 0
}

/**
 * Takes the mails that waited longest, and with each the older ones to its client that failed: these
 * are tried before their time, so that what is told first is read first. They are in the order in which
 * they were queued. No other server takes them until the claim ends, and none is lost if this one
 * crashes.
 */
export async function claimMails(
  sql: Sql,
  { limit, ...claim }: Due & { limit: number },
): Promise<WaitingMail[]> {
  const { now, latest } = claim
  const due = sql
    .$with('due')
    .as(
      sql
        .select({ id: outbox.id, clientId: outbox.clientId, createdAt: outbox.createdAt })
        .from(outbox)
        .where(isDue(claim))
        .orderBy(asc(outbox.nextTryAt), asc(outbox.createdAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    )
  const older = alias(outbox, 'older')
  const isBefore = and(eq(older.clientId, due.clientId), lt(older.createdAt, due.createdAt))
  const before = sql.$with('before').as(
    sql
      .select({ id: older.id })
      .from(older)
      .innerJoin(due, isBefore)
      .where(and(isFree(older, now), gt(older.failures, 0)))
      .for('update', { of: older, skipLocked: true }),
  )
  const taken = sql
    .select({ id: due.id })
    .from(due)
    .union(sql.select({ id: before.id }).from(before))
  const claimed = await sql
    .with(due, before)
    .update(outbox)
    .set({ claimedUntil: after(now, claimMs) })
    .where(inArray(outbox.id, taken))
    .returning()
  return claimed
    .map((mail) => ({ ...mail, isEarly: isBetween(mail.nextTryAt, now, latest) }))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

const isBetween = (at: Date | null, from: Date, to: Date) => at !== null && at > from && at <= to
