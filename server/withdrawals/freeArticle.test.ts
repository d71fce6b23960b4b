import { and, eq } from 'drizzle-orm'
import { insertProduct } from '../../testing/makeData'
import { shopperOn } from '../../testing/shopperOn'
import { staffOn } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { withdrawalCommandReplies as said } from '../../wording/withdrawalCommands'
import { products, refunds, withdrawals } from '../database/schema'
import { changeOrderState } from '../orders/changeState'
import { createPromotion } from '../promotions/createPromotion'
import { resetSetting, setSetting } from '../shop/setSetting'
import { decide } from './decide'
import { refundWithdrawal } from './refundWithdrawal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
const sql = () => server.services.database.sql
let made = 0

/** A paid order of two teas, which a code has made free, and a pot for 30 €. */
async function ordered(states: string[] = [], total = 30) {
  const tea = await insertProduct(sql(), { categoryId: 2, name: 'Sencha' })
  const pot = await insertProduct(sql(), { categoryId: 3, name: 'Théière', priceCents: 3000 })
  const shopper = await shopperOn(server)
  const client_id = shopper.client.id
  await shopper.add(tea.serial, { command_quantity: 2 })
  await shopper.add(pot.serial)
  const code = `OFFERT-${(made += 1)}`
  const free = { code, kind: 'amount', value: 2580, categoryId: 2, createdAt: new Date() } as const
  await createPromotion(sql(), free)
  await shopper.send('POST', '/api/client/cart/code', { client_id, promotion_code: code })
  const { body } = await shopper.payCart({ expected_total: total, command_delivery: 'domicile' })
  const order = Number(body.order.command_id)
  for (const state of states) await changeOrderState(server.services, { id: order, state })
  const url = '/api/client/withdrawals'

  /** Withdraws from pieces of a line, which the shop accepts; the number of the withdrawal. */
  async function accepted(command_line: number, command_quantity: number) {
    const withdrawal_lines = [{ command_line, command_quantity }]
    const payload = { client_id, command_id: order, withdrawal_lines }
    expect(await shopper.send('POST', url, payload)).toMatchObject({ status: 201 })
    const [declared] = await sql()
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, order), eq(withdrawals.state, 'received')))
    await decide(server.services, { id: declared!.id, to: 'accepted' })
    return declared!.id
  }
  const left = async () => {
    const path = `${url}?client_id=${client_id}`
    const reply = await shopper.send<{ orders: { lines: object[] }[] }>('GET', path)
    return reply.body.orders[0]?.lines
  }
  const stock = async () =>
    (await sql().select().from(products).where(eq(products.id, tea.id)))[0]?.stock
  return { order, email: shopper.client.email, accepted, left, stock }
}
const delivered = ['en préparation', 'expédiée', 'livrée']
const refund = (id: number, restock = false) => refundWithdrawal(server.services, { id, restock })

test('a withdrawal from free articles ends without a refund and without its mail', async () => {
  const { order, email, accepted, left } = await ordered(delivered)
  const id = await accepted(1, 1)
  const mails = await server.readMails(email)
  expect(mails.at(-1)).toMatch(/est acceptée.*rien à vous rembourser/s)
  await expect(refund(id, true)).rejects.toThrow(said.noteAsArrived)
  expect(await refund(id)).toMatchObject({ refunds: [] })
  expect(await sql().$count(refunds, eq(refunds.orderId, order))).toBe(0)
  expect(await server.readMails(email)).toEqual(mails)
  expect(await left()).toEqual([
    { command_line: 1, product_name: 'Sencha', command_quantity: 1 },
    { command_line: 2, product_name: 'Théière', command_quantity: 1 },
  ])
})

// law: withdrawal-refund
test('the fee goes back with the last piece that is paid, free ones having come back before', async () => {
  const zone = { name: 'France', prefixes: ['4'], freeFromCents: null }
  const zones = [{ ...zone, brackets: [{ upToGrams: null, cents: 490 }] }]
  await setSetting(sql(), { name: 'delivery', value: { enabled: true, zones }, at: new Date() })
  const { accepted } = await ordered(delivered, 34.9)
  await resetSetting(sql(), 'delivery')
  await refund(await accepted(1, 2))
  const { refunds: made } = await refund(await accepted(2, 1))
  expect(made).toMatchObject([{ amountCents: 3490, feeCents: 490 }])
})

test('free articles that were withdrawn are neither packed nor given back by a cancellation', async () => {
  const { order, accepted, stock } = await ordered()
  const before = await stock()
  await refund(await accepted(1, 1))
  const helper = await staffOn(server, 'préparation')
  const { body } = await helper.send<{ orders: { lines: object[] }[] }>(
    'GET',
    `/api/admin/preparation?orders=${order}`,
  )
  expect(body.orders[0]?.lines).toMatchObject([
    { name: 'Sencha', quantity: 1 },
    { name: 'Théière', quantity: 1 },
  ])
  await changeOrderState(server.services, { id: order, state: 'annulée' })
  expect(await stock()).toBe(before! + 1)
})
