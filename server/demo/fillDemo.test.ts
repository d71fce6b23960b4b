import { asc, eq, like, sql as raw } from 'drizzle-orm'
import { staffOn } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { withoutDecoding } from '../../testing/withoutDecoding'
import { inParis } from '../../contract/parisianDays'
import { sumSales } from '../admin/figures/sums'
import { bestSince } from '../catalogue/rules'
import { sortName } from '../catalogue/sortName'
import { clients, orders, products } from '../database/schema'
import { fillDemo } from './fillDemo'
import { countRealOrders, listKinds } from './queries'
import { serialPrefix, toProduct } from './rules'

// Opens an embedded database on a busy machine.
const now = new Date('2026-11-20T10:00:00Z')
const firstProducts = 55
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql

/** Deletes all but the shop's first products. */
async function empty(): Promise<void> {
  await sql().execute(raw`truncate ${clients} cascade`)
  await sql()
    .delete(products)
    .where(like(products.serial, `${serialPrefix}%`))
}
const fill = (wanted: { products: number; orders: number }) =>
  fillDemo(withoutDecoding(server.services), wanted)

/** The rows of a query without a table's types. */
async function ask(query: ReturnType<typeof raw>): Promise<unknown[]> {
  const asked = sql().execute(query)
  return ((await asked) as { rows: unknown[] }).rows
}

/** All demonstration data, without the numbers that the database assigns. */
async function everything() {
  return {
    products: await sql()
      .select({ ...productColumns, picture: products.picture })
      .from(products)
      .orderBy(asc(products.serial)),
    clients: await sql().select().from(clients).orderBy(asc(clients.id)),
    orders: await sql().select().from(orders).orderBy(asc(orders.id)),
  }
}
const productColumns = {
  serial: products.serial,
  name: products.name,
  sortName: products.sortName,
  priceCents: products.priceCents,
  stock: products.stock,
  createdAt: products.createdAt,
}

test('a shop is filled to the requested size, with the same data each time', async () => {
  await empty()
  const first = await fill({ products: 70, orders: 90 })
  expect(first).toMatchObject({ products: 70, orders: 90 })
  const made = await everything()
  expect(made.products).toHaveLength(firstProducts + 70)
  expect(made.orders).toHaveLength(90)
  expect(await ask(raw`select count(*)::int as count from order_lines`)).toEqual([
    { count: first.lines },
  ])

  expect(await fill({ products: 70, orders: 90 })).toEqual({ products: 0, orders: 0, lines: 0 })
  expect(await everything()).toEqual(made)
  expect(await fill({ products: 75, orders: 100 })).toMatchObject({ products: 5, orders: 10 })

  await empty()
  await fill({ products: 70, orders: 90 })
  expect(await everything()).toEqual(made)
})

test('no two products share a name, and each sorts by its own', async () => {
  await empty()
  await fill({ products: 0, orders: 0 })
  const { products: first } = await everything()
  const kinds = await listKinds(sql())
  const madeUp = Array.from({ length: 1_100 }, (_, n) => toProduct(kinds, n, now))
  const all = [...first, ...madeUp]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { name, sortName: key, priceCents } of all) {
    expect(key).toBe(sortName(name))
    expect(priceCents).toBeGreaterThan(0)
  }
  expect(new Set(all.map(({ priceCents }) => priceCents)).size).toBeGreaterThan(100)
})

test('each order is paid, belongs to a made-up client, and its total is the sum of its lines', async () => {
  await fill({ products: 100, orders: 300 })
  const wrong = await ask(raw`
    select o.id from orders o
    left join payment_attempts p on p.order_id = o.id and p.amount_cents = o.total_cents
    where p.order_id is null or o.total_cents is distinct from (
      select sum(quantity * frozen_price_cents) from order_lines where order_id = o.id
    )`)
  expect(wrong).toEqual([])
  const { clients: made, orders: paid } = await everything()
  expect(new Set(paid.map(({ state }) => state)).size).toBeGreaterThan(3)
  expect(made).not.toEqual([])
  for (const { email, passwordHash } of made) {
    expect(email).toMatch(/^client-\d+@demo\.test$/)
    expect(passwordHash).toBeNull()
  }
  expect(await countRealOrders(sql())).toBe(0)
})

test('the figures know the refunds of what was cancelled', async () => {
  await empty()
  await fill({ products: 100, orders: 300 })
  const [refunded] = await ask(raw`select sum(amount_cents)::int as cents from refunds`)
  const days = { from: '2020-01-01', to: inParis(now).day }
  expect((await sumSales(sql(), days)).refunds_cents).toBe((refunded as { cents: number }).cents)
})

test('the admin opens every made-up client', async () => {
  await empty()
  await fill({ products: 10, orders: 20 })
  const manager = await staffOn(server)
  const { clients: made } = await everything()
  expect(made).not.toEqual([])
  for (const { id } of made) {
    const { status, body } = await manager.send('GET', `/api/admin/clients/${id}`)
    expect({ status, body }).toMatchObject({ status: 200, body: { id } })
  }
})

test('the counts of the database are right afterwards', async () => {
  await fill({ products: 100, orders: 300 })
  const miscounted = await ask(raw`
    select id from categories where on_sale <>
      (select count(*) from products where category_id = categories.id and not retired)`)
  expect(miscounted).toEqual([])
  const sold = raw`
    select product_id, sum(quantity)::int as pieces
    from order_lines join orders on orders.id = order_id
    where is_sold(state) and paid_at >= ${bestSince(now).toISOString()}::timestamptz
    group by product_id order by product_id`
  const counted = await ask(raw`select product_id, pieces from recent_sales order by product_id`)
  expect(counted.length).toBeGreaterThan(10)
  expect(counted).toEqual(await ask(sold))
})

test('an order of any other client, deleted or not, counts as real', async () => {
  await empty()
  await fill({ products: 10, orders: 10 })
  const { id: clientId } = await server.registerClient()
  const row = {
    clientId,
    delivery: 'magasin',
    totalCents: 1,
    createdAt: now,
    orderedAt: now,
    paidAt: now,
  } as const
  await sql()
    .insert(orders)
    .values({ ...row, id: 12345678, state: 'payée' })
  expect(await countRealOrders(sql())).toBe(1)
  await sql().update(clients).set({ email: null, emailKey: null }).where(eq(clients.id, clientId))
  expect(await countRealOrders(sql())).toBe(1)
})
