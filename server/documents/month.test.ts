import { eq, ne } from 'drizzle-orm'
import { readCsv } from '../catalogue/file/csv'
import { monthReplies } from '../../wording/months'
import { openCheckout, type CheckoutShop } from '../../testing/openCheckout'
import { markReceived } from '../checkout/markReceived'
import { markRefunded } from '../checkout/markRefunded'
import { refundOrder } from '../checkout/refundOrder'
import { runCommand } from '../commands/runCommand'
import { journal, journalHead } from '../database/schema'
import { fecFields, writeFec } from './fec'
import { listMonths } from './listMonths'
import { daysOfMonth, tallyOf } from './monthRules'
import { closeMonth, exportMonth, readMonth, readMonthEntries } from './month'
import { correctionDraft } from './rules'
import { verifyJournal } from './verifyJournal'

jest.setTimeout(120_000)

const minutesTo = (shop: CheckoutShop, moment: string) =>
  (Date.parse(moment) - shop.services.clock().getTime()) / 60_000

let shop: CheckoutShop
/** A card paid and partly refunded in November, a transfer a minute before December in Paris. */
beforeAll(async () => {
  shop = await openCheckout()
  const { orderId, session } = await shop.startOrder({ pieces: 2, priceCents: 1290 })
  await shop.host.act(session, 'pay')
  shop.pass(60 * 24)
  const wish = { kind: 'amount', cents: 1000 } as const
  await refundOrder(shop.services, { id: orderId, wish, restock: false })
  await shop.host.events.settled()
  shop.pass(minutesTo(shop, '2026-11-30T22:59:00Z'))
  const transfer = await shop.fillCart({ pieces: 1, priceCents: 2000 })
  await transfer.shopper.pay({ command_id: transfer.orderId, payment_means: 'transfer' })
  await markReceived(shop.services, String(transfer.orderId))
  shop.pass(2)
  const next = await shop.startOrder({ pieces: 1, priceCents: 999 })
  shop.host.altered.amount = 500
  await shop.host.act(next.session, 'pay')
  Object.assign(shop.host.altered, { amount: undefined })
})
afterAll(() => shop.close())

const run = async (name: string, args: object) =>
  runCommand(shop.services, { name, args }, (error) => {
    throw error
  })

/** The piece of each entry of a month’s accounting file, by its number. */
const piecesOf = async (month: string) => {
  const { content = '' } = await run('exportMonth', { month, file: 'm.txt', isFec: true })
  const rows = content.split('\r\n').slice(1, -1)
  return new Map(rows.map((row) => row.split('\t')).map((cells) => [Number(cells[2]), cells[8]]))
}

// law: month-closing
test('a month has its sums by day, rate and means, refunds on their own day, and its numbers', async () => {
  const { rows, totals, invoices, creditNotes, isClosed } = await readMonth(shop.sql, '2026-11')
  expect(rows).toEqual([
    {
      day: '2026-11-20',
      kind: 'sale',
      means: 'card',
      vatRate: 550,
      netCents: 2445,
      vatCents: 135,
      grossCents: 2580,
    },
    {
      day: '2026-11-21',
      kind: 'refund',
      means: 'card',
      vatRate: 550,
      netCents: -947,
      vatCents: -53,
      grossCents: -1000,
    },
    {
      day: '2026-11-30',
      kind: 'sale',
      means: 'transfer',
      vatRate: 550,
      netCents: 1896,
      vatCents: 104,
      grossCents: 2000,
    },
  ])
  expect(totals).toEqual({ netCents: 3394, vatCents: 186, grossCents: 3580 })
  expect(invoices).toEqual({ first: 'F2026-00001', last: 'F2026-00002', count: 2 })
  expect(creditNotes).toEqual({ first: 'A2026-00001', last: 'A2026-00001', count: 1 })
  expect(isClosed).toBe(false)
  // Money that paid nothing came and went on the first of December.
  const december = await readMonth(shop.sql, '2026-12')
  expect(december.totals.grossCents).toBe(0)
  expect(
    december.rows.every(({ kind, vatRate }) => kind === 'correction' && vatRate === null),
  ).toBe(true)
})

test('a month that is printed names one document by its number, and several by the first and last', async () => {
  const { message } = await run('showMonth', { month: '2026-11' })
  expect(message).toMatch(/\n2\u00a0documents de vente\u00a0: F2026-00001 à F2026-00002\.\n/)
  expect(message).toMatch(/\n1\u00a0avoir\u00a0: A2026-00001\.\n/)
})

