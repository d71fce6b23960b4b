import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { startServer, type TestServer } from '../../testing/startServer'
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
    (await listDue(sql, new Date(now))).find(({ orderId }) => orderId === Number(id))
  const inFile = async () =>
    (await findPersonalWithdrawals(sql, { clientId: client.id, provenEmailKey: null }))[0]
  expect(await listed()).toMatchObject({ deadline: null, isLate: false })
  expect(await inFile()).toMatchObject({ deadline: null })
  now = Date.parse('2026-11-30T10:00:00Z')
  await changeOrderState(server.services, { id, state: 'livrée' })
  expect(await listed()).toMatchObject({ deadline: '2026-12-14', isLate: false })
  expect(await inFile()).toMatchObject({ deadline: '2026-12-14' })
})
