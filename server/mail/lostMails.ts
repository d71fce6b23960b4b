import { and, desc, gt, inArray, isNull } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { outbox } from '../database/schema'

/** Given up after its last try. */
export const isLost = and(
  isNull(outbox.sentAt),
  isNull(outbox.nextTryAt),
  isNull(outbox.heldForOrder),
  gt(outbox.failures, 0),
)

export const countLostMails = (sql: Sql) => sql.$count(outbox, isLost)

/** The newest first, without their texts, which may have links in them. */
export function findLostMails(sql: Sql, limit: number) {
  return sql
    .select({
      id: outbox.id,
      subject: outbox.subject,
      recipient: outbox.recipient,
      clientId: outbox.clientId,
      isForStaff: outbox.isForStaff,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(isLost)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
}

/** Queues anew those of these mails that are lost; returns how many. */
export async function retryLostMails(tx: Sql, ids: string[], at: Date): Promise<number> {
  const retried = await tx
    .update(outbox)
    .set({ failures: 0, nextTryAt: at })
    .where(and(isLost, inArray(outbox.id, ids)))
    .returning({ id: outbox.id })
  return retried.length
}

/**
 * Deletes the addresses and the texts of those of these mails that are lost; returns how many. The
 * rows stay, so that none of them is queued again.
 */
export async function dropLostMails(tx: Sql, ids: string[]): Promise<number> {
  const dropped = await tx
    .update(outbox)
    .set({ failures: 0, recipient: '', replyTo: null, text: '', html: '' })
    .where(and(isLost, inArray(outbox.id, ids)))
    .returning({ id: outbox.id })
  return dropped.length
}
