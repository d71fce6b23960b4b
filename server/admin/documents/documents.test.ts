import { eq } from 'drizzle-orm'
import type { StaffDocument } from '../../../contract/api/staff/staffDocuments'
import type { MonthSummary, StaffMonth } from '../../../contract/api/staff/staffMonths'
import { openCheckout, type CheckoutShop } from '../../../testing/openCheckout'
import { staffOn, type Member } from '../../../testing/staffOn'
import { documentReplies } from '../../../wording/documentCommands'
import { refundOrder } from '../../checkout/refundOrder'
import { deleteClient } from '../../clients/deleteClient'
import { auditLog, clients } from '../../database/schema'
import { exportFile } from '../../documents/exportFile'
import { changeOrderState } from '../../orders/changeState'
import { eraseOrders } from '../../orders/eraseOrders'
import { forget } from '../../retention/retention'

jest.setTimeout(120_000)

let shop: CheckoutShop
let manager: Member
let accountant: Member
/** A card paid and refunded in November, another paid in December in Paris. */
let orderId: number
beforeAll(async () => {
  shop = await openCheckout(undefined, { settings: { SHOP_SIRET: '123 456 789 00012' } })
  const started = await shop.startOrder({ pieces: 2, priceCents: 1290 })
  orderId = started.orderId
  const { id } = started.shopper.client
  await shop.sql
    .update(clients)
    .set({ firstName: 'Zoé', lastName: 'Quint' })
    .where(eq(clients.id, id))
  await shop.host.act(started.session, 'pay')
  const wish = { kind: 'amount', cents: 1000 } as const
  await refundOrder(shop.services, { id: orderId, wish, restock: false })
  await shop.host.events.settled()
  shop.pass(60 * 24 * 15)
  const next = await shop.startOrder({ pieces: 1, priceCents: 999 })
  await shop.host.act(next.session, 'pay')
  manager = await staffOn(shop.server)
  accountant = await staffOn(shop.server, 'comptable')
})
afterAll(() => shop.close())

type Page = { documents: StaffDocument[]; next: string | null }
const list = async (query = '') =>
  (await accountant.send<Page>('GET', `/api/admin/documents${query}`)).body
const numbers = async (query: string) => (await list(query)).documents.map(({ number }) => number)
const months = async () =>
  (
    await accountant.send<{ months: MonthSummary[]; held: number | null }>(
      'GET',
      '/api/admin/months',
    )
  ).body
const ofMonth = <Body = { message: string }>(month: string, what: string, body?: object) =>
  manager.send<Body>('POST', `/api/admin/months/${month}/${what}`, body)

test('invoices and credit notes are listed by month, newest first', async () => {
  expect(await numbers('')).toEqual(['F2026-00002', 'F2026-00001', 'A2026-00001'])
  const { documents } = await list('?month=2026-11')
  expect(documents.map(({ number, cents, name, order }) => [number, cents, name, order])).toEqual([
    ['F2026-00001', 2580, 'Zoé Quint', orderId],
    ['A2026-00001', 1000, 'Zoé Quint', orderId],
  ])
  expect((await list('?month=2026-13')).documents).toBeUndefined()
})