test('the CSV opens in a French spreadsheet, and its sums are the month’s', async () => {
  const { content = '' } = await run('exportMonth', {
    month: '2026-11',
    file: 'm.csv',
    isFec: false,
  })
  const [heading, ...rows] = readCsv(content).map(({ cells }) => cells)
  expect(heading).toEqual([...monthReplies.headings])
  expect(rows[0]).toEqual(['2026-11-20', 'vente', 'carte', '5,50', '24,45', '1,35', '25,80'])
  const gross = rows.map((cells) => Number(cells[6]?.replace(',', '.')))
  expect(gross.reduce((sum, one) => sum + one, 0)).toBeCloseTo(35.8, 5)
})

// law: accounting-file
test('the accounting file has the 18 fields of the tax administration, each in its form, and balances', async () => {
  const { content = '' } = await run('exportMonth', {
    month: '2026-11',
    file: 'm.txt',
    isFec: true,
  })
  expect(content.endsWith('\r\n')).toBe(true)
  expect(content).toMatch(/^[\t\r\n\x20-\x7e]*$/)
  const [heading, ...lines] = content.slice(0, -2).split('\r\n')
  expect(heading!.split('\t')).toEqual([...fecFields])
  expect(fecFields).toHaveLength(18)
  const amount = /^\d+,\d{2}$/
  const day = /^20\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])$/
  const forms: Record<(typeof fecFields)[number], RegExp> = {
    JournalCode: /^[A-Z]{2}$/,
    JournalLib: /\S/,
    EcritureNum: /^\d+$/,
    EcritureDate: day,
    CompteNum: /^[1-7]\d{2,}$/,
    CompteLib: /\S/,
    CompAuxNum: /^$/,
    CompAuxLib: /^$/,
    PieceRef: /^[FA]2026-\d{5}$/,
    PieceDate: day,
    EcritureLib: /\S/,
    Debit: amount,
    Credit: amount,
    EcritureLet: /^$/,
    DateLet: /^$/,
    ValidDate: day,
    Montantdevise: /^$/,
    Idevise: /^$/,
  }
  const rows = lines.map((line) => {
    const cells = line.split('\t')
    expect(cells).toHaveLength(18)
    return Object.fromEntries(fecFields.map((field, index) => [field, cells[index]!])) as Record<
      (typeof fecFields)[number],
      string
    >
  })
  for (const row of rows)
    for (const field of fecFields)
      expect([field, row[field]]).toEqual([field, expect.stringMatching(forms[field])])
  const cents = (text: string) => Number(text.replace(',', ''))
  const byEntry = new Map<string, number>()
  for (const { EcritureNum, Debit, Credit } of rows)
    byEntry.set(EcritureNum, (byEntry.get(EcritureNum) ?? 0) + cents(Debit) - cents(Credit))
  expect([...byEntry.values()]).toEqual([0, 0, 0])
  expect(
    rows.slice(0, 3).map(({ CompteNum, Debit, Credit }) => [CompteNum, Debit, Credit]),
  ).toEqual([
    ['511000', '25,80', '0,00'],
    ['707000', '0,00', '24,45'],
    ['445710', '0,00', '1,35'],
  ])
})

test('the accounting file is in ASCII, whatever the names in it', () => {
  const vat = [{ vatRate: 550, netCents: 948, vatCents: 52, grossCents: 1000 }]
  const means = 'Chèque\t«\u00a0Bœuf\u202fÇà – l’Été\u00a0» de 5€ … №\r\nⅣ ☕'
  const said = { at: '', order: 12345678, means, grossCents: 1000, vat, digest: null, reason: null }
  const named = { position: 1, number: 1, document: 'F2026-00001', piece: 'F2026-00001' }
  const file = writeFec([{ ...named, kind: 'sale', day: '2026-11-20', content: said }])
  expect(file).toMatch(/^[\t\r\n\x20-\x7e]*$/)
  const [, money, , vatLine] = file.split('\r\n').map((line) => line.split('\t'))
  expect(money).toHaveLength(18)
  expect(money![5]).toBe('Cheque " Boeuf Ca - l\'Ete " de 5EUR ... No  IV ?')
  expect(vatLine![5]).toBe('TVA collectee 5,5 %')
})

