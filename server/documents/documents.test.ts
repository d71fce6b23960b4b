import { eq, sql as raw } from 'drizzle-orm'
import { inParis } from '../../contract/parisianDays'
import { documentReplies } from '../../wording/documentCommands'
import { findDocumentFaults } from '../../testing/findDocumentFaults'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { shopperOn } from '../../testing/shopperOn'
import { startServer } from '../../testing/startServer'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { refundOrder } from '../checkout/refundOrder'
import { markReceived } from '../checkout/markReceived'
import { deleteClient } from '../clients/deleteClient'
import { runCommand } from '../commands/runCommand'
import { rowsOf } from '../database/rowsOf'
import { documents, journal, journalHead, owedDocuments, products } from '../database/schema'
import { eraseOrders } from '../orders/eraseOrders'
import { forget } from '../retention/retention'
import { documentPdf } from './documentPdf'
import { findDocuments } from './queries'
import type { EntryContent } from './rules'
import type { Snapshot } from './Snapshot'
import { verifyJournal } from './verifyJournal'

jest.setTimeout(120_000)

const yearInMinutes = 365.25 * 24 * 60

let shop: CheckoutShop
beforeEach(async () => {
  shop = await openCheckout()
})
afterEach(() => shop.close())

async function payByCard(cart?: Parameters<CheckoutShop['startOrder']>[0]) {
  const started = await shop.startOrder(cart)
  await shop.host.act(started.session, 'pay')
  await shop.host.events.settled()
  return started
}
const refund = (id: number, wish: Parameters<typeof refundOrder>[1]['wish']) =>
  refundOrder(shop.services, { id, wish, restock: false })
const snapshotOf = ({ snapshot }: { snapshot: string }) => JSON.parse(snapshot) as Snapshot
const command = async (name: string, args: object = {}) => {
  const reply = await runCommand(shop.services, { name, args }, (error) => {
    throw error
  })
  return reply.message
}
const refused = async (statement: string) => {
  const error = await shop.sql.execute(raw.raw(statement)).then(
    () => null,
    (reason: unknown) => reason as Error & { cause?: { code?: string } },
  )
  return error?.cause?.code
}

// law: invoices
test('a payment makes an invoice that says what was sold, to whom, and with which VAT', async () => {
  const { orderId } = await payByCard({ pieces: 2, priceCents: 1290 })
  const [invoice] = await findDocuments(shop.sql, orderId)
  expect(invoice).toMatchObject({
    number: 'F2026-00001',
    isSpecimen: false,
    day: '2026-11-20',
    grossCents: 2580,
    buyer: { name: 'Camille Martin', address: '2 place du Château, 41000 Blois' },
  })
  const { seller, ...said } = snapshotOf(invoice!)
  expect(seller.name).toBe(shop.services.settings.seller.name)
  expect(said).toMatchObject({
    orderId,
    means: 'card',
    lines: [{ name: 'Café des tests', quantity: 2, priceCents: 1290, grossCents: 2580 }],
    vat: [{ vatRate: 550, netCents: 2445, vatCents: 135, grossCents: 2580 }],
    netCents: 2445,
    vatCents: 135,
    grossCents: 2580,
  })
  expect(await findDocumentFaults(shop.sql)).toEqual([])
})

// law: invoices
test('each refund makes a credit note that names its invoice, and the last one the rest of the VAT', async () => {
  const { orderId, product } = await payByCard({ pieces: 3, priceCents: 1001 })
  await changeProducts(shop.sql, { facts: { beans: true } }, eq(products.id, product.id))
  await refund(orderId, { kind: 'places', lines: [{ place: 1, quantity: 1 }], fee: false })
  await refund(orderId, { kind: 'amount', cents: 333 })
  await refund(orderId, { kind: 'whole' })
  const [invoice, ...notes] = (await findDocuments(shop.sql, orderId)).sort(
    (one, other) => Number(one.kind === 'credit_note') - Number(other.kind === 'credit_note'),
  )
  expect(notes.map(({ number }) => number)).toEqual(['A2026-00001', 'A2026-00002', 'A2026-00003'])
  expect(notes.map(snapshotOf).map((note) => note.invoice)).toEqual(Array(3).fill('F2026-00001'))
  expect(snapshotOf(notes[0]!).lines).toMatchObject([{ quantity: 1, grind: 'grains' }])
  const sum = (field: 'grossCents' | 'vatCents') =>
    notes.reduce((all, note) => all + snapshotOf(note)[field], 0)
  expect(sum('grossCents')).toBe(invoice!.grossCents)
  expect(sum('vatCents')).toBe(snapshotOf(invoice!).vatCents)
  expect(await findDocumentFaults(shop.sql)).toEqual([])
})

