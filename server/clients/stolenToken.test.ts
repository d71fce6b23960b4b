import { and, eq } from 'drizzle-orm'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpoints } from '../../contract/api/endpoints'
import type { ProblemBody } from '../../contract/api/problem'
import { ownRequest } from '../../testing/requests/ownRequest'
import { requestsOf } from '../../testing/requests/requestsOf'
import { fill } from '../../testing/requests/TestRequest'
import { sampleOf } from '../../testing/sample'
import { openWorld, type Facts, type World } from '../../testing/requests/world'
import { testPasswords } from '../../testing/testPasswords'
import { clients, links } from '../database/schema'

const password = 'Bouilloire-de-cuivre-9'
const bornDate = '1961-07-23'
const tries = { seed: 20_260_301, count: sampleOf(150, 12) }

/** What each endpoint for clients asks for beside the token, and why. */
const needs: { readonly [call: string]: readonly ['token' | 'password', because: string] } = {
  getCart: ['token', 'reads what lies in the cart'],
  addToCart: ['token', 'changes the cart, which the client sees before paying'],
  decrementLine: ['token', 'changes the cart'],
  incrementLine: ['token', 'changes the cart'],
  deleteLine: ['token', 'changes the cart'],
  payCart: ['token', 'orders; the client is mailed and the order can be cancelled'],
  listOrders: ['token', 'reads numbers and states of orders'],
  getOrder: ['token', 'reads one order'],
  editClient: ['password', 'a new e-mail receives the links that set a password'],
  changePassword: ['password', 'shuts the owner out'],
  deleteClient: ['password', 'cannot be taken back'],
  exportClient: ['password', 'hands out the date of birth, addresses and all orders'],
  setQuantity: ['token', 'changes the cart'],
  signOut: ['token', 'ends the token itself'],
  resumePayment: ['token', 'starts the payment of an order, which only its payer can end'],
  cancelOrder: ['token', 'ends an order that is not paid; its articles go back into the cart'],
  quoteCart: ['token', 'reads what the cart costs, and the addresses that orders show too'],
  orderAgain: ['token', 'fills the cart with what an order had; both are the token’s anyway'],
  listOrderReviews: ['token', 'reads the reviews of an order, which the shop shows to everybody'],
  writeReview: ['token', 'writes a review, which the shop reads before it shows it'],
  deleteReview: ['token', 'deletes a review, which can be written again'],
  listDocuments: ['token', 'reads the numbers of an order’s invoices; the order shows more'],
  getDocument: ['token', 'reads an invoice, which says what its order does'],
  listFavourites: ['token', 'reads what the client may want'],
  addFavourites: ['token', 'changes a list of products'],
  removeFavourite: ['token', 'changes a list of products'],
  listWithdrawable: ['token', 'reads numbers and lines of orders'],
  withdrawOrder: ['token', 'declares; the client is mailed, and the shop decides'],
  setPromotionCode: ['token', 'changes the code of the cart'],
}
/** What makes the request of such an endpoint one that the password guards. */
const guarded: { readonly [call: string]: object } = {
  editClient: { Newemail: 'thief@client.example' },
}

let world: World
let passwordHash: string
beforeAll(async () => {
  world = await openWorld()
  passwordHash = await testPasswords.hash(password)
})
afterAll(() => world.server.close())

const victimOf = (facts: Facts) => eq(clients.id, facts.OWN_CLIENT)

/** A client whose token is known to the thief, who does not know the password. */
async function newVictim(): Promise<Facts> {
  const facts = await world.newFacts()
  const { sql } = world.server.services.database
  await sql.update(clients).set({ passwordHash, bornDate }).where(victimOf(facts))
  await sql.delete(links).where(eq(links.clientId, facts.OWN_CLIENT))
  return facts
}

async function expectUnharmed(facts: Facts): Promise<void> {
  const { sql } = world.server.services.database
  const [victim] = await sql.select().from(clients).where(victimOf(facts))
  expect(victim).toMatchObject({ email: facts.OWN_EMAIL, passwordHash, bornDate, deletedAt: null })
  const asked = and(eq(links.clientId, facts.OWN_CLIENT), eq(links.purpose, 'email'))
  expect(await sql.$count(links, asked)).toBe(0)
  const signedIn = await world.server.inject({
    method: 'POST',
    url: '/api/clients/login',
    payload: { client_email: facts.OWN_EMAIL, client_password: password },
  })
  expect(signedIn.statusCode).toBe(200)
}

const forClients = endpoints.filter((endpoint) => endpoint.audience === 'client')
const behindPassword = forClients.filter((endpoint) => needs[endpoint.name]?.[0] === 'password')

test('every endpoint for clients says whether the token suffices', () => {
  expect(Object.keys(needs)).toEqual(forClients.map((endpoint) => endpoint.name))
})

/** Sends an endpoint's requests with the victim's token; no reply may name the victim's secrets. */
async function steal(endpoint: Endpoint, facts: Facts): Promise<void> {
  const { tokens } = world.server.services
  for (const request of requestsOf(endpoint, tries)) {
    const sent = fill(request, facts)
    const token = tokens.issue({ clientId: facts.OWN_CLIENT, version: 1 })
    const headers = { ...sent.headers, authorization: `Bearer ${token}` }
    const reply = await world.server.inject({ ...sent, headers })
    expect(reply.body).not.toContain(bornDate)
  }
}

/** Anyone may send it, and it changes nothing. */
const isPublicRead = ({ audience, method }: Endpoint) => audience === 'public' && method === 'GET'

test.each(endpoints.filter((endpoint) => !isPublicRead(endpoint)))(
  'with a stolen token alone, $name gives nothing away',
  async (endpoint) => {
    const facts = await newVictim()
    await steal(endpoint, facts)
    await expectUnharmed(facts)
  },
)

test('with a stolen token, what anyone may read gives nothing away', async () => {
  const facts = await newVictim()
  for (const endpoint of endpoints.filter(isPublicRead)) await steal(endpoint, facts)
  await expectUnharmed(facts)
})

// spec: 7.16, 7.18
test.each(behindPassword)(
  '$name wants the password: 400 on OldPass, and no sign-out',
  async (endpoint) => {
    const facts = await newVictim()
    for (const OldPass of [undefined, 'not-the-password']) {
      const reply = await ask(endpoint, facts, { ...guarded[endpoint.name], OldPass })
      const { code, fields = {} } = reply.json<ProblemBody>()
      expect([reply.statusCode, code, Object.keys(fields)]).toEqual([
        400,
        'invalid_input',
        ['OldPass'],
      ])
    }
    await expectUnharmed(facts)
    expect(
      (await ask(endpoint, facts, { ...guarded[endpoint.name], OldPass: password })).statusCode,
    ).toBe(200)
  },
)

function ask(endpoint: Endpoint, facts: Facts, fields: object) {
  const { method, url, body } = fill(ownRequest(endpoint.name), facts)
  return world.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${facts.OWN_TOKEN}` },
    payload: { ...(JSON.parse(body ?? '{}') as object), ...fields },
  })
}