// law: month-closing
test('a month is closed once it is over, after those before it, and takes nothing more', async () => {
  expect(await run('closeMonth', { month: '2026-12' })).toMatchObject({
    isDone: false,
    message: monthReplies.notOver('2026-12'),
  })
  expect(await run('closeMonth', { month: 'novembre' })).toMatchObject({
    message: monthReplies.wrongMonth('novembre'),
  })
  const closed = await run('closeMonth', { month: '2026-11' })
  expect(closed.isDone).toBe(true)
  expect(await run('closeMonth', { month: '2026-11' })).toMatchObject({
    message: monthReplies.closedBefore('2026-11'),
  })
  const month = await readMonth(shop.sql, '2026-11')
  expect(month).toMatchObject({ isClosed: true, totals: { grossCents: 3580 } })
  const entries = await shop.sql.select().from(journal).orderBy(journal.position)
  expect(entries.at(-1)).toMatchObject({ kind: 'closing', day: '2026-11-30', hash: month.hash })
  expect(closed.message).toContain(month.hash)
  expect((await verifyJournal(shop.sql)).fault).toBeNull()

  // A clock that is set back books into the month that is open.
  const { session } = await shop.startOrder({ pieces: 1 })
  shop.pass(-60 * 24 * 5)
  await shop.host.act(session, 'pay')
  shop.pass(60 * 24 * 5)
  expect((await readMonth(shop.sql, '2026-11')).totals.grossCents).toBe(3580)
  expect((await readMonth(shop.sql, '2026-12')).totals.grossCents).toBe(1290)
})

// law: accounting-file
test('the numbers of entries go on without a hole past a closing and the note of a restore', async () => {
  await shop.sql.update(journalHead).set({ origin: 'the database that was backed up' })
  const last = { numbers: ['F2026-00003', 'A2026-00001'] }
  expect((await run('resumeDocuments', last)).isDone).toBe(true)
  const { session } = await shop.startOrder({ pieces: 1 })
  await shop.host.act(session, 'pay')
  const numbers: number[] = []
  for (const month of ['2026-11', '2026-12']) {
    const { content = '' } = await run('exportMonth', { month, file: 'm.txt', isFec: true })
    for (const line of content.split('\r\n').slice(1, -1)) numbers.push(Number(line.split('\t')[2]))
  }
  const count = await shop.sql.$count(journal, ne(journal.kind, 'closing'))
  expect([...new Set(numbers)]).toEqual(Array.from({ length: count - 1 }, (_, place) => place + 1))
})

test('after a restore no entry has the number or the piece that an entry of a lost document had', async () => {
  const before = await piecesOf('2026-12')
  const last = Math.max(...before.keys())
  const [head] = await shop.sql.select().from(journalHead)
  await shop.sql.update(journalHead).set({ origin: 'the database that was backed up' })
  // One invoice and two credit notes are lost.
  await run('resumeDocuments', { numbers: ['F2026-00005', 'A2026-00003'] })
  const { session } = await shop.startOrder({ pieces: 1, priceCents: 999 })
  shop.host.altered.amount = 500
  await shop.host.act(session, 'pay')
  Object.assign(shop.host.altered, { amount: undefined })
  const next = await shop.startOrder({ pieces: 1 })
  await shop.host.act(next.session, 'pay')
  const note = head!.position + 1
  expect([...(await piecesOf('2026-12'))].slice(before.size)).toEqual([
    [last + 4, `J${note + 4}`],
    [last + 5, `J${note + 5}`],
    [last + 6, 'F2026-00006'],
  ])
  expect((await verifyJournal(shop.sql)).fault).toBeNull()
})

test('an earlier month is closed first', async () => {
  shop.pass(minutesTo(shop, '2027-02-02T10:00:00Z'))
  const { session } = await shop.startOrder({ pieces: 1 })
  await shop.host.act(session, 'pay')
  shop.pass(60 * 24 * 30)
  expect(await run('closeMonth', { month: '2027-02' })).toMatchObject({
    message: monthReplies.closeFirst('2026-12'),
  })
})

