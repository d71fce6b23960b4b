import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, ne, sql as raw } from 'drizzle-orm'
import type { Mail } from '../../wording/mails/mail'
import type { Sql } from '../database/connect'
import { outbox } from '../database/schema'

/** A mail taken from the queue for one try. */
export type WaitingMail = Mail & {
  id: string
  clientId: string | null
  recipient: string
  replyTo: string | null
  failures: number
  /** Whether it had its turn among the mails to its recipient, or needs none. */
  isPaced: boolean
  isForStaff: boolean
  conditionsId: number | null
  /** Tried before its time, because a newer one to its client is due. */
  isEarly: boolean
}

type NewMail = {
  /** Queued once, however often it is asked for; a new one if absent. */
  id?: string
  mail: Mail
  recipient: string
  /** Whom an answer goes to; the shop if absent. */
  replyTo?: string
  /** The client whose account takes it along when it is deleted; null for nobody's. */
  clientId: string | null
  at: Date
  /** Whether it is deleted when it is given up, because its content must not be stored. */
  isForgottenIfLost?: boolean
  /** Whether its sender was counted, or paid: then it is sent at once and needs no turn. */
  isLimited?: boolean
  /** Whether a member of the staff is to read it: nothing that clients cause delays it. */
  isForStaff?: boolean
  /** The order that it confirms, if it waits until the client's e-mail is proven. */
  heldForOrder?: number
  /** The conditions of sale that are attached when it is sent. */
  conditionsId?: number
  /** The product whose return it announces. */
  productId?: number
  /** Whether an account that has its e-mail, proven, takes it along unsent. */
  isOfAlert?: boolean
  /** Whether the law owes it to the client, so that it is sent also once the account is deleted. */
  outlivesAccount?: boolean
}

/**
 * Queues mails in the caller's transaction: they are sent only if that commits. Written by hand,
 * because the queues of libraries do not run on PGlite.
 */
export async function queueMail(tx: Sql, ...mails: readonly NewMail[]): Promise<void> {
  await tx.insert(outbox).values(mails.map(rowOf)).onConflictDoNothing()
}

function rowOf({
  id = randomUUID(),
  mail,
  recipient,
  clientId,
  at,
  heldForOrder,
  conditionsId,
  productId,
  replyTo,
  isOfAlert = false,
  isForgottenIfLost = false,
  isLimited = false,
  isForStaff = false,
  outlivesAccount = false,
}: NewMail): typeof outbox.$inferInsert {
  return {
    id,
    clientId,
    recipient,
    replyTo: replyTo ?? null,
    ...mail,
    createdAt: at,
    nextTryAt: heldForOrder === undefined ? at : null,
    heldForOrder: heldForOrder ?? null,
    conditionsId: conditionsId ?? null,
    productId: productId ?? null,
    isOfAlert,
    isForgottenIfLost,
    isPaced: isLimited,
    isForStaff,
    outlivesAccount,
  }
}

type Release = { clientId: string; recipient: string; at: Date }

/** Releases the mails that waited for this proof of the client's e-mail. */
export async function releaseMails(tx: Sql, { clientId, recipient, at }: Release): Promise<void> {
  await tx
    .update(outbox)
    .set({ recipient, nextTryAt: at, heldForOrder: null })
    .where(
      and(eq(outbox.clientId, clientId), isNotNull(outbox.heldForOrder), isNull(outbox.sentAt)),
    )
}

/** Deletes the confirmation of an order that still waits for the proof of its client's e-mail. */
export async function forgetHeldMail(
  tx: Sql,
  { id, clientId }: { id: number; clientId: string },
): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.clientId, clientId), eq(outbox.heldForOrder, id)))
}

/** Deletes all mails to a client, sent or not; what is owed to the client and unsent is nobody's then. */
export async function forgetMails(tx: Sql, clientId: string): Promise<void> {
  const isOfClient = eq(outbox.clientId, clientId)
  const isOwed = and(
    isOfClient,
    outbox.outlivesAccount,
    isNull(outbox.sentAt),
    // Its e-mail is not proven.
    isNull(outbox.heldForOrder),
    // The shop gave it up for good.
    ne(outbox.recipient, ''),
  )
  await tx.update(outbox).set({ clientId: null }).where(isOwed)
  await tx.delete(outbox).where(isOfClient)
}

/** Deletes the mails of stock alerts that have yet to be sent to an e-mail, as compared. */
export async function forgetMailsOfAlerts(tx: Sql, emailKey: string): Promise<void> {
  // An e-mail is ASCII without spaces, so that `lower` is its key.
  const isOf = eq(raw`lower(${outbox.recipient})`, emailKey)
  await tx.delete(outbox).where(and(isOf, outbox.isOfAlert, isNull(outbox.sentAt)))
}

/** Sent: deletes the addresses and the text, and leaves only the time. */
export async function markSent(sql: Sql, id: string, at: Date): Promise<void> {
  await sql
    .update(outbox)
    .set({ sentAt: at, nextTryAt: null, recipient: '', replyTo: null, text: '', html: '' })
    .where(eq(outbox.id, id))
}

/** Another server has sent it where this one stood still for longer than its claim. */
const isUnsent = (id: string) => and(eq(outbox.id, id), isNull(outbox.sentAt))

/** Whether a mail that was claimed is still to be sent: its client may have deleted the account. */
export const isWaiting = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.$count(outbox, isUnsent(id))) > 0

/** Gives it back as it was: it is still to be tried at its time. */
export async function release(sql: Sql, id: string): Promise<void> {
  await sql.update(outbox).set({ claimedUntil: null }).where(isUnsent(id))
}

/** Puts it off until its turn. */
export async function putOff(sql: Sql, id: string, nextTryAt: Date): Promise<void> {
  const turn = { nextTryAt, isPaced: true, claimedUntil: null }
  await sql.update(outbox).set(turn).where(isUnsent(id))
}

/** Failed, to be tried again. */
export async function markFailed(
  sql: Sql,
  { id, failures, nextTryAt }: { id: string; failures: number; nextTryAt: Date },
): Promise<void> {
  const failed = { failures, nextTryAt, isPaced: true, claimedUntil: null }
  await sql.update(outbox).set(failed).where(isUnsent(id))
}

/** Failed for the last time: stored for a while for the operator of the mail server, or deleted. */
export async function giveUp(sql: Sql, { id, failures }: { id: string; failures: number }) {
  const lost = isUnsent(id)
  await sql.delete(outbox).where(and(lost, outbox.isForgottenIfLost))
  await sql.update(outbox).set({ failures, nextTryAt: null }).where(lost)
}
