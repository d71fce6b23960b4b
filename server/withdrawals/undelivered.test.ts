import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startServer, type TestServer } from '../../testing/startServer'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import type { OrderState } from '../../contract/orderStates'
import { decide } from './decide'
import { matchWithdrawal } from './matchWithdrawal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A client with an order in this state. */
async function buyer(state: OrderState) {
  const { sql } = server.services.database
  const client = await server.registerClient()
  const lines = [{ product: await insertProduct(sql, { stock: 5 }), quantity: 1 }]
  const order = await newOrder(sql, { clientId: client.id, state, delivery: 'domicile', lines })
  return { sql, client, order }
}

/** What a client reads once the withdrawal from an order in this state is accepted. */
async function acceptedFrom(state: OrderState) {
  const { sql, client, order } = await buyer(state)
  const declared = { email: client.email, orderText: order.id, submittedAt: new Date() }
  const id = await storeGuestWithdrawal(sql, declared)
  await matchWithdrawal(server.services, { id, commandId: order.id, wish: 'whole' })
  await decide(server.services, { id, to: 'accepted' })
  return (await server.readMails(client.email)).at(-1)
}

test.each(['payée', 'perdue', 'retournée', 'annulée'] as const)(
  'of an order that is %s, nothing is to be sent back and the refund waits for nothing',
  async (state) => {
    const mail = await acceptedFrom(state)
    expect(mail).toContain('rien à nous renvoyer')
    expect(mail).not.toMatch(/Renvoyez|attend leur retour/)
  },
)

test.each(['expédiée', 'livrée', 'retirée'] as const)(
  'of an order that is %s, the goods are awaited',
  async (state) => {
    expect(await acceptedFrom(state)).toMatch(/Renvoyez.*attend leur retour/s)
  },
)

test.each(['perdue', 'retournée'] as const)(
  'a client can withdraw from an order that is %s',
  async (state) => {
    const { client, order } = await buyer(state)
    const { headers } = client
    const url = '/api/client/withdrawals'
    const listed = await server.inject({ url: `${url}?client_id=${client.id}`, headers })
    expect(listed.json()).toMatchObject({ orders: [{ command_id: Number(order.id) }] })
    const payload = { client_id: client.id, command_id: order.id }
    const declared = await server.inject({ method: 'POST', url, headers, payload })
    expect(declared.statusCode).toBe(201)
  },
)
