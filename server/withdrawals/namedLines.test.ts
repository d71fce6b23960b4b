import { randomUUID } from 'node:crypto'
import { insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import type { AcknowledgementReply } from '../../contract/api/withdrawals'
import { ordersReplies } from '../../wording/replies/orders'
import { withdrawalCommands } from '../commands/withdrawalCommands'
import { listDue } from './listDue'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const url = '/api/client/withdrawals'
const sql = () => server.services.database.sql

/** A paid order of the same coffee in beans and ground. */
async function ordered(of?: Shopper) {
  const shopper = of ?? (await shopperOn(server))
  const { serial } = await insertProduct(sql(), {
    name: 'Yirgacheffe',
    stock: 9,
    facts: { beans: true },
  })
  await shopper.add(serial)
  await shopper.add(serial, { command_grind: 'moka', command_quantity: 2 })
  const paid = await shopper.payCart()
  const order = Number(paid.body.order.command_id)
  const client_id = shopper.client.id
  const list = async () =>
    (await shopper.send<{ orders: { lines: object[] }[] }>('GET', `${url}?client_id=${client_id}`))
      .body.orders[0]?.lines
  const withdraw = (lines: object[], more: object = {}) =>
    shopper.send<AcknowledgementReply>('POST', url, {
      client_id,
      command_id: order,
      withdrawal_lines: lines,
      ...more,
    })
  const declared = async () =>
    (await listDue(sql(), new Date())).listed.find(({ orderId }) => orderId === order)!
  return { shopper, order, list, withdraw, declared }
}

test('the same coffee in beans and ground is told apart', async () => {
  const { list, withdraw, declared } = await ordered()
  const names = ['Yirgacheffe, en grains', 'Yirgacheffe, moulu pour moka']
  expect(await list()).toMatchObject(names.map((product_name) => ({ product_name })))
  const { body } = await withdraw([{ command_line: 2, command_quantity: 1 }])
  expect(body.withdrawal_lines).toEqual([{ product_name: names[1], command_quantity: 1 }])
  expect((await declared()).lines).toMatchObject([{ name: names[1], quantity: 1 }])
})

test('a match without lines keeps those that the client picked, and refuses another order', async () => {
  const { shopper, order, withdraw, declared } = await ordered()
  await withdraw([{ command_line: 2, command_quantity: 1 }])
  const { id, lines } = await declared()
  const match = (commandId: number, given: object = {}) => {
    const args = { id: String(id), order: String(commandId), whole: false, ...given }
    return withdrawalCommands.matchWithdrawal.run(server.services, args)
  }
  await match(order)
  expect((await declared()).lines).toEqual(lines)
  const other = await ordered(shopper)
  await expect(match(other.order)).rejects.toThrow(/1 × Yirgacheffe, moulu pour moka.*--whole/)
  await match(order, { whole: true })
  expect((await declared()).lines).toEqual([])
})

test('a line that a match names twice is added up, up to what was ordered', async () => {
  const { order, withdraw, declared } = await ordered()
  await withdraw([{ command_line: 2, command_quantity: 1 }])
  const { id } = await declared()
  const match = (lines: string) => {
    const args = { id: String(id), order: String(order), whole: false, lines }
    return withdrawalCommands.matchWithdrawal.run(server.services, args)
  }
  for (const lines of ['2:2,2:1', '1:0', '3'])
    await expect(match(lines)).rejects.toThrow(ordersReplies.refundLineUnknown)
  await match('2,2')
  expect((await declared()).lines).toMatchObject([
    { name: 'Yirgacheffe, moulu pour moka', quantity: 2 },
  ])
})

test('lines that are picked in another order are acknowledged alike each time', async () => {
  const { withdraw } = await ordered()
  const picked = [2, 1].map((command_line) => ({ command_line, command_quantity: 1 }))
  const withdrawal_key = randomUUID()
  const first = await withdraw(picked, { withdrawal_key })
  expect(first.status).toBe(201)
  expect((await withdraw(picked, { withdrawal_key })).body).toEqual(first.body)
})
