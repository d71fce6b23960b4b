import { insertProduct } from '../../testing/makeData'
import { sampleOf } from '../../testing/sample'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'

// PostgreSQL alone runs statements side by side; on the embedded database the same must hold one
// after the other.
jest.setTimeout(120_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('every one of many changes at once shows the cart that it made', async () => {
  const shopper = await shopperOn(server)
  const sell = () => insertProduct(server.services.database.sql, { stock: 1_000 })
  const serials = [await sell(), await sell(), await sell()].map(({ serial }) => serial)
  const clicks = sampleOf(200, 40)
  const tabs = Array.from({ length: 6 }, async (_, tab) => {
    const counts: number[] = []
    for (let click = 0; click < clicks; click += 1) {
      const { status, body } = await shopper.add(serials[(tab + click) % 3])
      expect(status).toBe(200)
      counts.push(body.cart.reduce((sum, line) => sum + line.command_quantity, 0))
    }
    return counts
  })
  const counts = (await Promise.all(tabs)).flat()
  expect(counts.sort((one, other) => one - other)).toEqual(
    Array.from({ length: 6 * clicks }, (_, index) => index + 1),
  )
})
