import { and, asc, eq, like, not, sql as raw } from 'drizzle-orm'
import { demoWords as words } from '../../wording/demo'
import type { Sql } from '../database/connect'
import {
  clients,
  orderLines,
  orders,
  paymentAttempts,
  products,
  recentSales,
} from '../database/schema'
import { clientId } from './clientId'
import { emailDomain, pastDays, serialPrefix, type Kind } from './rules'

/** A range of made-up rows, counted from 1. */
export type Batch = { from: number; to: number }

/** The real products on sale. */
export function listKinds(sql: Sql): Promise<Kind[]> {
  return sql
    .select({
      name: products.name,
      priceCents: products.priceCents,
      vatRate: products.vatRate,
      weightGrams: products.weightGrams,
      soldByWeight: products.soldByWeight,
      country: products.country,
      facts: products.facts,
      description: products.description,
      categoryId: products.categoryId,
      picture: products.picture,
      furtherPictures: products.furtherPictures,
    })
    .from(products)
    .where(and(eq(products.retired, false), not(like(products.serial, `${serialPrefix}%`))))
    .orderBy(asc(products.serial))
}

/** How many orders real clients have, deleted clients included. */
export async function countRealOrders(sql: Sql): Promise<number> {
  const [row] = await sql
    .select({ count: raw<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      raw`${orders.state} <> 'panier' and ${clients.emailKey} like ${`%@${emailDomain}`} is not true`,
    )
  return row?.count ?? 0
}

/** Adds products whose serials are new; returns how many. */
export async function insertProducts(
  sql: Sql,
  rows: (typeof products.$inferInsert)[],
): Promise<number> {
  const added = await sql
    .insert(products)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: products.id })
  return added.length
}

/** Adds the clients of these numbers, without a password, where they are missing. */
export async function insertClients(sql: Sql, { from, to }: Batch, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into ${clients} (id, first_name, last_name, email, email_key, adress, created_at, seen_at)
    select
      ${clientId(raw`n`)}, ${words.client}::text, n::text,
      'client-' || n || ${`@${emailDomain}`}::text, 'client-' || n || ${`@${emailDomain}`}::text,
      n || ' ' || ${words.street}::text,
      ${now.toISOString()}::timestamptz - make_interval(days => ${pastDays}),
      ${now.toISOString()}::timestamptz
    from generate_series(${from}::int, ${to}::int) as n
    on conflict do nothing`)
}

/** Renews the statistics by which the database plans its queries. */
export async function analyze(sql: Sql): Promise<void> {
  await sql.execute(
    raw`analyze ${products}, ${clients}, ${orders}, ${orderLines}, ${paymentAttempts}, ${recentSales}`,
  )
}
