import { asc, eq } from 'drizzle-orm'
import { findUnmovedStocks } from '../../testing/findUnmovedStocks'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { refundOrder } from '../checkout/refundOrder'
import { setStock } from '../commands/setStock'
import { products, refunds, stockMovements } from '../database/schema'
import { changeOrderState } from '../orders/changeState'

// Starts an embedded database, next to other workers.
const now = new Date('2026-11-20T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.close())

const database = () => server.services.database.sql
const movementsOf = (productId: number) =>
  database()
    .select({
      change: stockMovements.change,
      cause: stockMovements.cause,
      orderId: stockMovements.orderId,
    })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(asc(stockMovements.id))

/** A product of which three are bought, and changes of that order. */
async function soldOnce() {
  const product = await insertProduct(database(), { stock: 10 })
  const shopper = await shopperOn(server)
  for (let times = 0; times < 3; times += 1) await shopper.add(product.serial)
  const { body } = await shopper.payCart()
  const id = Number(body.order.command_id)
  const become = (state: string, restock?: boolean) =>
    changeOrderState(server.services, { id, state, ...(restock !== undefined && { restock }) })
  return { product, id, become }
}
const opening = { change: 10, cause: 'import', orderId: null }
afterEach(async () => expect(await findUnmovedStocks(database())).toEqual([]))

test('a sale and a cancellation append what they move, with their order', async () => {
  const { product, id, become } = await soldOnce()
  await become('annulée')
  expect(await movementsOf(product.id)).toEqual([
    opening,
    { change: -3, cause: 'sale', orderId: id },
    { change: 3, cause: 'release', orderId: id },
  ])
})

test.each([true, false])('a parcel that came back, restock %s', async (restock) => {
  const { product, id, become } = await soldOnce()
  for (const state of ['en préparation', 'expédiée']) await become(state)
  await become('retournée', restock)
  expect(await movementsOf(product.id)).toEqual([
    opening,
    { change: -3, cause: 'sale', orderId: id },
    ...(restock ? [{ change: 3, cause: 'return', orderId: id }] : []),
  ])
})

type Step = 'lost' | 'restocked' | 'failed'
test.each<{ before: Step[]; away: Step[]; brings: number }>([
  { before: ['lost'], away: [], brings: 2 },
  { before: ['restocked'], away: [], brings: 2 },
  { before: ['lost', 'restocked'], away: [], brings: 1 },
  { before: ['lost'], away: ['failed'], brings: 2 },
  { before: [], away: ['lost'], brings: 3 },
  { before: ['lost'], away: ['restocked'], brings: 1 },
])(
  'a parcel that left after $before and came back after $away brings $brings of its three',
  async ({ before, away, brings }) => {
    const { product, id, become } = await soldOnce()
    const refundPieces = async (steps: Step[]) => {
      for (const step of steps)
        if (step === 'failed')
          await database()
            .update(refunds)
            .set({ state: 'failed', endedAt: now })
            .where(eq(refunds.orderId, id))
        else {
          const wish = { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false } as const
          await refundOrder(server.services, { id, wish, restock: step === 'restocked' })
        }
    }
    await refundPieces(before)
    for (const state of ['en préparation', 'expédiée']) await become(state)
    await refundPieces(away)
    await become('retournée', true)
    const back = { change: brings, cause: 'return', orderId: id }
    expect((await movementsOf(product.id)).at(-1)).toEqual(back)
  },
)

test('a counted stock is written as its difference, and the same count not at all', async () => {
  const { id, serial } = await insertProduct(database(), { stock: 10 })
  for (const stock of ['4', '4', '6']) await setStock(server.services, { serial, stock })
  expect(await movementsOf(id)).toEqual([
    opening,
    { change: -6, cause: 'count', orderId: null },
    { change: 2, cause: 'count', orderId: null },
  ])
})

test('counts at once are all counted', async () => {
  const { id, serial } = await insertProduct(database(), { stock: 10 })
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => setStock(server.services, { serial, stock: String(n) })),
  )
  const [product] = await database().select().from(products).where(eq(products.id, id))
  expect(product?.stock).toBeLessThan(8)
})

const refused = { cause: { code: '23001' } }

test('no statement changes a stock without a movement, or a movement that is written', async () => {
  const { id } = await insertProduct(database(), { stock: 10 })
  await expect(
    database().update(products).set({ stock: 11 }).where(eq(products.id, id)),
  ).rejects.toMatchObject(refused)
  const own = eq(stockMovements.productId, id)
  await expect(
    database().update(stockMovements).set({ change: 11 }).where(own),
  ).rejects.toMatchObject(refused)
  await expect(database().delete(stockMovements).where(own)).rejects.toMatchObject(refused)
  expect(await movementsOf(id)).toEqual([opening])
})

test('a movement below an empty stock is refused, and nothing of it is written', async () => {
  const { id } = await insertProduct(database(), { stock: 10 })
  const movement = { productId: id, change: -11, cause: 'loss', at: now } as const
  await expect(database().insert(stockMovements).values(movement)).rejects.toMatchObject({
    cause: { code: '23514' },
  })
  expect(await movementsOf(id)).toEqual([opening])
})
