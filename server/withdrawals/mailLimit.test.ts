import { randomUUID } from 'node:crypto'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startServer, type TestServer } from '../../testing/startServer'
import type { AcknowledgementReply } from '../../contract/api/withdrawals'
import { fromOneNetwork } from '../clients/limitMails'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ settings: { RATE_LIMITS: 'on' } })
})
afterAll(() => server.close())

async function post(url: string, payload: object, headers = {}) {
  const reply = await server.inject({ method: 'POST', url, headers, payload })
  return { status: reply.statusCode, body: reply.json<AcknowledgementReply>() }
}
/** More than one network may ask to be mailed in a day. */
const often = Array.from({ length: fromOneNetwork.max + 1 })
/** All that is left to it after a first. */
const others = Array.from({ length: fromOneNetwork.max - 1 })

/** A client who has received orders of two pieces each, and withdraws from the first of them. */
async function buyer(orders = 1) {
  const { sql } = server.services.database
  const client = await server.registerClient()
  const lines = [{ product: await insertProduct(sql, { stock: 9 }), quantity: 2 }]
  const ids: string[] = []
  for (let count = 0; count < orders; count += 1)
    ids.push((await newOrder(sql, { clientId: client.id, state: 'livrée', lines })).id)
  const withdraw = (quantity: number, more = {}) => {
    const withdrawal_lines = [{ command_line: 1, command_quantity: quantity }]
    const payload = { client_id: client.id, command_id: ids[0], withdrawal_lines, ...more }
    return post('/api/client/withdrawals', payload, client.headers)
  }
  return { ids, withdraw }
}

test('what is refused or sent again keeps back no acknowledgement of a client', async () => {
  const { withdraw } = await buyer()
  for (const _ of often) expect((await withdraw(3)).status).toBe(409)
  const withdrawal_key = randomUUID()
  for (const _ of often)
    expect((await withdraw(1, { withdrawal_key })).body.withdrawal_mailed).toBe(true)
  expect((await withdraw(1)).body.withdrawal_mailed).toBe(true)
})

test('the key of another declaration keeps back no acknowledgement of a client', async () => {
  const { ids, withdraw } = await buyer(2)
  const withdrawal_key = randomUUID()
  await withdraw(1, { withdrawal_key })
  const ofOther = { command_id: ids[1] }
  for (const _ of others)
    expect((await withdraw(1, { ...ofOther, withdrawal_key })).status).toBe(400)
  expect((await withdraw(1, ofOther)).body).toMatchObject({ withdrawal_mailed: true })
})

test('a guest’s form that is sent again keeps back no acknowledgement', async () => {
  const declared = {
    withdrawal_name: 'Camille Martin',
    withdrawal_order: '12345678',
    withdrawal_email: `${randomUUID()}@client.example`,
  }
  const withdrawal_key = randomUUID()
  for (const _ of often) await post('/api/withdrawals', { ...declared, withdrawal_key })
  const other = { ...declared, withdrawal_key, withdrawal_name: 'Autre' }
  expect((await post('/api/withdrawals', other)).status).toBe(400)
  expect((await post('/api/withdrawals', declared)).body.withdrawal_mailed).toBe(true)
})
