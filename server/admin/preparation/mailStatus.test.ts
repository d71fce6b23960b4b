import type { StaffOrder } from '../../../contract/api/staff/staffOrder'
import { trackingUrl } from '../../../contract/carriers'
import { insertProduct } from '../../../testing/makeData'
import { shopperOn, type Shopper } from '../../../testing/shopperOn'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { deleteClient } from '../../clients/deleteClient'
import { changeOrderState } from '../../orders/changeState'
import { eraseOrders } from '../../orders/eraseOrders'

const minute = 60_000
let now = Date.parse('2026-11-20T10:00:00Z')
let server: TestServer
let helper: Member
let shopper: Shopper
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) })
  helper = await staffOn(server, 'préparation')
})
afterAll(() => server.close())

/** A paid order to be delivered, with a mail about it that does not tell its state. */
async function buy(): Promise<number> {
  shopper = await shopperOn(server)
  const { serial } = await insertProduct(server.services.database.sql)
  await shopper.add(serial)
  const { body } = await shopper.payCart({ command_delivery: 'domicile' })
  return Number(body.order.command_id)
}
const send = (id: number) =>
  helper.send<{ message: string }>('POST', `/api/admin/orders/${id}/status-mail`)
/** The texts of such mails to the client, oldest first. */
async function told(): Promise<string[]> {
  const mails = await server.readMails(shopper.client.email)
  return mails
    .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
    .filter((mail) => mail.includes('Répondez à ce message.'))
}
const become = (id: number, state: string, more = {}) =>
  changeOrderState(server.services, { id, state, ...more })

test('one press mails the client the state, the carrier and the expected days, and the log says so', async () => {
  const id = await buy()
  expect((await send(id)).body.message).toBe(replies.statusMailed(id))
  expect((await told())[0]).toContain('est payée. Nous allons la préparer.')
  await become(id, 'en préparation')
  const shipment = { carrier: 'Colissimo', trackingNumber: '6A12345678901' } as const
  await become(id, 'expédiée', { shipment })
  now += 16 * minute
  const read = async () => (await helper.send<StaffOrder>('GET', `/api/admin/orders/${id}`)).body
  const shown = await read()
  await send(id)
  const [, second] = await told()
  for (const part of ['est partie.', trackingUrl('Colissimo', '6A12345678901'), 'Livraison prévue'])
    expect(second).toContain(part)
  const { log, version } = await read()
  expect(log.map(({ act, who, after }) => [act, who, after?.state])).toEqual([
    ['order_status_mail', helper.email, 'payée'],
    ['order_state', null, 'en préparation'],
    ['order_state', null, 'expédiée'],
    ['order_status_mail', helper.email, 'expédiée'],
  ])
  // The mail changed nothing that another screen shows.
  expect(version).toBe(shown.version)
})

test('nobody is mailed twice in a quarter of an hour, also by two members at once', async () => {
  const id = await buy()
  const both = await Promise.all([send(id), send(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  now += 14 * minute
  expect(await send(id)).toMatchObject({ status: 409, body: { message: replies.mailedLately(1) } })
  now += minute
  expect((await send(id)).status).toBe(200)
  expect(await told()).toHaveLength(2)
})

test('a day that has passed is owned up to, and none is promised of what has arrived', async () => {
  const id = await buy()
  now += 20 * 24 * 60 * minute
  helper = await staffOn(server, 'préparation')
  await send(id)
  expect((await told())[0]).toContain('Veuillez nous excuser de ce retard.')
  for (const state of ['en préparation', 'expédiée', 'livrée']) await become(id, state)
  now += 16 * minute
  await send(id)
  expect((await told())[1]).toContain('vous a été livrée.')
  expect((await told())[1]).not.toMatch(/retard|Livraison prévue/)
})

test('a cart, an unknown order and a deleted account get no mail', async () => {
  const id = await buy()
  for (const state of ['en préparation', 'expédiée', 'livrée']) await become(id, state)
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  expect(await send(id)).toMatchObject({ status: 409, body: { message: replies.nobodyToMail } })
  expect((await send(99_999_999)).status).toBe(404)
})

test('an order to be paid at the counter is said to be held, and not to wait for money', async () => {
  const shop = await startServer({ settings: { PAYMENT: 'counter' } })
  const buyer = await shopperOn(shop)
  await buyer.add((await insertProduct(shop.services.database.sql)).serial)
  const asked = { command_delivery: 'magasin', payment_means: 'counter' }
  const { body } = await buyer.payCart(asked)
  const other = await staffOn(shop, 'préparation')
  await other.send('POST', `/api/admin/orders/${body.order.command_id}/status-mail`)
  const mail = (await shop.readMails(buyer.client.email)).at(-1)?.replaceAll(/=\r?\n/g, '')
  expect(mail).toContain('vous la payez au comptoir')
  await shop.close()
})
