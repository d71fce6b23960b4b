import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { deleteClient } from '../clients/deleteClient'
import { orderConfirmations, outbox } from '../database/schema'
import { setSetting } from '../shop/setSetting'
import { defaultSeller } from '../system/sellerFields'
import { changeOrderState } from './changeState'
import { eraseOrders } from './eraseOrders'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

// law: confirmation-archive
test('a confirmation is stored as it is mailed, and from 120 euros on it outlives its account', async () => {
  const { sql } = server.services.database
  const shopper = await shopperOn(server)
  const ids: number[] = []
  for (const priceCents of [11_999, 12_000]) {
    await shopper.add((await insertProduct(sql, { priceCents })).serial)
    ids.push(Number((await shopper.payCart()).body.order.command_id))
  }
  const stored = () =>
    sql
      .select()
      .from(orderConfirmations)
      .where(inArray(orderConfirmations.orderId, ids))
      .orderBy(asc(orderConfirmations.orderId))
  const before = await stored()
  expect(before).toHaveLength(2)
  const mails = await server.readMails(shopper.client.email)
  for (const { subject, text } of before)
    expect(
      mails.filter((mail) => mail.includes(subject) && mail.includes(text.trim())),
    ).toHaveLength(1)
  await deleteClient(server.services, shopper.client.id, eraseOrders)
  expect((await stored()).map(({ orderId }) => orderId)).toEqual([ids[1]])
})

test('a confirmation before the handover has the conditions of the order’s day', async () => {
  const { sql } = server.services.database
  const shopper = await shopperOn(server, { emailProvenAt: null })
  await shopper.add((await insertProduct(sql)).serial)
  const id = Number((await shopper.payCart({ command_delivery: 'magasin' })).body.order.command_id)
  const ofOrder = () =>
    sql.select().from(orderConfirmations).where(eq(orderConfirmations.orderId, id))
  const [kept] = await ofOrder()
  const value = { ...defaultSeller, name: 'Maison Béranger' }
  await setSetting(sql, { name: 'identity', value, at: new Date() })
  await server.services.liveSettings.refresh()
  for (const state of ['en préparation', 'prête'])
    await changeOrderState(server.services, { id, state })
  const confirmations = await sql
    .select()
    .from(outbox)
    .where(and(eq(outbox.clientId, shopper.client.id), isNotNull(outbox.conditionsId)))
  expect(confirmations.map(({ conditionsId }) => conditionsId)).toEqual(
    confirmations.map(() => kept?.conditionsId),
  )
  expect(confirmations.length).toBeGreaterThan(1)
})
