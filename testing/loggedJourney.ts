import { sql as raw } from 'drizzle-orm'
import { paths } from '../contract/site/paths'
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

type Client = { id: string }
type Reply = { token?: string; client?: Client; cart?: { command_id: number }[] }

/**
 * Makes a shopper's requests, right and wrong in turn; returns the secrets that were typed and
 * issued.
 */
async function walk(server: TestServer): Promise<string[]> {
  const { sql } = server.services.database
  const product = await insertProduct(sql, { stock: 5 })
  async function ask(
    status: number,
    method: 'PUT' | 'POST',
    url: string,
    payload: object,
    token?: string,
  ): Promise<Reply> {
    const headers = {
      'x-forwarded-for': network,
      'user-agent': `agent of ${names.client_firstName}`,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const query = `?${new URLSearchParams({ from: email })}`
    const reply = await server.inject({ method, url: url + query, headers, payload })
    if (reply.statusCode !== status)
      throw new Error(`${url}: ${reply.statusCode} in place of ${status}`)
    return reply.json<Reply>()
  }
  const signIn = (status: number, client_email: string, client_password: string) =>
    ask(status, 'POST', '/api/clients/login', { client_email, client_password })
  const mailed = async (to: string, page: string) =>
    linkTokenIn((await server.readMails(to)).find((mail) => mail.includes(page)) ?? '', page)

  const account = { ...names, ...birth, client_email: email, client_password: first }
  const register = '/api/clients/register'
  const { token: registered = '', client } = await ask(201, 'POST', register, account)
  const client_id = client?.id ?? ''
  await ask(409, 'POST', register, account)
  await signIn(401, email, wrong)
  await signIn(401, email.toUpperCase(), wrong)
  await signIn(401, nobody, first)
  const data = '/api/client/data'
  await ask(400, 'POST', data, { client_id, OldPass: wrong }, registered)
  await ask(200, 'POST', data, { client_id, OldPass: first }, registered)

  const article = { client_id, product_serial_number: product.serial }
  const { cart } = await ask(200, 'POST', '/api/products/addCart', article, registered)
  const payment = { command_id: cart?.[0]?.command_id, adress: birth.client_adress }
  await ask(200, 'POST', '/api/client/cart/paid', payment, registered)

  const getCart = '/api/client/cart'
  await ask(401, 'POST', getCart, { client_id }, forged)
  const change = { client_id, OldPass: first, NewPass: next }
  const changePassword = '/api/client_modif_pass/'
  const { token: changed = '' } = await ask(200, 'PUT', changePassword, change, registered)
  await ask(401, 'POST', getCart, { client_id }, registered)
  await ask(400, 'PUT', changePassword, change, changed)

  await ask(200, 'PUT', '/api/client_first_conn/', { client_email: email, NewPass: last })
  const link = await mailed(email, paths.confirmPassword)
  const confirm = '/api/client_first_conn/confirm'
  await ask(400, 'POST', confirm, { token: link, NewPass: wrong })
  await ask(200, 'POST', confirm, { token: link, NewPass: last })
  await ask(404, 'POST', confirm, { token: link, NewPass: last })
  const { token: recovered = '' } = await signIn(200, email, last)
  const edit = { client_id, OldPass: last, Newemail: newEmail }
  await ask(200, 'PUT', '/api/client_modif/', edit, recovered)
  const moved = await mailed(newEmail, paths.confirmEmail)
  await ask(200, 'POST', '/api/client_modif/confirm', { token: moved })
  const { token: late = '' } = await signIn(200, newEmail, last)

  // Faults are logged with their error's message.
  await sql.execute(raw`drop table orders cascade`)
  await ask(500, 'POST', data, { client_id, OldPass: last }, late)
  await sql.execute(raw`drop table clients cascade`)
  await ask(500, 'POST', register, account)
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
  server.services.mailer.start(server.app.log)
  const used = await walk(server)
  await server.close()
  console.log(`used ${JSON.stringify(used)}`)
}

void main()
