import crypto from 'node:crypto'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { documents } from '../database/schema'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the number of an order that was deleted stays that of its documents', async () => {
  const { sql } = server.services.database
  const orderId = 12_345_678
  await sql.insert(documents).values({
    number: 'F2015-00001',
    kind: 'invoice',
    isSpecimen: false,
    orderId,
    attemptId: crypto.randomUUID(),
    day: '2015-01-01',
    grossCents: 1290,
    snapshot: '{}',
  })
  const { serial } = await insertProduct(sql)
  const shopper = await shopperOn(server)
  // For the change in one statement, and for the transaction.
  const drawn = jest.spyOn(
    crypto as { randomInt: (min: number, max: number) => number },
    'randomInt',
  )
  drawn.mockReturnValueOnce(orderId).mockReturnValueOnce(orderId)
  const { status, body } = await shopper.add(serial)
  expect(status).toBe(200)
  expect(drawn).toHaveBeenCalledTimes(3)
  expect(body.cart[0]!.command_id).not.toBe(orderId)
})
