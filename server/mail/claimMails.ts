import { and, asc, gt, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { outbox } from '../database/schema'
import type { WaitingMail } from './outbox'

type Due = {
  now: Date
  /** A mail due later than this is due now: only a clock that was set back explains it. */
  latest: Date
}

const isDue = ({ now, latest }: Due) =>
  and(isNotNull(outbox.nextTryAt), or(lte(outbox.nextTryAt, now), gt(outbox.nextTryAt, latest)))

/** Whether a mail is to be sent now. */
export async function hasDueMail(sql: Sql, due: Due): Promise<boolean> {
  const mails = await sql.select({ id: outbox.id }).from(outbox).where(isDue(due)).limit(1)
  return mails.length > 0
}

/**
 * Takes the mails that waited longest, in their order, and puts their next try at `retryAt`: no
 * other server takes them meanwhile, and they are not lost if this one crashes.
 */
export async function claimMails(
  sql: Sql,
  { retryAt, limit, ...claim }: Due & { retryAt: Date; limit: number },
): Promise<WaitingMail[]> {
  const due = sql
    .$with('due')
    .as(
      sql
        .select({ id: outbox.id })
        .from(outbox)
        .where(isDue(claim))
        .orderBy(asc(outbox.nextTryAt), asc(outbox.createdAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    )
  const claimed = await sql
    .with(due)
    .update(outbox)
    .set({ nextTryAt: retryAt })
    .where(inArray(outbox.id, sql.select({ id: due.id }).from(due)))
    .returning()
  return claimed.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
