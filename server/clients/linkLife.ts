import { and, eq, exists, gt, isNotNull, lte, notExists, or, type SQL } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { links, outbox } from '../database/schema'
import { minuteMs } from '../system/durations'

/** Of a link that changes the account, from its request and again from when its mail is sent. */
export const shortLifeMs = 30 * minuteMs

const hasMail = (sql: Sql, where: SQL | undefined) =>
  sql
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, links.mailId), where))
const wasJustSent = (now: Date) => gt(outbox.sentAt, new Date(now.getTime() - shortLifeMs))

/** Whether a link can be used. One whose mail waits for the mail server can, once that is sent. */
export const isLive = (sql: Sql, now: Date) =>
  or(gt(links.expiresAt, now), exists(hasMail(sql, wasJustSent(now))))

/** Whether a link can never be used again: it has expired, and no mail with it is still to be sent. */
export const isOver = (sql: Sql, now: Date) =>
  and(
    lte(links.expiresAt, now),
    notExists(hasMail(sql, or(isNotNull(outbox.nextTryAt), wasJustSent(now)))),
  )
