import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import type { Mail } from '../../wording/mails/mail'
import type { Sql } from '../database/connect'
import { outbox } from '../database/schema'

/** A mail taken from the queue for one try. */
export type WaitingMail = Mail & {
  id: string
  clientId: string | null
  recipient: string
  failures: number
  /** Whether it had its turn among the mails to its recipient, or needs none. */
  isPaced: boolean
}

type NewMail = {
  mail: Mail
  recipient: string
  /** The client whose account takes it along when it is deleted; null for nobody's. */
  clientId: string | null
  at: Date
  /** Whether it is deleted when it is given up, because its content must not be stored. */
  isForgottenIfLost?: boolean
  /** Whether mailLimits.ts counted it for its sender: then it is sent at once and needs no turn. */
  isLimited?: boolean
  /** The order that it confirms, if it waits until the client's e-mail is proven. */
  heldForOrder?: number
}

/**
 * Queues a mail in the caller's transaction: it is sent only if that commits. Written by hand,
 * because the queues of libraries do not run on PGlite.
 */
export async function queueMail(
  tx: Sql,
  { mail, recipient, clientId, at, heldForOrder, ...rules }: NewMail,
): Promise<void> {
  const { isForgottenIfLost = false, isLimited = false } = rules
  await tx.insert(outbox).values({
    id: randomUUID(),
    clientId,
    recipient,
    ...mail,
    createdAt: at,
    nextTryAt: heldForOrder === undefined ? at : null,
    heldForOrder: heldForOrder ?? null,
    isForgottenIfLost,
    isPaced: isLimited,
  })
}

type Release = { clientId: string; recipient: string; at: Date }

/** Releases the mails that waited for this proof of the client's e-mail. */
export async function releaseMails(tx: Sql, { clientId, recipient, at }: Release): Promise<void> {
  await tx
    .update(outbox)
    .set({ recipient, nextTryAt: at, heldForOrder: null })
    .where(and(eq(outbox.clientId, clientId), isNotNull(outbox.heldForOrder)))
}

/** Deletes all mails to a client, sent or not. */
export async function forgetMails(tx: Sql, clientId: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.clientId, clientId))
}

type Claim = {
  now: Date
  retryAt: Date
  /** A mail due later than this is due now: only a clock that was set back explains it. */
  latest: Date
}

/**
 * Takes the mail that waited longest and puts its next try at `retryAt`: no other server takes it
 * meanwhile, and it is not lost if this one crashes. Undefined if none is due.
 */
export async function claimMail(
  sql: Sql,
  { now, retryAt, latest }: Claim,
): Promise<WaitingMail | undefined> {
  const due = sql
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNotNull(outbox.nextTryAt),
        or(lte(outbox.nextTryAt, now), gt(outbox.nextTryAt, latest)),
      ),
    )
    .orderBy(asc(outbox.nextTryAt), asc(outbox.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await sql
    .update(outbox)
    .set({ nextTryAt: retryAt })
    .where(eq(outbox.id, due))
    .returning()
  return mail
}

/** Sent: deletes the address and the text, and leaves only the time. */
export async function markSent(sql: Sql, id: string, at: Date): Promise<void> {
  await sql
    .update(outbox)
    .set({ sentAt: at, nextTryAt: null, recipient: '', text: '', html: '' })
    .where(eq(outbox.id, id))
}

/** Puts it off until its turn. */
export async function putOff(sql: Sql, { id }: WaitingMail, nextTryAt: Date): Promise<void> {
  await sql.update(outbox).set({ nextTryAt, isPaced: true }).where(eq(outbox.id, id))
}

/** Failed, to be tried again. */
export async function markFailed(
  sql: Sql,
  { id, failures, nextTryAt }: { id: string; failures: number; nextTryAt: Date },
): Promise<void> {
  await sql.update(outbox).set({ failures, nextTryAt, isPaced: true }).where(eq(outbox.id, id))
}

/** Failed for the last time: stored for a while for the operator of the mail server, or deleted. */
export async function giveUp(sql: Sql, { id, failures }: { id: string; failures: number }) {
  const lost = eq(outbox.id, id)
  await sql.delete(outbox).where(and(lost, outbox.isForgottenIfLost))
  await sql.update(outbox).set({ failures, nextTryAt: null }).where(lost)
}
