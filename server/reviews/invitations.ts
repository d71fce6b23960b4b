import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, sql as raw } from 'drizzle-orm'
import { receivedStates } from '../../contract/orderStates'
import type { Sql } from '../database/connect'
import { isKept, isSentBack } from '../database/keptPieces'
import { clients, orders, products, reviewInvitations } from '../database/schema'
import { emailKeyOf } from '../mail/emailKeyOf'
import { hashOfToken } from '../mail/mailedLinks'
import { linkUntil } from './rules'

/** Whether the client may be asked for reviews. */
const mayBeInvited = and(
  isNull(clients.deletedAt),
  isNotNull(clients.emailProvenAt),
  isNull(clients.invitationsRefusedAt),
)
const isNew = raw`not exists (select 1 from review_invitations where order_id = ${orders.id})`
/** Something of it is kept, still sold and not reviewed yet. */
const hasUnreviewed = raw`exists (
  select 1 from order_lines join products p on p.id = product_id
  where order_id = ${orders.id} and not p.retired and ${isKept} and not exists (
    select 1 from reviews r where r.product_id = p.id and r.client_id = ${orders.clientId}))`

type Due = { from: Date; to: Date; limit: number }

/** The orders received within this time whose client is not asked for reviews yet. */
export function findDueOrders(sql: Sql, { from, to, limit }: Due) {
  return sql
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        isNotNull(orders.receivedAt),
        gt(orders.receivedAt, from),
        lte(orders.receivedAt, to),
        inArray(orders.state, [...receivedStates]),
        mayBeInvited,
        isNew,
        hasUnreviewed,
        not(isSentBack),
      ),
    )
    .orderBy(asc(orders.receivedAt))
    .limit(limit)
}

/** The references of the products of an order that are neither sent back nor refunded. */
export async function findKept(sql: Sql, orderId: number): Promise<string[]> {
  const kept = await sql
    .select({ serial: products.serial })
    .from(products)
    .where(
      raw`exists (select 1 from order_lines
        where order_id = ${orderId} and product_id = ${products.id} and ${isKept})`,
    )
  return kept.map(({ serial }) => serial)
}

/** The client of an order, locked against deletion; undefined if they may not be asked any more. */
export async function lockInvited(tx: Sql, orderId: number) {
  const [client] = await tx
    .select({ id: clients.id, email: clients.email })
    .from(clients)
    .innerJoin(orders, eq(orders.clientId, clients.id))
    .where(and(eq(orders.id, orderId), mayBeInvited))
    .for('key share', { of: clients })
  return client
}

type NewInvitation = { orderId: number; email: string; tokenHash: string; now: Date }

/** Notes the one invitation of an order; false if there is one. */
export async function storeInvitation(
  tx: Sql,
  { orderId, email, tokenHash, now }: NewInvitation,
): Promise<boolean> {
  const stored = await tx
    .insert(reviewInvitations)
    .values({
      orderId,
      emailKey: emailKeyOf(email),
      tokenHash,
      createdAt: now,
      endsAt: linkUntil(now),
    })
    .onConflictDoNothing()
    .returning({ orderId: reviewInvitations.orderId })
  return stored.length > 0
}

/** Notes that the client of a mailed link wants no further one; false if the link is dead. */
export async function refuseFurther(sql: Sql, token: string, now: Date): Promise<boolean> {
  const refused = await sql
    .update(clients)
    .set({
      invitationsRefusedAt: raw`coalesce(${clients.invitationsRefusedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .where(
      and(
        eq(reviewInvitations.tokenHash, hashOfToken(token)),
        gt(reviewInvitations.endsAt, now),
        eq(orders.clientId, clients.id),
        eq(clients.emailKey, reviewInvitations.emailKey),
        isNull(clients.deletedAt),
      ),
    )
    .returning({ id: clients.id })
  return refused.length > 0
}
