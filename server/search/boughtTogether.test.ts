import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { until } from '../../testing/until'
import { startServer, type TestServer } from '../../testing/startServer'
import { boughtTogether, orderLines, orders, products } from '../database/schema'
import { countAllTogether } from './jobs'
import { findRelated } from './relatedProducts'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
const sql = () => server.services.database.sql
const now = new Date('2026-11-24T10:00:00Z')
const sell = (fields: Parameters<typeof insertProduct>[1] = {}) =>
  insertProduct(sql(), { stock: 5, ...fields })

type Product = Awaited<ReturnType<typeof sell>>
let nextOrder = 20_000_000
async function buy(
  lines: Product[],
  { clientId, state = 'payée', paidAt = now }: Partial<Sale> = {},
): Promise<string> {
  const buyer = clientId ?? (await server.registerClient()).id
  const orderId = (nextOrder += 1)
  const times = { createdAt: paidAt, orderedAt: paidAt, paidAt }
  const row = {
    id: orderId,
    clientId: buyer,
    delivery: 'magasin',
    totalCents: 1,
    ...times,
  } as const
  await sql()
    .insert(orders)
    .values({ ...row, state })
  for (const { id: productId } of lines)
    await sql().insert(orderLines).values({ id: randomUUID(), orderId, productId, quantity: 1 })
  return buyer
}
type Sale = { clientId: string; state: OrderState; paidAt: Date }

async function related({ serial }: Product): Promise<string[]> {
  await countAllTogether(sql(), now)
  return (await findRelated(sql(), serial))!.map((one) => one.serial)
}

test('what three clients bought with a product comes first, of any category', async () => {
  const [coffee, filters] = [await sell(), await sell({ categoryId: 5 })]
  const alike = await sell({ facts: { notes: ['cacao'] } })
  await changeProducts(sql(), { facts: { notes: ['cacao'] } }, eq(products.id, coffee.id))
  for (let buyer = 0; buyer < 3; buyer += 1) await buy([coffee, filters])
  expect((await related(coffee)).slice(0, 2)).toEqual([filters.serial, alike.serial])
  expect((await related(filters))[0]).toBe(coffee.serial)
})

test('what one or two clients bought stays theirs, however often', async () => {
  const [coffee, secret] = [await sell(), await sell({ categoryId: 5 })]
  const clientId = await buy([coffee, secret])
  for (let time = 0; time < 3; time += 1) await buy([coffee, secret], { clientId })
  await buy([coffee, secret])
  expect(await related(coffee)).not.toContain(secret.serial)
  await buy([coffee, secret])
  expect(await related(coffee)).toContain(secret.serial)
})

test('carts, orders given back and old orders do not count', async () => {
  const [coffee, other] = [await sell(), await sell({ categoryId: 5 })]
  await buy([coffee, other])
  await buy([coffee, other])
  await buy([coffee, other], { state: 'panier' })
  await buy([coffee, other], { state: 'annulée' })
  await buy([coffee, other], { state: 'remboursée' })
  await buy([coffee, other], { paidAt: new Date('2025-01-01T10:00:00Z') })
  expect(await related(coffee)).not.toContain(other.serial)
})

test('what is sold out, retired or another format is not shown, and what is no longer bought is forgotten', async () => {
  const facts = { group: 'Sidamo' }
  const coffee = await sell({ facts })
  const others = [
    await sell({ categoryId: 5, stock: 0 }),
    await sell({ categoryId: 5, retired: true }),
    await sell({ facts }),
  ]
  const shown = await sell({ categoryId: 4 })
  for (let buyer = 0; buyer < 3; buyer += 1) await buy([coffee, ...others, shown])
  const first = await related(coffee)
  expect(first[0]).toBe(shown.serial)
  for (const { serial } of others) expect(first).not.toContain(serial)
  const kept = () => sql().$count(boughtTogether, eq(boughtTogether.productId, coffee.id))
  expect(await kept()).toBe(4)
  await countAllTogether(sql(), new Date('2028-01-01T10:00:00Z'))
  expect(await kept()).toBe(0)
})

test('a count that is to end early fails, and pages show what it changed', async () => {
  const [coffee, filters] = await sql().select().from(products).orderBy(products.id).limit(2)
  for (let buyer = 0; buyer < 3; buyer += 1) await buy([coffee!, filters!])
  await sql().delete(boughtTogether)
  let changes = 0
  const following = await server.services.database.followChanges('catalogue_changed', () => {
    changes += 1
  })
  const stopping = new AbortController()
  const counted = countAllTogether(sql(), now, stopping.signal)
  stopping.abort(new Error('the server stops'))
  await expect(counted).rejects.toThrow('the server stops')
  await until(() => changes > 0)
  expect(await sql().$count(boughtTogether)).toBeGreaterThan(0)
  await following.stop()
})

test('the database itself refuses a pair of too few buyers', async () => {
  const [one, other] = [await sell(), await sell()]
  const pair = { productId: one.id, otherId: other.id, buyers: 2 }
  await expect(sql().insert(boughtTogether).values(pair)).rejects.toMatchObject({
    cause: { code: '23514' },
  })
})
