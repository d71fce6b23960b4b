import { eq } from 'drizzle-orm'
import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import { insertProduct } from '../../../testing/makeData'
import { shopperOn } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { storeGuestWithdrawal } from '../../../testing/storeGuestWithdrawal'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { refunds } from '../../database/schema'
import { deleteClient } from '../../clients/deleteClient'
import { changeEmail } from '../../clients/queries'
import { decide } from '../../withdrawals/decide'
import { eraseHoldings } from '../../withdrawals/eraseHoldings'
import { matchWithdrawal } from '../../withdrawals/matchWithdrawal'
import { refundWithdrawal } from '../../withdrawals/refundWithdrawal'

let server: TestServer
let helper: Member
beforeAll(async () => {
  server = await startServer()
  helper = await staffOn(server, 'préparation')
})
afterAll(() => server.close())

type Refused = { refused: { id: number; reason: string }[] }
type Preparation = { orders: { id: number; lines: object[] }[]; left_out: object[] }

/** A paid order, and a guest's withdrawal that names it and is not matched yet. */
async function withdrawn({ pieces = 1 } = {}) {
  const { sql } = server.services.database
  const shopper = await shopperOn(server)
  await shopper.add((await insertProduct(sql)).serial, { command_quantity: pieces })
  const { body } = await shopper.payCart()
  const order = Number(body.order.command_id)
  const { id: clientId, email } = shopper.client
  const declared = { email, orderText: `n° ${order}`, submittedAt: new Date() }
  const id = await storeGuestWithdrawal(sql, declared)
  const read = async () => (await helper.send<StaffOrder>('GET', `/api/admin/orders/${order}`)).body
  const prepare = async () => {
    const orders = [{ id: order, version: (await read()).version }]
    return (await helper.send<Refused>('POST', '/api/admin/preparation', { orders })).body.refused
  }
  const printed = async () =>
    (await helper.send<Preparation>('GET', `/api/admin/preparation?orders=${order}`)).body
  return { id, order, clientId, read, prepare, printed }
}

test('an order that is being withdrawn from says so, and is neither prepared nor printed', async () => {
  const { id, order, read, prepare, printed } = await withdrawn()
  expect((await read()).withdrawals).toEqual([{ id, state: 'received' }])
  const refused = await prepare()
  expect(refused).toEqual([{ id: order, state: 'payée', reason: replies.withdrawnFrom }])
  const { orders, left_out } = await printed()
  expect(orders).toEqual([])
  expect(left_out).toEqual([{ id: order, state: 'payée', is_withdrawn: true }])
})

test('an order whose withdrawal is refused is prepared and printed as any other', async () => {
  const { id, order, read, prepare, printed } = await withdrawn()
  await decide(server.services, { id, to: 'refused', reason: 'Ce n’est pas votre commande.' })
  expect((await read()).withdrawals).toEqual([])
  expect(await prepare()).toEqual([])
  expect((await printed()).orders).toMatchObject([{ id: order }])
})

test.each([
  [
    'has another e-mail',
    (clientId: string) =>
      changeEmail(server.services.database.sql, clientId, `new-${clientId}@client.example`),
  ],
  [
    'has deleted the account',
    (clientId: string) => deleteClient(server.services, clientId, eraseHoldings),
  ],
])('an order that is being withdrawn from is not packed once its client %s', async (_, change) => {
  const { id, order, clientId, read, prepare } = await withdrawn()
  await change(clientId)
  expect((await read()).withdrawals).toEqual([{ id, state: 'received' }])
  expect(await prepare()).toEqual([{ id: order, state: 'payée', reason: replies.withdrawnFrom }])
})

test('a piece that was withdrawn is not packed, also where its refund fails', async () => {
  const { id, order, printed } = await withdrawn({ pieces: 3 })
  const { services } = server
  const wish = [{ place: 1, quantity: 2 }]
  await matchWithdrawal(services, { id, commandId: String(order), wish })
  await decide(services, { id, to: 'accepted' })
  await refundWithdrawal(services, { id, restock: true })
  expect((await printed()).orders).toMatchObject([{ lines: [{ quantity: 1 }] }])
  const failed = { state: 'failed', endedAt: services.clock() } as const
  await services.database.sql.update(refunds).set(failed).where(eq(refunds.orderId, order))
  expect((await printed()).orders).toMatchObject([{ lines: [{ quantity: 1 }] }])
})
