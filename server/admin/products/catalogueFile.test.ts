import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { ProblemBody } from '../../../contract/api/problem'
import type { CatalogueStep } from '../../../contract/api/staff/staffCatalogue'
import { completeSheet } from '../../../testing/completeSheet'
import { changeProducts, insertProduct } from '../../../testing/makeData'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import {
  cellFaults,
  fileFaults,
  renumberedNote,
  unstruckNote,
} from '../../../wording/catalogueFile'
import { productReplies as replies } from '../../../wording/replies/products'
import { auditLog, products } from '../../database/schema'

let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
})
afterAll(() => server.close())
const sql = () => server.services.database.sql

type Plan = ProblemBody & {
  plan: string | null
  added: number
  changed: number
  moves_stock: boolean
  steps: CatalogueStep[]
  notes: string[]
  faults: { line: number; column: string | null; fault: string }[]
}
const url = '/api/admin/catalogue'
const planOf = async (text: string) =>
  (await manager.send<Plan>('POST', `${url}/plans`, Buffer.from(text))).body
const make = (plan: string | null, text: string) =>
  manager.send<ProblemBody>('POST', `${url}/plans/${plan}`, Buffer.from(text))
const find = async (serial: string) =>
  (await sql().select().from(products).where(eq(products.serial, serial)))[0]

test('a dry run lists each change and changes nothing, and one press makes them', async () => {
  const { serial, id } = await insertProduct(sql(), { name: 'Moka', priceCents: 1290, stock: 20 })
  const fresh = randomUUID()
  const text = [
    'reference;nom;categorie;prix;stock;stock_exporte;denomination;ingredients;quantite_nette',
    `${serial};;;13,50;25;20;;;`,
    `${fresh};Sencha;Thé;9,90;4;;Thé vert;thé vert;20 sachets`,
  ].join('\n')
  const plan = await planOf(text)
  expect(plan).toMatchObject({ added: 1, changed: 1, moves_stock: true, faults: [] })
  expect(plan.steps).toMatchObject([
    {
      ...{ line: 2, serial, name: 'Moka', is_new: false },
      changes: [
        { column: 'prix', before: '12,90', after: '13,50' },
        { column: 'stock', before: '20', after: '25' },
      ],
    },
    { line: 3, serial: fresh, name: 'Sencha', is_new: true },
  ])
  expect([await find(fresh), (await find(serial))?.priceCents]).toEqual([undefined, 1290])

  const { body } = await make(plan.plan, text)
  expect(body.message).toBe(replies.imported(1, 1))
  expect(await find(serial)).toMatchObject({ priceCents: 1350, stock: 25 })
  const acts = await sql().select().from(auditLog).orderBy(desc(auditLog.id)).limit(3)
  expect(acts.find(({ productId }) => productId === id)).toMatchObject({
    ...{ act: 'product_changed', staffId: manager.id },
    before: { price: '12,90', stock: '20' },
  })
  expect(acts.map(({ act }) => act)).toContain('catalogue_imported')
})

test('a plan says why a reduction strikes nothing, and what stays on sale without its sheet', async () => {
  const known = await insertProduct(sql(), { facts: completeSheet })
  const fresh = await insertProduct(sql(), { createdAt: new Date() })
  const notesOf = async ({ serial }: { serial: string }) =>
    (await planOf(`reference;prix_reduit\n${serial};9`)).notes
  expect(await notesOf(known)).toEqual([])
  expect(await notesOf(fresh)).toEqual([
    unstruckNote('new', [fresh.serial]),
    expect.stringContaining(`\n- ${fresh.serial} (`),
  ])
})

test('a plan says which references a spreadsheet may have changed', async () => {
  const name = `Moka ${randomUUID()}`
  await insertProduct(sql(), { serial: '0042', name, facts: completeSheet })
  const head = 'reference;nom;categorie;prix;stock;denomination;ingredients;quantite_nette'
  const cells = 'Thé;9,90;4;Thé vert;thé vert;20 sachets'
  const notesOf = async (...rows: string[]) => (await planOf([head, ...rows].join('\n'))).notes
  const row = `42;${name};${cells}`
  expect(await notesOf(row)).toEqual([renumberedNote([{ serial: '42', known: '0042' }])])
  // Two products of one name, which the file tells apart.
  expect(await notesOf(`0042;${name};;;;;;`, row)).toEqual([])
  expect(await notesOf(`42;${randomUUID()};${cells}`)).toEqual([])
})

