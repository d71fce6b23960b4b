import { sql as raw } from 'drizzle-orm'
import * as cart from '../contract/api/cart'
import { payCart } from '../contract/api/checkout'
import * as clients from '../contract/api/clients'
import type { Endpoint } from '../contract/api/endpoint'
import { exportClient } from '../contract/api/personalData'
import { paths } from '../contract/site/paths'
import { createJobs } from '../server/jobs/createJobs'
import { insertProduct } from './makeData'
import { linkTokenIn } from './readMails'
import { startServer, type TestServer } from './startServer'

const network = '203.0.113.77'
const names = { client_firstName: 'Ondeline', client_lastName: 'Quévremont' }
const birth = { client_born_date: '1957-10-23', client_adress: '17 venelle des Tisserands' }
const [first, next, last] = ['Torréfaction-41', 'Infusion-verte-7', 'Bouilloire-rouge-8']
const [email, newEmail] = ['ondeline.q@client.example', 'quevremont@client.example']
const [nobody, wrong] = ['personne.ici@client.example', 'Mauvais-essai-12']
const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJmb3JnZWQifQ.c2lnbmF0dXJlLWZvcmdlZA'

type Reply = { token?: string; client?: { id: string }; cart?: { command_id: number }[] }

/**
 * Makes a shopper's requests, right and wrong in turn; returns the secrets that were typed and
 * issued.
 */
async function walk(server: TestServer): Promise<string[]> {
  const { sql } = server.services.database
  const product = await insertProduct(sql, { stock: 5 })
  let client_id = ''
  async function ask(status: number, endpoint: Endpoint, fields: object, token?: string) {
    const { method, path } = endpoint
    const headers = {
      'x-forwarded-for': network,
      'user-agent': `agent of ${names.client_firstName}`,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const url = `${path}?${new URLSearchParams({ from: email })}`
    const payload = token ? { client_id, ...fields } : fields
    const reply = await server.inject({ method, url, headers, payload })
    if (reply.statusCode !== status)
      throw new Error(`${url}: ${reply.statusCode} in place of ${status}`)
    return reply.json<Reply>()
  }
  const signIn = (status: number, client_email: string, client_password: string) =>
    ask(status, clients.signIn, { client_email, client_password })
  const mailed = async (to: string, page: string) =>
    linkTokenIn((await server.readMails(to)).find((mail) => mail.includes(page)) ?? '', page)

  const account = { ...names, ...birth, client_email: email, client_password: first }
  const { token: registered = '', client } = await ask(201, clients.register, account)
  client_id = client?.id ?? ''
  await ask(409, clients.register, account)
  await signIn(401, email, wrong)
  await signIn(401, email.toUpperCase(), wrong)
  await signIn(401, nobody, first)
  await ask(400, exportClient, { OldPass: wrong }, registered)
  await ask(200, exportClient, { OldPass: first }, registered)

  const article = { product_serial_number: product.serial }
  const added = await ask(200, cart.addToCart, article, registered)
  const payment = { command_id: added.cart?.[0]?.command_id, adress: birth.client_adress }
  await ask(200, payCart, payment, registered)

  await ask(401, cart.getCart, {}, forged)
  const change = { OldPass: first, NewPass: next }
  const { token: changed = '' } = await ask(200, clients.changePassword, change, registered)
  await ask(401, cart.getCart, {}, registered)
  await ask(400, clients.changePassword, change, changed)

  await ask(200, clients.firstConnection, { client_email: email, NewPass: last })
  const link = await mailed(email, paths.confirmPassword)
  await ask(400, clients.confirmPassword, { token: link, NewPass: wrong })
  await ask(200, clients.confirmPassword, { token: link, NewPass: last })
  await ask(404, clients.confirmPassword, { token: link, NewPass: last })
  const { token: recovered = '' } = await signIn(200, email, last)
  await ask(200, clients.editClient, { OldPass: last, Newemail: newEmail }, recovered)
  const moved = await mailed(newEmail, paths.confirmEmail)
  await ask(200, clients.confirmEmail, { token: moved })
  const { token: late = '' } = await signIn(200, newEmail, last)

  // Faults are logged with their error's message.
  await sql.execute(raw`drop table orders cascade`)
  await ask(500, exportClient, { OldPass: last }, late)
  await sql.execute(raw`drop table clients cascade`)
  await ask(500, clients.register, account)
  await signIn(500, newEmail, last)

  const typed = Object.values({ ...names, ...birth })
  const given = [registered, changed, link, recovered, moved, late, client_id]
  return [network, email, newEmail, nobody, first, next, last, wrong, forged, ...typed, ...given]
}

async function main(): Promise<void> {
  const server = await startServer({
    settings: { LOG_LEVEL: 'trace', RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    clock: () => new Date('2026-03-01T08:00:00Z'),
  })
  const { database, mailer } = server.services
  const jobs = createJobs([mailer.job], { database })
  jobs.start(server.app.log)
  const used = await walk(server)
  await jobs.stop()
  await server.close()
  console.log(`used ${JSON.stringify(used)}`)
}

void main()
