import { randomUUID } from 'node:crypto'
import { brewings } from '../../contract/facts'
import { orderStates, unpaidStates } from '../../contract/orderStates'
import { insertProduct } from '../../testing/makeData'
import { openTestDatabase } from '../../testing/openTestDatabase'
import type { Database } from './connect'
import { clients, orderLines, orders } from './schema'

// Starts an embedded database, next to other workers. The functions of these checks are in
// migrations, which nothing compares with the contract but this.
let database: Database
let clientId: string
let productId: number
let nextId = 10_000_000
beforeAll(async () => {
  database = await openTestDatabase()
  clientId = randomUUID()
  const name = { firstName: 'Ana', lastName: 'Roy' }
  await database.sql.insert(clients).values({ id: clientId, ...name, createdAt: new Date() })
  productId = (await insertProduct(database.sql)).id
})
afterAll(() => database.close())

const at = new Date('2026-01-05T10:00:00Z')
const paid = {
  state: 'payée',
  delivery: 'domicile',
  totalCents: 1250,
  orderedAt: at,
  paidAt: at,
} as const
type Order = Partial<typeof orders.$inferInsert>
type Line = Partial<typeof orderLines.$inferInsert>

function insertOrder(fields: Order) {
  nextId += 1
  return database.sql
    .insert(orders)
    .values({ id: nextId, clientId, createdAt: at, ...fields })
    .returning()
}

async function insertLine(fields: Line) {
  const [order] = await insertOrder(paid)
  const line = { id: randomUUID(), orderId: order!.id, productId, quantity: 2, ...fields }
  return database.sql.insert(orderLines).values(line).returning()
}

const refusal = { cause: { code: '23514' } }

test.each(orderStates)('an order may be “%s”', async (state) => {
  const isHeld = state === 'en attente de paiement'
  await expect(insertOrder({ ...paid, state, heldUntil: isHeld ? at : null })).resolves.toEqual([
    expect.objectContaining({ state }),
  ])
})

test.each(orderStates.filter((state) => !unpaidStates.some((unpaid) => unpaid === state)))(
  'an order without payment is not “%s”',
  async (state) => {
    await expect(insertOrder({ ...paid, state, paidAt: null })).rejects.toMatchObject(refusal)
  },
)

test.each<[string, Order]>([
  ['a number of seven digits', { ...paid, id: 9_999_999 }],
  ['a number of nine digits', { ...paid, id: 100_000_000 }],
  ['a state that there is not', { ...paid, state: 'volée' as 'payée' }],
  ['a way of delivery that there is not', { ...paid, delivery: 'drone' as 'magasin' }],
  ['a negative fee', { ...paid, feeCents: -1 }],
  ['no total', { ...paid, totalCents: null }],
  ['no date', { ...paid, orderedAt: null }],
  ['no way of delivery', { ...paid, delivery: null }],
  ['no end of its wait for the payment', { ...paid, state: 'en attente de paiement' }],
])('an order with %s is refused', async (_, fields) => {
  await expect(insertOrder(fields)).rejects.toMatchObject(refusal)
})

test.each([null, ...brewings])('a line may be ground for “%s”', async (grind) => {
  await expect(insertLine({ grind })).resolves.toEqual([expect.objectContaining({ grind })])
})

test('a line’s discount takes at most its price', async () => {
  const line = { frozenPriceCents: 500, frozenDiscountCents: 1000 }
  await expect(insertLine(line)).resolves.toEqual([expect.objectContaining(line)])
})

test.each<[string, Line]>([
  ['no piece', { quantity: 0 }],
  ['a grind that there is not', { grind: 'poudre' as 'filtre' }],
  ['a discount above its price', { frozenPriceCents: 500, frozenDiscountCents: 1001 }],
  ['a discount without a price', { frozenDiscountCents: 1 }],
  ['a negative discount', { frozenPriceCents: 500, frozenDiscountCents: -1 }],
])('a line with %s is refused', async (_, fields) => {
  await expect(insertLine(fields)).rejects.toMatchObject(refusal)
})
