import { and, desc, eq, isNotNull, ne, notInArray, or, sql as raw } from 'drizzle-orm'
import { orderStates } from '../../../contract/orderStates'
import { clientReplies as replies } from '../../../wording/replies/staffClients'
import { findClient, type ClientRow } from '../../clients/queries'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { isUnsettledRefund } from '../../database/isUnsettledRefund'
import { orders, outbox } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { isOver } from '../../orders/stateMachine'
import { returnedOfSale } from '../figures/fragments'

/** A client with an account; throws a ProblemError (404) for any other. */
export async function knownClient(sql: Sql, id: string): Promise<ClientRow & { email: string }> {
  const client = await findClient(sql, id)
  if (!client?.email) throw unknownClient()
  return { ...client, email: client.email }
}

export const unknownClient = () => new ProblemError(404, 'not_found', replies.unknown)

type Sums = { orders: number; spent_cents: number }

/** How many orders, and what they cost less what was returned of them. */
export async function sumOrders(sql: Sql, clientId: string): Promise<Sums> {
  const [row] = await rowsOf<Sums>(
    sql,
    raw`select count(*)::int as orders, coalesce(sum(case when paid_at is null then 0
        else total_cents - (select coalesce(sum(${returnedOfSale}), 0) from refunds
          where refunds.order_id = orders.id and refunds.state = 'succeeded') end), 0)::float8 as spent_cents
      from orders where client_id = ${clientId} and state <> 'panier'`,
  )
  return row ?? { orders: 0, spent_cents: 0 }
}

/** The telephone of the last order that has one; empty for none. */
export async function findPhone(sql: Sql, clientId: string): Promise<string> {
  const phone = raw<string>`${orders.addressParts} ->> 'phone'`
  const [row] = await sql
    .select({ phone })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), ne(orders.state, 'panier'), raw`${phone} <> ''`))
    .orderBy(desc(orders.orderedAt))
    .limit(1)
  return row?.phone ?? ''
}

/** The last order whose confirmation waits for the proof of the e-mail; undefined for none. */
export async function findUnconfirmedOrder(
  sql: Sql,
  clientId: string,
): Promise<number | undefined> {
  const [mail] = await sql
    .select({ orderId: outbox.heldForOrder })
    .from(outbox)
    .where(and(eq(outbox.clientId, clientId), isNotNull(outbox.heldForOrder)))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return mail?.orderId ?? undefined
}

/** The first orders of a client that are not done, or whose money is still to be given back. */
export async function findOpenOrders(tx: Sql, clientId: string, limit: number): Promise<number[]> {
  const done = ['panier' as const, ...orderStates.filter(isOver)]
  const isOwed = raw`${orders.id} in (select r.order_id from refunds r where ${isUnsettledRefund(raw`r`)})`
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), or(notInArray(orders.state, done), isOwed)))
    .orderBy(desc(orders.orderedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