test('money that is no sale is in no sum of sales, and a line of its own, also of a closed month', async () => {
  const other = await openCheckout()
  other.pass(minutesTo(other, '2026-11-30T10:00:00Z'))
  const { orderId, shopper } = await other.fillCart({ pieces: 1, priceCents: 1300 })
  await shopper.pay({ command_id: orderId, payment_means: 'transfer' })
  const { body } = await shopper.resume(orderId, 'card')
  await other.host.act(String(body.payment_url).split('/').at(-1) ?? '', 'pay')
  await markReceived(other.services, String(orderId))
  other.pass(2 * 24 * 60)
  await markRefunded(other.services, orderId)
  const listed = async () =>
    (await listMonths(other.sql, other.services.clock())).map(({ grossCents }) => grossCents)

  const november = await readMonth(other.sql, '2026-11')
  expect(november.sales).toEqual({ netCents: 1232, vatCents: 68, grossCents: 1300 })
  const text = monthReplies.shown(november)
  expect(text).toContain('HT 12,32\u00a0€, TVA 0,68\u00a0€, TTC 13,00\u00a0€.\n')
  expect(text).toContain('Hors vente, à part\u00a0: 13,00\u00a0€.')
  expect(text).toContain('hors vente, virement\u00a0: 13,00\u00a0€')
  expect(monthReplies.shown(await readMonth(other.sql, '2026-12'))).toContain('HT 0,00')
  const rows = readCsv(await exportMonth(other.sql, '2026-11')).map(({ cells }) => cells)
  expect(rows.slice(1)).toEqual([
    ['2026-11-30', 'vente', 'carte', '5,50', '12,32', '0,68', '13,00'],
    ['2026-11-30', 'hors vente', 'virement', '', '', '', '13,00'],
  ])
  expect(await listed()).toEqual([0, 1300])
  await closeMonth(other.services, '2026-11')
  expect(await listed()).toEqual([0, 1300])
  const closing = await other.sql.select().from(journal).where(eq(journal.kind, 'closing'))
  // A closing chains all that moved.
  expect(JSON.parse(closing[0]!.content)).toMatchObject({ totals: { grossCents: 2600 } })
  await other.close()
})

test('a credit note that is undone is named as such, because it is in the sums of sales', async () => {
  const other = await openCheckout()
  other.pass(minutesTo(other, '2026-11-20T10:00:00Z'))
  const { orderId, session } = await other.startOrder({ pieces: 1, priceCents: 1300 })
  await other.host.act(session, 'pay')
  await refundOrder(other.services, { id: orderId, wish: { kind: 'whole' }, restock: false })
  const [reference] = [...other.host.account.refunds.keys()]
  other.host.refunds.settle(reference!, 'failed')
  await other.host.events.settled()
  const rows = readCsv(await exportMonth(other.sql, '2026-11')).map(({ cells }) => cells)
  const amounts = ['carte', '5,50', '12,32', '0,68', '13,00']
  const returned = ['carte', '5,50', '-12,32', '-0,68', '-13,00']
  expect(rows.slice(1).map(([, ...cells]) => cells)).toEqual([
    ['vente', ...amounts],
    ['remboursement', ...returned],
    ['avoir annulé', ...amounts],
  ])
  const november = await readMonth(other.sql, '2026-11')
  expect(november.sales.grossCents).toBe(1300)
  expect(monthReplies.shown(november)).toContain('avoir annulé, carte, TVA 5,5')
  const fec = writeFec(await readMonthEntries(other.sql, '2026-11'))
  expect(fec).toContain(`\tAvoir annule commande ${orderId}\t`)
  expect(fec).not.toContain('Hors vente')
  await other.close()
})

// law: month-closing
test.each([
  ['2026-10-24T21:59:59Z', '2026-10-24'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
  ['2027-03-27T22:59:59Z', '2027-03-27'],
  ['2027-03-27T23:00:00Z', '2027-03-28'],
  ['2027-03-28T21:59:59Z', '2027-03-28'],
  ['2027-03-28T22:00:00Z', '2027-03-29'],
])('money that moves at %s is booked on %s, the day in Paris', (at, day) => {
  const money = { means: 'card', grossCents: 100, reason: null }
  const named = { orderId: 12345678, attemptId: 'a', refundId: null, isSpecimen: false }
  expect(correctionDraft({ ...named, ...money, at: new Date(at) }).day).toBe(day)
})

test('the days of months, and an empty month', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysOfMonth('2026-13')).toBeUndefined()
  expect(tallyOf([])).toEqual({
    rows: [],
    totals: { netCents: 0, vatCents: 0, grossCents: 0 },
    sales: { netCents: 0, vatCents: 0, grossCents: 0 },
    invoices: null,
    creditNotes: null,
  })
})