test('a document is found by its number, its order and the name, also after the account is gone', async () => {
  const both = ['F2026-00001', 'A2026-00001']
  expect(await numbers('?q=f2026-1')).toEqual(['F2026-00001'])
  expect(await numbers(`?q=${orderId}`)).toEqual(both)
  expect(await numbers(`?q=${encodeURIComponent('ZOE quint')}`)).toEqual(both)
  expect(await numbers(`?q=${encodeURIComponent('%')}`)).toEqual([
    ...['F2026-00002', 'F2026-00001', 'A2026-00001'],
  ])
  expect(await numbers(`?q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  for (const state of ['en préparation', 'expédiée', 'livrée'])
    await changeOrderState(shop.services, { id: orderId, state })
  const owner = await shop.sql.select().from(clients).where(eq(clients.lastName, 'Quint'))
  await deleteClient(shop.services, owner[0]!.id, eraseOrders)
  expect(await numbers('?q=Quint')).toEqual(both)
})

test('the list goes on where its page ended', async () => {
  const rest = await numbers('?after=2026-12-05_F2026-00002')
  expect(rest).toEqual(['F2026-00001', 'A2026-00001'])
})

test('a document is a PDF for those who keep the books, and nothing for an unknown number', async () => {
  const get = (number: string) =>
    accountant.send<{ file_name: string; content: string }>('GET', `/api/admin/documents/${number}`)
  const { body } = await get('F2026-00001')
  expect(body.file_name).toBe('facture-F2026-00001.pdf')
  expect(Buffer.from(body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect((await get('F2026-00009')).status).toBe(404)
})

test('the journal is whole', async () => {
  const { body } = await accountant.send('POST', '/api/admin/journal/verification')
  expect(body).toEqual({ is_whole: true, message: documentReplies.journalWhole(3) })
})

test('a month has its sums by rate, and its files have the same', async () => {
  const { body } = await accountant.send<StaffMonth>('GET', '/api/admin/months/2026-11')
  expect(body).toMatchObject({
    is_closed: false,
    gross_cents: 1580,
    rates: [{ vat_rate: 550, net_cents: 1498, vat_cents: 82, gross_cents: 1580 }],
    invoices: { first: 'F2026-00001', last: 'F2026-00001', count: 1 },
    credit_notes: { first: 'A2026-00001', count: 1 },
  })
  type File = { file_name: string; content: string }
  const fec = (await ofMonth<File>('2026-11', 'export', { format: 'fec' })).body
  expect(fec.file_name).toBe('123456789FEC20261130.txt')
  expect(fec.content.split('\r\n')).toHaveLength(1 + 6 + 1)
  const csv = (await ofMonth<File>('2026-11', 'export', { format: 'csv' })).body
  expect(csv.file_name).toBe('ventes-2026-11.csv')
  expect(csv.content).toContain('-10,00')
  expect((await ofMonth('2026-11', 'export', { format: 'xml' })).status).toBe(400)
  const exported = await shop.sql.select().from(auditLog).where(eq(auditLog.act, 'month_exported'))
  expect(exported.map(({ staffId, after }) => [staffId, after])).toEqual([
    [manager.id, { month: '2026-11', format: 'fec' }],
    [manager.id, { month: '2026-11', format: 'csv' }],
  ])
})

test('the accounting file of a month has the SIREN of its documents in its name, whatever it is now', async () => {
  const nameOf = async (month: string) =>
    (await exportFile(shop.sql, { siret: '987 654 321 00012' }, { month, format: 'fec' })).fileName
  expect(await nameOf('2026-11')).toBe('123456789FEC20261130.txt')
  expect(await nameOf('2026-10')).toBe('987654321FEC20261031.txt')
})

test('two members close a month once, in its order, and the log says who', async () => {
  expect((await months()).months.map(({ month, is_closable }) => [month, is_closable])).toEqual([
    ['2026-12', false],
    ['2026-11', true],
  ])
  expect((await ofMonth('2026-12', 'close')).body.message).toMatch(/^Décembre 2026 n’est pas fini/)
  const both = await Promise.all([ofMonth('2026-11', 'close'), ofMonth('2026-11', 'close')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const done = both.find(({ status }) => status === 200)
  expect(done?.body.message).toMatch(/^Novembre 2026 est clôturé/)
  const late = both.find(({ status }) => status === 409)
  expect(late?.body.message).toBe('Novembre 2026 est déjà clôturé.')
  expect(await months()).toMatchObject({
    held: null,
    months: [
      { month: '2026-12', is_closed: false, gross_cents: 999 },
      { month: '2026-11', is_closed: true, gross_cents: 1580, invoices: 1, credit_notes: 1 },
    ],
  })
  const { body } = await accountant.send<StaffMonth>('GET', '/api/admin/months/2026-11')
  expect(body.hash).toMatch(/^[0-9a-f]{64}$/)
  const closed = await shop.sql.select().from(auditLog).where(eq(auditLog.act, 'month_closed'))
  expect(closed.map(({ staffId, after }) => [staffId, after])).toEqual([
    [manager.id, { month: '2026-11' }],
  ])
})

test('a document outlives its order, and says so', async () => {
  const haveOrders = async (member: Member) =>
    (await member.send<Page>('GET', '/api/admin/documents')).body.documents.map(
      ({ has_order }) => has_order,
    )
  expect(await haveOrders(accountant)).toEqual([true, true, true])
  shop.pass(12 * 366 * 24 * 60)
  await forget(shop.services)
  expect(await haveOrders(await staffOn(shop.server, 'comptable'))).toEqual([false, false, false])
})
