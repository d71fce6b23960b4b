import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import type { Mail } from '../../wording/mails/mail'
import type { Sql } from '../database/connect'
import { outbox } from '../database/schema'

/** A mail that has left the queue for one try. */
export type WaitingMail = Mail & {
  id: string
  clientId: string | null
  recipient: string
  failures: number
  /** Whether it has had its turn among the mails to its recipient, or needs none. */
  isPaced: boolean
}

type NewMail = {
  mail: Mail
  recipient: string
  /** Whose mail it is, and with whose account it goes; null for nobody's. */
  clientId: string | null
  at: Date
  /** Whether it goes at once when it is given up: what it holds is to be kept nowhere. */
  isForgottenIfLost?: boolean
  /** Whether it was counted by who asks (mailLimits.ts): it leaves at once and takes no turn. */
  isLimited?: boolean
  /** The order that it confirms, where it waits for the client's e-mail to be proven. */
  heldForOrder?: number
}

/**
 * Queues a mail in the caller's transaction: it leaves once that is committed, or never. By hand: the
 * queues of libraries do not run on PGlite.
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

/** Lets the mails leave that waited for the client's e-mail to be proven, to the one that now is. */
export async function releaseMails(tx: Sql, { clientId, recipient, at }: Release): Promise<void> {
  await tx
    .update(outbox)
    .set({ recipient, nextTryAt: at, heldForOrder: null })
    .where(and(eq(outbox.clientId, clientId), isNotNull(outbox.heldForOrder)))
}

/** Forgets all that was mailed to a client, sent or not. */
export async function forgetMails(tx: Sql, clientId: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.clientId, clientId))
}

type Claim = {
  now: Date
  retryAt: Date
  /** No mail waits for longer: one that does was put off before the clock was set back. */
  latest: Date
}

/**
 * Takes the mail that waited longest and puts its next try at `retryAt`, so that no other server
 * takes it meanwhile and none loses it if this one dies. Undefined where none is due.
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

/** Sent: only the trace is kept, neither the address nor the words. */
export async function markSent(sql: Sql, id: string, at: Date): Promise<void> {
  await sql
    .update(outbox)
    .set({ sentAt: at, nextTryAt: null, recipient: '', text: '', html: '' })
    .where(eq(outbox.id, id))
}

/** Waits for its turn. */
export async function putOff(sql: Sql, { id }: WaitingMail, nextTryAt: Date): Promise<void> {
  await sql.update(outbox).set({ nextTryAt, isPaced: true }).where(eq(outbox.id, id))
}

/** Failed once more, to be tried again. */
export async function markFailed(
  sql: Sql,
  { id, failures, nextTryAt }: { id: string; failures: number; nextTryAt: Date },
): Promise<void> {
  await sql.update(outbox).set({ failures, nextTryAt, isPaced: true }).where(eq(outbox.id, id))
}

/** Failed for the last time: kept a while for whoever mends the mail server, or forgotten. */
export async function giveUp(sql: Sql, { id, failures }: { id: string; failures: number }) {
  const lost = eq(outbox.id, id)
  await sql.delete(outbox).where(and(lost, outbox.isForgottenIfLost))
  await sql.update(outbox).set({ failures, nextTryAt: null }).where(lost)
}