test('money that pays nothing, and its return, are entries without an invoice', async () => {
  const { session } = await shop.startOrder()
  shop.host.altered.amount = 1_000
  await shop.host.act(session, 'pay')
  const entries = await shop.sql.select().from(journal).orderBy(journal.position)
  const contents = entries.map(({ content }) => JSON.parse(content) as EntryContent)
  expect(contents.map(({ grossCents, reason }) => [grossCents, reason])).toEqual([
    [1_000, 'not_owed'],
    [-1_000, 'amount_mismatch'],
  ])
  expect(entries.every(({ kind, document }) => kind === 'correction' && !document)).toBe(true)
  expect(await shop.sql.$count(documents)).toBe(0)
  expect(await findDocumentFaults(shop.sql)).toEqual([])
})

test('a demonstration makes a specimen, which the journal does not have', async () => {
  const server = await startServer()
  const { sql } = server.services.database
  const shopper = await shopperOn(server)
  const { body } = await shopper.add((await insertProduct(sql)).serial)
  const orderId = Number(body.cart[0]?.command_id)
  await shopper.pay({ command_id: orderId })
  await refundOrder(server.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
  const made = await findDocuments(sql, orderId)
  const year = inParis(server.services.clock()).day.slice(0, 4)
  expect(made.map(({ number }) => number)).toEqual([
    `SPECIMEN-A${year}-00001`,
    `SPECIMEN-F${year}-00001`,
  ])
  expect(made.every(({ isSpecimen }) => isSpecimen)).toBe(true)
  expect(await sql.$count(journal)).toBe(0)
  expect(await findDocumentFaults(sql)).toEqual([])
  await server.close()
})

// law: till-journal
test('the database refuses to change or delete a document, an entry, or a number', async () => {
  await payByCard()
  for (const statement of [
    'update journal set day = day + 1',
    'delete from journal',
    'truncate journal',
    'update documents set gross_cents = 1',
    'update documents set buyer = null',
    `update documents set snapshot = '{}'`,
    'delete from documents',
    'truncate documents',
    'update document_numbers set last = last - 1',
    'delete from document_numbers',
  ])
    expect([statement, await refused(statement)]).toEqual([statement, '23001'])
})

// law: till-journal
test('the verification names the first entry that was touched, or its document', async () => {
  for (let orders = 0; orders < 3; orders += 1) await payByCard()
  expect(await command('verifyJournal')).toBe(documentReplies.journalWhole(3))
  const touch = async (statement: string, undo: string, fault: object) => {
    // As the owner of the database could.
    await shop.sql.transaction(async (tx) => {
      await tx.execute(raw`set local session_replication_role = replica`)
      for (const one of statement.split(';')) await tx.execute(raw.raw(one))
    })
    expect((await verifyJournal(shop.sql)).fault).toMatchObject(fault)
    await shop.sql.transaction(async (tx) => {
      await tx.execute(raw`set local session_replication_role = replica`)
      for (const one of undo.split(';')) await tx.execute(raw.raw(one))
    })
    expect((await verifyJournal(shop.sql)).fault).toBeNull()
  }
  const second = 'where position = 2'
  const third = `where number = 'F2026-00003'`
  await touch(
    `update journal set day = day + 1 ${second}`,
    `update journal set day = day - 1 ${second}`,
    { kind: 'entry', position: 2 },
  )
  await touch(
    `create table away as select * from journal ${second}; update journal set content = replace(content, '2580', '2581') ${second}`,
    `delete from journal ${second}; insert into journal select * from away; drop table away`,
    { kind: 'entry', position: 2, document: 'F2026-00002' },
  )
  await touch(
    `create table away as select * from documents ${third}; update documents set snapshot = replace(snapshot, '2580', '2581') ${third}`,
    `delete from documents ${third}; insert into documents select * from away; drop table away`,
    { kind: 'document', position: 3, document: 'F2026-00003' },
  )
  await touch(
    `create table away as select * from journal ${second}; delete from journal ${second}`,
    'insert into journal select * from away; drop table away',
    { kind: 'missing', position: 2 },
  )
  await touch(
    'create table away as select * from journal where position = 3; delete from journal where position = 3',
    'insert into journal select * from away; drop table away',
    { kind: 'missing', position: 3 },
  )
  await touch(
    `insert into documents select 'F2026-09999', kind, is_specimen, order_id, gen_random_uuid(), null, day, gross_cents, snapshot, buyer from documents limit 1`,
    `delete from documents where number = 'F2026-09999'`,
    { kind: 'unwritten', document: 'F2026-09999' },
  )
})

test('after a restore money is recorded, and its documents are made once the last numbers are entered', async () => {
  await payByCard()
  await shop.sql.update(journalHead).set({ origin: 'the database that was backed up' })
  const { orderId } = await payByCard()
  const byHand = await shop.fillCart()
  await byHand.shopper.pay({ command_id: byHand.orderId, payment_means: 'transfer' })
  await markReceived(shop.services, String(byHand.orderId))
  await refund(orderId, { kind: 'whole' })
  expect(await findDocuments(shop.sql, orderId)).toEqual([])
  expect(await shop.sql.$count(owedDocuments)).toBe(3)
  expect((await byHand.shopper.orders()).body[0]?.command_state).toBe('payée')
  expect(await findDocumentFaults(shop.sql)).toEqual([])

  const resume = (...numbers: string[]) => command('resumeDocuments', { numbers })
  expect(await resume('F2026-0', 'A2026-0')).toBe(documentReplies.numberTooLow('F2026-00001'))
  const wanted = documentReplies.numbersWanted(['F2026-00000', 'A2026-00000'])
  expect(await resume('F2025-7', 'A2026-0')).toBe(wanted)
  expect(await resume('F2026-7')).toBe(wanted)
  const made = ['F2026-00008', 'F2026-00009', 'A2026-00003']
  expect(await resume('F2026-00007', 'A2026-00002')).toBe(documentReplies.resumed(made))
  expect(await resume('F2026-00007', 'A2026-00002')).toBe(documentReplies.notHeld)
  expect(await shop.sql.$count(owedDocuments)).toBe(0)
  const all = await shop.sql.select().from(documents).where(eq(documents.orderId, orderId))
  expect(all.map(({ number }) => number).sort()).toEqual(['A2026-00003', 'F2026-00008'])
  expect((await verifyJournal(shop.sql)).fault).toBeNull()
  await payByCard()
  expect(await shop.sql.$count(documents, eq(documents.number, 'F2026-00010'))).toBe(1)
})

// law: invoice-numbers
test('after a copy of the disk is back, the shopkeeper holds the numbers until the last are told', async () => {
  expect(await command('holdDocuments', {})).toBe(documentReplies.held)
  const { orderId } = await payByCard()
  expect(await findDocuments(shop.sql, orderId)).toEqual([])
  await command('resumeDocuments', { numbers: ['F2026-00050', 'A2026-00050'] })
  expect(await findDocuments(shop.sql, orderId)).toMatchObject([{ number: 'F2026-00051' }])
})

// law: invoices
test('a credit note that waited with its invoice names it, and its buyer', async () => {
  await shop.sql.update(journalHead).set({ origin: 'the database that was backed up' })
  const { orderId, shopper } = await payByCard()
  await deleteClient(shop.services, shopper.client.id, eraseOrders)
  await refund(orderId, { kind: 'amount', cents: 500 })
  await command('resumeDocuments', { numbers: ['F2026-0', 'A2026-0'] })
  await refund(orderId, { kind: 'whole' })
  const [waited, later] = await findDocuments(shop.sql, orderId)
  expect([waited!.number, later!.number]).toEqual(['A2026-00001', 'A2026-00002'])
  for (const note of [waited!, later!]) {
    expect(snapshotOf(note).invoice).toBe('F2026-00001')
    expect(note.buyer).toMatchObject({ name: 'Camille Martin' })
  }
  expect(await findDocumentFaults(shop.sql)).toEqual([])
})

// law: invoice-numbers
test('after a restore across New Year the numbers of both years are entered, and those lost noted', async () => {
  await payByCard()
  await shop.sql.update(journalHead).set({ origin: 'the database that was backed up' })
  const passTo = (moment: string) =>
    shop.pass((Date.parse(moment) - shop.services.clock().getTime()) / 60_000)
  passTo('2026-12-30T10:00:00Z')
  const before = await payByCard()
  passTo('2027-01-03T10:00:00Z')
  const { orderId } = await payByCard()
  const resume = (...numbers: string[]) => command('resumeDocuments', { numbers })
  const wanted = ['F2026-00000', 'A2026-00000', 'F2027-00000', 'A2027-00000']
  expect(await resume('F2027-2', 'A2027-0')).toBe(documentReplies.numbersWanted(wanted))
  const last = ['F2026-5', 'A2026-0', 'F2027-2', 'A2027-0']
  expect(await resume(...last)).toBe(documentReplies.resumed(['F2026-00006', 'F2027-00003']))
  const entries = await shop.sql.select().from(journal).orderBy(journal.position)
  expect(entries.map(({ content }) => JSON.parse(content) as object)).toMatchObject([
    { order: expect.any(Number) as number },
    { reason: 'restored', year: 2026, skipped: { F: { after: 1, last: 5 } } },
    { reason: 'restored', year: 2027, skipped: { F: { after: 0, last: 2 } } },
    { order: before.orderId },
    { order: orderId },
  ])
  const [late] = await findDocuments(shop.sql, before.orderId)
  expect(late).toMatchObject({ number: 'F2026-00006', day: '2026-12-30' })
  expect((await verifyJournal(shop.sql)).fault).toBeNull()
})

// law: invoice-numbers
test('the year of a number is the year in Paris', async () => {
  shop.pass((Date.parse('2026-12-31T22:59:00Z') - Date.parse('2026-11-20T10:00:00Z')) / 60_000)
  await payByCard()
  shop.pass(2)
  await payByCard()
  await payByCard()
  const made = await shop.sql.select().from(documents).orderBy(documents.number)
  expect(made.map(({ number, day }) => [number, day])).toEqual([
    ['F2026-00001', '2026-12-31'],
    ['F2027-00001', '2027-01-01'],
    ['F2027-00002', '2027-01-01'],
  ])
})

// law: erasure
test('only the function of the retention erases a buyer, and the journal stays whole', async () => {
  await payByCard()
  const [row] = await rowsOf<{ count: number }>(
    shop.sql,
    raw`select forget_buyers('2026-11-20') as count`,
  )
  expect(row?.count).toBe(0)
  await shop.sql.execute(raw`select forget_buyers('2026-11-21')`)
  const [invoice] = await shop.sql.select().from(documents)
  expect(invoice?.buyer).toBeNull()
  expect((await verifyJournal(shop.sql)).fault).toBeNull()
  expect(await refused('update documents set buyer = null')).toBe('23001')
})

// law: invoices
test('a credit note names the buyer of its invoice after the account is deleted', async () => {
  const { orderId, shopper } = await payByCard()
  await deleteClient(shop.services, shopper.client.id, eraseOrders)
  await refund(orderId, { kind: 'whole' })
  const [note, invoice] = await findDocuments(shop.sql, orderId)
  expect([note?.kind, invoice?.kind]).toEqual(['credit_note', 'invoice'])
  expect(note?.buyer).toMatchObject({ name: 'Camille Martin' })
  expect(note?.buyer).toEqual(invoice?.buyer)
})

// law: retention
test('the credit note of a late refund is read after its order is deleted', async () => {
  const { orderId, shopper } = await payByCard()
  shop.pass(2 * yearInMinutes)
  await refund(orderId, { kind: 'whole' })
  shop.pass(10 * yearInMinutes)
  expect(await forget(shop.services)).toMatchObject({ orders: 1, buyers: 1 })
  const { fileName } = await documentPdf(shop.sql, { number: 'A2028-00001' })
  expect(fileName).toBe('avoir-A2028-00001.pdf')
  const [kept] = await shop.sql.select().from(documents).where(eq(documents.number, 'A2028-00001'))
  expect(kept?.buyer?.name).toBe('Camille Martin')
  const own = { number: 'A2028-00001', clientId: shopper.client.id }
  await expect(documentPdf(shop.sql, own)).rejects.toMatchObject({ status: 404 })
})

test('a client has the documents of their own orders alone', async () => {
  const { orderId, shopper } = await payByCard()
  const url = `/api/client/command/${orderId}/documents`
  const asOwner = await shopper.send('GET', `${url}?client_id=${shopper.client.id}`)
  expect(asOwner).toEqual({
    status: 200,
    body: [
      {
        document_number: 'F2026-00001',
        document_kind: 'invoice',
        document_date: '2026-11-20',
        document_total: 25.8,
        document_undone: false,
      },
    ],
  })
  await refund(orderId, { kind: 'amount', cents: 500 })
  const both = await shopper.send<{ document_number: string }[]>(
    'GET',
    `${url}?client_id=${shopper.client.id}`,
  )
  expect(both.body.map((document) => document.document_number)).toEqual([
    'F2026-00001',
    'A2026-00001',
  ])
  const file = '/api/client/document/F2026-00001'
  const own = await shopper.send<{ file_name: string; pdf: string }>(
    'GET',
    `${file}?client_id=${shopper.client.id}`,
  )
  expect(own.body.file_name).toBe('facture-F2026-00001.pdf')
  expect(Buffer.from(own.body.pdf, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/)
  const other = await shopperOn(shop.server)
  for (const path of [url, file])
    expect((await other.send('GET', `${path}?client_id=${other.client.id}`)).status).toBe(404)
})