test('a plan is refused once what it touches has changed, and not for anything else', async () => {
  const { serial } = await insertProduct(sql(), { priceCents: 1290, stock: 20 })
  const text = `reference;prix;stock;stock_exporte\n${serial};13,50;25;20`
  const { plan } = await planOf(text)
  const own = eq(products.serial, serial)
  await changeProducts(sql(), { priceCents: 1300 }, own)
  const moved = await make(plan, text)
  const { status, body } = moved
  expect([status, body.code, body.message]).toEqual([409, 'catalogue_changed', replies.planMoved])
  expect((await find(serial))?.priceCents).toBe(1300)

  // Five are sold, and the country is another one: neither is touched by the file.
  await changeProducts(sql(), { priceCents: 1290, country: 'Japon', stock: 15 }, own)
  expect((await make(plan, text)).status).toBe(200)
  expect(await find(serial)).toMatchObject({ priceCents: 1350, stock: 20, country: 'Japon' })
})

test('a plan that is sent again, also at once, counts once and is answered as before', async () => {
  const { serial } = await insertProduct(sql(), { stock: 10 })
  const text = `reference;stock_mouvement\n${serial};40`
  const { plan } = await planOf(text)
  const all = await Promise.all([1, 2, 3].map(() => make(plan, text)))
  all.push(await make(plan, text))
  for (const { body } of all) expect(body.message).toBe(replies.imported(0, 1))
  expect((await find(serial))?.stock).toBe(50)
  // The same file of the next delivery is read anew.
  await make((await planOf(text)).plan, text)
  expect((await find(serial))?.stock).toBe(90)
})

test('a stock that has fallen too low since the dry run refuses the whole file', async () => {
  const { serial } = await insertProduct(sql(), { stock: 5 })
  const text = `reference;stock_mouvement\n${serial};-4`
  const { plan } = await planOf(text)
  await changeProducts(sql(), { stock: 1 }, eq(products.serial, serial))
  expect((await make(plan, text)).status).toBe(409)
  expect((await find(serial))?.stock).toBe(1)
})

test('each fault is listed with its line and its column', async () => {
  const { serial } = await insertProduct(sql())
  const plan = await planOf(`reference;prix;stock\n${serial};abc;5\n;1,00;`)
  expect(plan.plan).toBeNull()
  expect(plan.faults).toEqual([
    { line: 2, column: 'prix', fault: replies.fault(cellFaults.price(100_000)) },
    { line: 2, column: 'stock', fault: replies.fault(cellFaults.stockUnclear) },
    { line: 3, column: 'reference', fault: replies.fault(cellFaults.serialMissing) },
  ])
})

test.each([
  ['nothing', ''],
  ['bytes of no text', Buffer.from([0, 1, 2, 255, 254]).toString('latin1')],
  ['a quote that stays open', 'reference;nom\n"a;b'],
  ['a heading of another file', 'ref;title\n1;2'],
])('%s is refused as a file', async (_, text) => {
  const { plan, faults } = await planOf(text)
  expect([plan, faults.length > 0]).toEqual([null, true])
  expect((await make(`${'0'.repeat(64)}-${randomUUID()}`, text)).status).toBe(409)
})

test('an empty file says so', async () => {
  expect((await planOf('')).faults).toEqual([
    { line: 1, column: null, fault: replies.fault(fileFaults.empty) },
  ])
})

test('the exported file, brought back as it is, changes nothing', async () => {
  await insertProduct(sql(), { name: '=2+3', description: 'Deux\nlignes' })
  const exported = await manager.send<{ file_name: string; csv: string }>('GET', url)
  expect(exported.body.file_name).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.csv$/)
  expect(await planOf(exported.body.csv)).toMatchObject({ added: 0, changed: 0, steps: [] })
})
