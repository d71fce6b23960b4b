import { insertPayment, insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startServer, type TestServer } from '../../testing/startServer'
import { storeGuestWithdrawal } from '../../testing/storeGuestWithdrawal'
import type { OrderState } from '../../contract/orderStates'
import { changeOrderState } from '../orders/changeState'
import { decide } from './decide'
import { matchWithdrawal } from './matchWithdrawal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A client with an order in this state. */
async function buyer(state: OrderState, quantity = 1) {
  const { sql } = server.services.database
  const client = await server.registerClient()
  const lines = [{ product: await insertProduct(sql, { stock: 5 }), quantity }]
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

type Bought = Awaited<ReturnType<typeof buyer>>

/** The mail about the end of an order that is paid by card and sent, after these acts. */
async function endedAfter(
  state: OrderState,
  ...acts: readonly ((bought: Bought) => Promise<unknown>)[]
) {
  const bought = await buyer('expédiée', 2)
  const { sql, client, order } = bought
  await insertPayment(sql, Number(order.id), { means: 'card', provider: 'stripe' })
  for (const act of acts) await act(bought)
  const restock = state === 'retournée' ? { restock: true } : {}
  await changeOrderState(server.services, { id: order.id, state, ...restock })
  return (await server.readMails(client.email)).at(-1)
}
const withdraws =
  (quantity?: number) =>
  async ({ client, order }: Bought) => {
    const picked = [{ command_line: 1, command_quantity: quantity }]
    const lines = quantity === undefined ? {} : { withdrawal_lines: picked }
    const payload = { client_id: client.id, command_id: order.id, ...lines }
    const url = '/api/client/withdrawals'
    const { headers } = client
    const declared = await server.inject({ method: 'POST', url, headers, payload })
    expect(declared.statusCode).toBe(201)
  }
const declaresAsGuest =
  (articles: string | null) =>
  ({ sql, client, order }: Bought) =>
    storeGuestWithdrawal(sql, {
      ...{ email: client.email, orderText: order.id },
      ...{ submittedAt: new Date(), articles },
    })

test.each(['perdue', 'retournée'] as const)(
  'a client is asked whether an order that is %s is sent again only while some of it is wanted',
  async (state) => {
    const question = 'si nous vous rendons l’argent'
    for (const acts of [[], [withdraws(1)], [declaresAsGuest('le thé')]])
      expect(await endedAfter(state, ...acts)).toContain(question)
    for (const acts of [[withdraws()], [withdraws(1), withdraws(1)], [declaresAsGuest(null)]]) {
      const mail = await endedAfter(state, ...acts)
      expect(mail).toMatch(state === 'perdue' ? /est perdu/ : /est revenue/)
      expect(mail).not.toMatch(/si nous vous rendons l’argent|commandez-les de nouveau/)
    }
  },
)
