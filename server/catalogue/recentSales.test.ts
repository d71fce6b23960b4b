import { randomUUID } from 'node:crypto'
import { eq, sql as raw } from 'drizzle-orm'
import { orderStates, type OrderState } from '../../contract/orderStates'
import { openAgain } from '../../testing/openTestDatabase'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { onPostgresql } from '../../testing/postgresqlTest'
import type { Sql } from '../database/connect'
import { orderLines, orders, recentSales } from '../database/schema'
import { beginRecentSales, recountSales } from './recentSales'
import { soldStates } from './rules'

type Found = { rows: { isSold: boolean }[] }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
const begin = (since: Date) => beginRecentSales(server.services.database, since)
const day = (day: number) => new Date(Date.UTC(2026, 5, day))
let nextOrder = 10_000_000

async function sell(productId: number, quantity: number, paidAt: Date) {
  const { id: clientId } = await server.registerClient()
  const id = (nextOrder += 1)
  const times = { createdAt: paidAt, orderedAt: paidAt }
  const row = { id, clientId, delivery: 'magasin', totalCents: 1, ...times } as const
  await sql().insert(orders).values(row)
  await sql().insert(orderLines).values({ id: randomUUID(), orderId: id, productId, quantity })
  await change(id, 'payée', paidAt)
  return id
}

const change = (id: number, state: OrderState, paidAt?: Date) =>
  sql().update(orders).set({ state, paidAt }).where(eq(orders.id, id))

async function pieces(productId: number): Promise<number> {
  const [row] = await sql().select().from(recentSales).where(eq(recentSales.productId, productId))
  return row?.pieces ?? 0
}

// spec: 7.4
test('sales are counted as they are made and undone, and forgotten as they grow old', async () => {
  const { id } = await insertProduct(sql())
  await sell(id, 1, day(1))
  await sell(id, 2, day(10))
  await begin(day(1))
  expect(await pieces(id)).toBe(3)
  const undone = await sell(id, 4, day(11))
  expect(await pieces(id)).toBe(7)
  await change(undone, 'en préparation')
  expect(await pieces(id)).toBe(7)
  await change(undone, 'annulée')
  expect(await pieces(id)).toBe(3)
  await begin(day(2))
  expect(await pieces(id)).toBe(2)
  const old = await sell(id, 8, day(1))
  expect(await pieces(id)).toBe(2)
  await change(old, 'remboursée')
  expect(await pieces(id)).toBe(2)
  await begin(day(11))
  expect(await pieces(id)).toBe(0)
  // The clock was put right.
  await begin(day(1))
  expect(await pieces(id)).toBe(3)
})

test('two servers whose clocks differ by a second do not count anew by turns', async () => {
  const { id } = await insertProduct(sql())
  await begin(day(1))
  await sell(id, 2, day(10))
  // Another number than that of the orders is seen until they are counted anew.
  await sql().update(recentSales).set({ pieces: 99 }).where(eq(recentSales.productId, id))
  await begin(new Date(day(1).getTime() - 1000))
  expect(await pieces(id)).toBe(99)
  await recountSales(sql(), day(1))
  expect(await pieces(id)).toBe(2)
})

test('the lines of one coffee in several grinds count as one sale of it', async () => {
  const { id: productId } = await insertProduct(sql())
  await begin(day(1))
  const sale = await sell(productId, 2, day(12))
  await change(sale, 'annulée')
  for (const grind of ['filtre', 'moka'] as const)
    await sql()
      .insert(orderLines)
      .values({ id: randomUUID(), orderId: sale, productId, quantity: 3, grind })
  await change(sale, 'payée', day(12))
  expect(await pieces(productId)).toBe(8)
  await change(sale, 'annulée')
  expect(await pieces(productId)).toBe(0)
})

test('counted anew, the sales are a change of the catalogue', async () => {
  const { id } = await insertProduct(sql())
  await sell(id, 3, day(12))
  let hear: () => void = () => undefined
  const told = new Promise<void>((resolve) => (hear = resolve))
  const { stop } = await server.services.database.followChanges('catalogue_changed', () => hear())
  await recountSales(sql(), day(11))
  await told
  await stop()
  expect(await pieces(id)).toBe(3)
})

onPostgresql('a sale under way while sales are counted anew is counted, too', async () => {
  const { id } = await insertProduct(sql())
  await begin(day(25))
  const other = await openAgain(server.services.database)
  const sale = await sell(id, 2, day(1))
  await change(sale, 'annulée')
  let counting: Promise<void> | undefined
  await other.sql.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ state: 'payée', paidAt: day(22) })
      .where(eq(orders.id, sale))
    counting = recountSales(sql(), day(20))
    await someoneWaits(tx)
  })
  await counting
  await other.close()
  expect(await pieces(id)).toBe(2)
})

onPostgresql(
  'while orders are locked, the old count serves, and no change of a cart waits',
  async () => {
    const { id, serial } = await insertProduct(sql())
    await recountSales(sql(), day(20))
    const shopper = await shopperOn(server)
    const sale = await sell(id, 2, day(22))
    const other = await openAgain(server.services.database)
    await other.sql.transaction(async (tx) => {
      await tx.update(orders).set({ trackingNumber: null }).where(eq(orders.id, sale))
      await begin(day(23))
      expect(await pieces(id)).toBe(2)
      expect((await shopper.add(serial)).status).toBe(200)
    })
    await other.close()
    await begin(day(23))
    expect(await pieces(id)).toBe(0)
  },
)

async function someoneWaits(tx: Sql): Promise<void> {
  const waiting = raw`select 1 from pg_locks where not granted`
  const isAny = async () => {
    const asked = tx.execute(waiting)
    return ((await asked) as { rows: unknown[] }).rows.length > 0
  }
  while (!(await isAny()));
}

test('the database counts the same states as sold as we do', async () => {
  for (const state of orderStates) {
    const { rows } = (await sql().execute(raw`select is_sold(${state}) as "isSold"`)) as Found
    expect({ state, ...rows[0] }).toEqual({ state, isSold: soldStates.includes(state) })
  }
})

test('however many servers ask at once, what is old is taken away once', async () => {
  const { id } = await insertProduct(sql())
  await sell(id, 5, day(20))
  await sell(id, 6, day(25))
  await begin(day(19))
  await Promise.all(Array.from({ length: 4 }, () => begin(day(22))))
  expect(await pieces(id)).toBe(6)
})
