import { and, eq, inArray, lt, sql as raw } from 'drizzle-orm'
import type { Mail } from '../../wording/mails/mail'
import type { Sql } from '../database/connect'
import { prepareOnce } from '../database/prepareOnce'
import { orderConfirmations, orders } from '../database/schema'

/** From this total a contract is archived for ten years: code de la consommation, D.213-1. */
const archivedFromCents = 12_000

type NewConfirmation = { orderId: number; at: Date; mail: Mail; conditionsId: number }

/** Keeps the confirmation of an order as it is mailed, in the transaction that queues the mail. */
export async function storeConfirmation(
  tx: Sql,
  { orderId, at, mail, conditionsId }: NewConfirmation,
): Promise<void> {
  const { subject, text } = mail
  await newConfirmation(tx).execute({ orderId, at, subject, text, conditionsId })
}

const newConfirmation = prepareOnce((sql) =>
  sql
    .insert(orderConfirmations)
    .values({
      orderId: raw.placeholder('orderId'),
      at: raw.placeholder('at'),
      subject: raw.placeholder('subject'),
      text: raw.placeholder('text'),
      conditionsId: raw.placeholder('conditionsId'),
    })
    .onConflictDoNothing()
    .prepare('new_confirmation'),
)

/** The confirmations of a client's orders. */
export function findConfirmations(sql: Sql, clientId: string) {
  return sql
    .select({
      orderId: orderConfirmations.orderId,
      at: orderConfirmations.at,
      subject: orderConfirmations.subject,
      text: orderConfirmations.text,
    })
    .from(orderConfirmations)
    .innerJoin(orders, eq(orders.id, orderConfirmations.orderId))
    .where(eq(orders.clientId, clientId))
}

/** The version of the conditions that an order's confirmation names; null before there is one. */
export async function findConfirmedConditions(sql: Sql, orderId: number): Promise<number | null> {
  const [confirmation] = await sql
    .select({ conditionsId: orderConfirmations.conditionsId })
    .from(orderConfirmations)
    .where(eq(orderConfirmations.orderId, orderId))
  return confirmation?.conditionsId ?? null
}

/** Deletes a deleted client's confirmations, without those that the law wants archived. */
export async function eraseConfirmations(tx: Sql, clientId: string): Promise<void> {
  const small = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), lt(orders.totalCents, archivedFromCents)))
  await tx.delete(orderConfirmations).where(inArray(orderConfirmations.orderId, small))
}
