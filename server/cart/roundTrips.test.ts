import { insertProduct } from '../../testing/makeData'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'

// Starts an embedded database, next to other workers.
/** Every statement, with `begin` and `commit` on PostgreSQL. */
const asked: string[] = []
let server: TestServer
let shopper: Shopper
let serials: string[]
beforeAll(async () => {
  const database = await openTestDatabase({ logQuery: (text) => asked.push(text) })
  server = await startServer({ services: { database } })
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await shopperOn(server)
  const sell = () => insertProduct(server.services.database.sql)
  serials = [await sell(), await sell()].map(({ serial }) => serial)
})

/** What the database is asked for one change, with its session. */
async function roundTripsOf(change: () => Promise<{ status: number }>): Promise<number> {
  asked.length = 0
  expect((await change()).status).toBe(200)
  return asked.length
}

test('each change of the cart asks the database twice: for the session and for the change', async () => {
  const [first, second] = serials
  const changes = {
    'the first piece, which opens the cart': () => shopper.add(first),
    'a second piece': () => shopper.add(first),
    'a second product': () => shopper.add(second),
    more: () => shopper.more(first),
    less: () => shopper.less(first),
    'a quantity': () => shopper.set(first, 5),
  }
  for (const [change, send] of Object.entries(changes))
    expect([change, await roundTripsOf(send)]).toEqual([change, 2])
  const { body: lines } = await shopper.cart()
  expect(lines).toHaveLength(2)
  for (const { command_line_id } of lines)
    expect(await roundTripsOf(() => shopper.remove(command_line_id))).toBe(2)
  expect(await roundTripsOf(() => shopper.cart())).toBe(2)
})
