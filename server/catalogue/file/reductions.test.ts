import { setImmediate as aTurnOfTheLoop } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { eq } from 'drizzle-orm'
import { addDays, inParis } from '../../../contract/parisianDays'
import type { ProductReply, WholeProductReply } from '../../../contract/api/catalogue'
import { completeSheet } from '../../../testing/completeSheet'
import { insertProduct } from '../../../testing/makeData'
import { shopperOn } from '../../../testing/shopperOn'
import { startPages } from '../../../testing/startPages'
import type { TestServer } from '../../../testing/startServer'
import {
  catalogueColumns,
  cellFaults,
  placedFault,
  unstruckNote,
} from '../../../wording/catalogueFile'
import { priceHistory, products } from '../../database/schema'
import { priceJobs } from '../../prices/jobs'
import { setSetting } from '../../shop/setSetting'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'
import { unstruckNotes } from './unstruckNotes'

// Starts an embedded database, next to other workers.
const dayMs = 86_400_000
/** Milliseconds within which a change must show. */
const newsTimeoutMs = 1_000
const today = () => inParis(new Date()).day
let server: TestServer
beforeAll(async () => {
  server = await startPages({ isEmpty: true })
})
afterAll(() => server.close())

const sql = () => server.services.database.sql
const take = (cells: Partial<Record<keyof typeof catalogueColumns, string>>) => {
  const columns = Object.keys(cells) as (keyof typeof catalogueColumns)[]
  const rows = [columns.map((column) => catalogueColumns[column]), Object.values(cells)]
  const bytes = Buffer.from(rows.map((row) => row.join(';')).join('\n'))
  return importCatalogue(server.services, { bytes })
}
const rowOf = async (serial: string) =>
  (await sql().select().from(products).where(eq(products.serial, serial)))[0]
const reply = async (serial: string) =>
  (await server.inject({ url: `/api/product/${serial}` })).json<WholeProductReply>()
/** PostgreSQL's news of a change, which drops cached replies, takes a moment. */
async function shows(serial: string, fields: Partial<WholeProductReply>) {
  const end = performance.now() + newsTimeoutMs
  const wanted = Object.entries(fields)
  let shown = await reply(serial)
  while (performance.now() < end && wanted.some(([name, value]) => read(shown, name) !== value)) {
    await aTurnOfTheLoop()
    shown = await reply(serial)
  }
  expect(shown).toMatchObject(fields)
}
const read = (product: object, name: string) =>
  new Map<string, unknown>(Object.entries(product)).get(name)
/** What the job does some days later; returns what it logs. */
async function afterDays(days: number): Promise<unknown[]> {
  const clock = () => new Date(`${addDays(today(), days)}T12:00:00Z`)
  const [job] = priceJobs({ database: server.services.database, clock })
  const logged: unknown[] = []
  const info = (entry: unknown) => logged.push(entry)
  await job!.run(new AbortController().signal, { info } as unknown as FastifyBaseLogger)
  return logged
}

// law: price-reduction
test('a reduced price is the price everywhere, beside the earlier one', async () => {
  const { serial, id } = await insertProduct(sql(), {
    priceCents: 2000,
    weightGrams: 250,
    soldByWeight: true,
  })
  const shopper = await shopperOn(server)
  await shopper.add(serial)
  expect((await reply(serial)).product_earlier_price).toBeNull()
  const until = addDays(today(), 2)
  const { changed, steps } = await take({ serial, reducedPrice: '15,90', reducedUntil: until })
  expect([changed, unstruckNotes(steps)]).toEqual([1, []])
  const shown = { product_price: 15.9, product_earlier_price: 20 }
  await shows(serial, { ...shown, product_reduced_until: until })
  const list = (await server.inject({ url: '/api/products' })).json<ProductReply[]>()
  expect(list.find((one) => one.product_serial_number === serial)).toMatchObject(shown)
  expect((await shopper.cart()).body).toMatchObject([{ product_price: 15.9 }])
  expect((await shopper.payCart({ expected_total: 20 })).body.code).toBe('price_changed')
  const page = (await server.inject({ url: `/product/${serial}` })).body
  expect(page).toContain('63,60\u00a0€ le kilo')
  expect(page).toContain('<s><data value="20.00">20,00\u00a0€</data></s>')
  expect(page).toContain(`"price":"15.90","priceCurrency":"EUR","priceValidUntil":"${until}"`)
  expect(page).toContain('"priceType":"https://schema.org/StrikethroughPrice","price":"20.00"')
  const history = await sql().select().from(priceHistory).where(eq(priceHistory.productId, id))
  expect(history).toMatchObject([
    { priceCents: 2000, regularPriceCents: null },
    { priceCents: 1590, regularPriceCents: 2000 },
  ])
})

