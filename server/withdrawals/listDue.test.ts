import { eq } from 'drizzle-orm'
import type { StaffOrder } from '../../contract/api/staff/staffOrder'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { staffOn } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { withdrawals } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { listDue } from './listDue'
import { findPersonalWithdrawals } from './personalWithdrawals'

let now = Date.parse('2026-11-24T10:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) })
})
afterAll(() => server.close())

test('a withdrawal that was declared before the receipt has its last day from the receipt on', async () => {
  const { sql } = server.services.database
  const client = await server.registerClient()
  const lines = [{ product: await insertProduct(sql, { stock: 5 }), quantity: 1 }]
  const placed = { clientId: client.id, delivery: 'domicile', lines } as const
  const { id } = await newOrder(sql, { ...placed, state: 'expédiée' })
  const payload = { client_id: client.id, command_id: id }
  const { headers } = client
  await server.inject({ method: 'POST', url: '/api/client/withdrawals', headers, payload })
  const listed = async () =>
    (await listDue(sql, new Date(now))).listed.find(({ orderId }) => orderId === Number(id))
  const inFile = async () =>
    (await findPersonalWithdrawals(sql, { clientId: client.id, provenEmailKey: null }))[0]
  expect(await listed()).toMatchObject({ deadline: null, isLate: false })
  expect(await inFile()).toMatchObject({ deadline: null })
  now = Date.parse('2026-11-30T10:00:00Z')
  await changeOrderState(server.services, { id, state: 'livrée' })
  expect(await listed()).toMatchObject({ deadline: '2026-12-14', isLate: false })
  expect(await inFile()).toMatchObject({ deadline: '2026-12-14' })
})

test('a refusal leaves the list after thirty days, and its order keeps it with the reason', async () => {
  const { sql } = server.services.database
  const { id: clientId, email, headers } = await server.registerClient()
  const lines = [{ product: await insertProduct(sql, { stock: 5 }), quantity: 1 }]
  const { id } = await newOrder(sql, { clientId, state: 'livrée', lines })
  const declare = async (url: string, payload: object) => {
    const known = url.includes('/client/') ? headers : undefined
    await server.inject({ method: 'POST', url, headers: known, payload })
  }
  await declare('/api/client/withdrawals', { client_id: clientId, command_id: id })
  // A guest’s, which is not matched.
  const guest = { withdrawal_name: 'Léa Martin', withdrawal_email: email, withdrawal_order: id }
  await declare('/api/withdrawals', guest)
  const refused = { state: 'refused', refusal: 'Hors délai.', changedAt: new Date(now) } as const
  await sql.update(withdrawals).set(refused).where(eq(withdrawals.emailKey, email))
  const listed = async () =>
    (await listDue(sql, new Date(now))).listed.filter((one) => one.email === email).length
  expect(await listed()).toBe(2)
  now += 31 * 24 * 60 * 60_000
  expect(await listed()).toBe(0)
  const member = await staffOn(server)
  const { body } = await member.send<StaffOrder>('GET', `/api/admin/orders/${id}`)
  const ended = { state: 'refused', refusal: 'Hors délai.' }
  expect(body.ended_withdrawals).toMatchObject([ended, ended])
  expect(body.withdrawals).toEqual([])
})
