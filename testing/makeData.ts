import { randomUUID } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { Client } from '../contract/api/clients'
import { sortName } from '../server/catalogue/sortName'
import type { Sql } from '../server/database/connect'
import { clients, paymentAttempts, products } from '../server/database/schema'
import { findDocuments } from '../server/documents/queries'
import { moveStock } from '../server/stock/queries'
import type { AppServices } from '../server/app'

type Product = typeof products.$inferInsert
export type RegisteredClient = {
  id: string
  email: string
  token: string
  client: Client
  /** For the headers of a request. */
  headers: { authorization: string }
}

/** A product for sale, with defaults for all other fields. */
export async function insertProduct(sql: Sql, fields: Partial<Product> = {}) {
  const [product] = await insertProducts(sql, [fields])
  return product!
}

/** Products for sale in one statement. */
export function insertProducts(sql: Sql, each: Partial<Product>[]) {
  return sql.insert(products).values(each.map(newProduct)).returning()
}

function newProduct(fields: Partial<Product>): Product {
  const name = fields.name ?? 'Café des tests'
  return {
    serial: randomUUID(),
    name,
    sortName: sortName(name),
    priceCents: 1290,
    vatRate: 550,
    stock: 10,
    categoryId: 2,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...fields,
  }
}

/** Changes these products, all without a condition, as the shop does: a stock by a movement. */
export async function changeProducts(
  sql: Sql,
  { stock, ...fields }: Partial<Product>,
  which?: SQL,
): Promise<void> {
  await sql.transaction(async (tx) => {
    if (Object.keys(fields).length > 0) await tx.update(products).set(fields).where(which)
    if (stock === undefined) return
    const changed = await tx.select().from(products).where(which).orderBy(products.id)
    const at = new Date()
    const movements = changed.map((product) => ({
      productId: product.id,
      change: stock - product.stock,
      cause: 'correction' as const,
      at,
    }))
    await moveStock(tx, movements)
  })
}

type ClientFields = Partial<typeof clients.$inferInsert>

/** A client with a valid token and a proven e-mail, but no password unless a hash is given. */
export async function registerClient(
  { database, tokens, clock }: Pick<AppServices, 'database' | 'tokens' | 'clock'>,
  fields: ClientFields = {},
): Promise<RegisteredClient> {
  const id = randomUUID()
  const email = fields.email ?? `${id}@client.example`
  const row = {
    firstName: 'Camille',
    lastName: 'Martin',
    address: '2 place du Château, 41000 Blois',
  }
  const [client] = await database.sql
    .insert(clients)
    .values({
      ...row,
      id,
      email,
      emailKey: email.toLowerCase(),
      emailProvenAt: clock(),
      createdAt: clock(),
      seenAt: clock(),
      ...fields,
    })
    .returning()
  const token = tokens.issue({ clientId: id, version: client!.sessionVersion })
  return {
    id,
    email,
    token,
    client: {
      id,
      prenom: client!.firstName,
      nom: client!.lastName,
      adresse: client!.address,
      email,
    },
    headers: { authorization: `Bearer ${token}` },
  }
}

type Payment = typeof paymentAttempts.$inferInsert

/** Money that was taken for an order, all of it just now unless the fields say otherwise; its id. */
export async function insertPayment(
  sql: Sql,
  orderId: number,
  fields: Partial<Payment> = {},
): Promise<string> {
  const { id = randomUUID(), means = 'demonstration', createdAt = new Date() } = fields
  const taken = { amountCents: 250, state: 'succeeded', endedAt: createdAt } as const
  const payment = { ...taken, id, orderId, means, provider: means, createdAt, ...fields }
  await sql.insert(paymentAttempts).values(payment)
  return id
}

/** Writes the invoice of an order that is paid now; returns its number. */
export async function makeInvoice(
  { database: { sql }, books, clock }: Pick<AppServices, 'database' | 'books' | 'clock'>,
  orderId: number,
): Promise<string> {
  const at = clock()
  const attemptId = await insertPayment(sql, orderId, { createdAt: at })
  await books.record(sql, [{ kind: 'payment', attemptId, paysOrder: true }], at)
  return (await findDocuments(sql, orderId))[0]!.number
}