test('a reduction ends after its last day in Paris, in cached replies too', async () => {
  const { serial } = await insertProduct(sql(), { priceCents: 2000 })
  await take({ serial, reducedPrice: '15', reducedUntil: addDays(today(), 1) })
  expect(await afterDays(1)).toEqual([])
  await shows(serial, { product_price: 15, product_earlier_price: 20 })
  expect(await afterDays(2)).toEqual([{ ended: [serial] }])
  await shows(serial, {
    product_price: 20,
    product_earlier_price: null,
    product_reduced_until: null,
  })
  // Begun again: the lowest price of the last 30 days was the reduced one.
  const { steps } = await take({ serial, reducedPrice: '15' })
  expect(unstruckNotes(steps)).toEqual([unstruckNote('notLower', [serial])])
  await shows(serial, { product_price: 15, product_earlier_price: null })
  await afterDays(1000)
  await shows(serial, { product_price: 15 })
})

test('a further reduction keeps the earlier price of the first; a dearer one has none', async () => {
  const { serial } = await insertProduct(sql(), { priceCents: 2000, facts: completeSheet })
  await take({ serial, reducedPrice: '15' })
  await take({ serial, reducedPrice: '12', reducedUntil: addDays(today(), 1) })
  await shows(serial, { product_price: 12, product_earlier_price: 20 })
  await take({ serial, reducedUntil: '-' })
  await shows(serial, {
    product_earlier_price: 20,
    product_reduced_until: null,
  })
  await take({ serial, retired: 'oui' })
  await take({ serial, retired: 'non' })
  await shows(serial, { product_earlier_price: 20 })
  await take({ serial, price: '25', reducedPrice: '14' })
  await shows(serial, { product_price: 14, product_earlier_price: null })
  await take({ serial, reducedPrice: '-' })
  expect(await rowOf(serial)).toMatchObject({ priceCents: 2500, regularPriceCents: null })
})

test('a new product is reduced without a struck price, and the import says why', async () => {
  const { legalName, ingredients, netQuantity } = completeSheet
  const sheet = { legalName, ingredients, netQuantity }
  const cells = { name: 'Neuf', category: 'Thé', price: '20', stock: '3', ...sheet }
  const { steps } = await take({ serial: 'NEW-1', ...cells, reducedPrice: '15' })
  expect(unstruckNotes(steps)).toEqual([unstruckNote('new', ['NEW-1'])])
  expect(await rowOf('NEW-1')).toMatchObject({
    priceCents: 1500,
    regularPriceCents: 2000,
    earlierPriceCents: null,
  })
})

test('an exported reduction is imported again without a change', async () => {
  const { serial } = await insertProduct(sql(), { priceCents: 2000 })
  const until = addDays(today(), 2)
  const [year, month, day] = until.split('-')
  await take({ serial, reducedPrice: '15,90 €', reducedUntil: `${day}/${month}/${year}` })
  const before = await rowOf(serial)
  const text = await exportCatalogue(server.services)
  const bytes = Buffer.from(text)
  expect(await importCatalogue(server.services, { bytes })).toMatchObject({ changed: 0, added: 0 })
  expect(text).toContain(`20,00;15,90;${until}`)
  await take({ serial, name: 'Autre' })
  expect(await rowOf(serial)).toEqual({ ...before, name: 'Autre', sortName: 'autre' })
})

test('a reduction that is none is refused with its cell', async () => {
  const { serial } = await insertProduct(sql(), { priceCents: 2000 })
  const refused = (cells: object, column: keyof typeof catalogueColumns, fault: string) =>
    expect(take({ serial, ...cells })).rejects.toThrow(
      placedFault(2, catalogueColumns[column], fault),
    )
  const past = addDays(today(), -1)
  await refused({ reducedPrice: '20' }, 'reducedPrice', cellFaults.notReduced('20,00', '20,00'))
  await refused({ reducedUntil: today() }, 'reducedUntil', cellFaults.endWithoutReduction)
  await refused(
    { reducedPrice: '15', reducedUntil: past },
    'reducedUntil',
    cellFaults.reductionOver,
  )
  await take({ serial, reducedPrice: '15', reducedUntil: today() })
  await refused({ price: '15' }, 'price', cellFaults.notReduced('15,00', '15,00'))
  await take({ serial, reducedPrice: '-', reducedUntil: today() })
  expect(await rowOf(serial)).toMatchObject({ priceCents: 2000, reducedUntil: null })
})

// The last one: the history of the opening is never changed.
test('a shop that began closed strikes only what it asked since its opening', async () => {
  const setOpening = (isOpen: boolean, at: Date) =>
    setSetting(sql(), { name: 'opening', value: { isOpen, note: null }, at })
  const reduce = async () => {
    const { serial } = await insertProduct(sql(), { priceCents: 2000 })
    const { steps } = await take({ serial, reducedPrice: '15' })
    return { serial, notes: unstruckNotes(steps) }
  }
  await setOpening(false, new Date('2025-12-01'))
  const closed = await reduce()
  expect(closed.notes).toEqual([unstruckNote('new', [closed.serial])])
  await setOpening(true, new Date(Date.now() - dayMs))
  expect((await reduce()).notes).toEqual([])
})
