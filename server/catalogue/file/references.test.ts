import { eq, sql as raw } from 'drizzle-orm'
import { insertProduct } from '../../../testing/makeData'
import { oldDatabase } from '../../../testing/oldDatabase'
import { shopperOn } from '../../../testing/shopperOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { withoutDecoding } from '../../../testing/withoutDecoding'
import { catalogueColumns, cellFaults, placedFault } from '../../../wording/catalogueFile'
import { commandReplies as words } from '../../../wording/commands'
import { runCommand } from '../../commands/runCommand'
import { products } from '../../database/schema'
import { isUniqueViolation } from '../../database/sqlStates'
import { seedCatalogue } from '../seedCatalogue'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'

// Starts embedded databases, next to other workers.
jest.setTimeout(120_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.sql.execute(raw`truncate ${products} cascade`)
})

const on = (one: TestServer) => ({
  take: (text: string) => importCatalogue(one.services, { bytes: Buffer.from(text) }),
  get: (serial: string) => one.inject({ url: `/api/product/${serial}` }),
  setStock: (serial: string, stock: string) =>
    runCommand(one.services, { name: 'setStock', args: { serial, stock } }, (error) => {
      throw error
    }),
})

test('a reference in another case is the same product: in a file, a command, an address, a cart', async () => {
  const { take, get, setStock } = on(server)
  await insertProduct(server.services.database.sql, { serial: 'MUG-1', name: 'Mug', stock: 3 })
  expect(await take('reference;prix\nmug-1;9,50')).toMatchObject({ added: 0, changed: 1 })
  expect(await setStock(' Mug-1', '7')).toMatchObject({
    message: words.stockSet('Mug', 'MUG-1', 7),
  })
  expect((await get('mUG-1')).json()).toMatchObject({
    product_serial_number: 'MUG-1',
    product_price: 9.5,
    product_stock: 7,
  })
  const shopper = await shopperOn(server)
  await shopper.add('mug-1')
  await shopper.more('Mug-1')
  expect((await shopper.less('MUG-1')).body.cart).toMatchObject([
    { product_serial_number: 'MUG-1', command_quantity: 1 },
  ])
})

test('an own product may not take the reference of an invented one that was retired', async () => {
  const { take } = on(server)
  const { sql } = server.services.database
  const fault = placedFault(2, catalogueColumns.serial, cellFaults.serialInvented)
  await seedCatalogue(withoutDecoding(server.services))
  const rows = sql.select().from(products).where(eq(products.serial, 'CAF-001'))
  const [seeded] = await rows
  await take('reference;retire\nCAF-001;oui')
  for (const stock of ['stock', 'stock_compte'])
    await expect(
      take(`reference;nom;categorie;prix;${stock}\ncaf-001;Mon café;Café;9;4`),
    ).rejects.toThrow(new RegExp(`^${fault}$`))
  expect(await rows).toEqual([{ ...seeded, retired: true }])
  // It is put back on sale under its own name, and is the shopkeeper's under another.
  await take(`reference;nom;retire\nCAF-001;${seeded!.name};non`)
  expect(await take('reference;nom\nCAF-001;Mon café')).toMatchObject({ changed: 1 })
  await take('reference;retire\nCAF-001;oui')
  expect(await take('reference;nom\nCAF-001;Mon autre café')).toMatchObject({ changed: 1 })
})

test('two lines of a file may not name one product, known or new, in two cases', async () => {
  const { take } = on(server)
  await insertProduct(server.services.database.sql, { serial: 'MUG-1' })
  await expect(take('reference;prix\nMUG-1;9\nmug-1;8')).rejects.toThrow(
    cellFaults.repeated('mug-1', 2),
  )
  const heading = 'reference;nom;categorie;prix;stock'
  await expect(take(`${heading}\nA-1;Thé;Thé;9;1\na-1;Thé;Thé;9;1`)).rejects.toThrow(
    cellFaults.repeated('a-1', 2),
  )
})

test('the database takes no second product whose reference differs by its case alone', async () => {
  const { sql } = server.services.database
  await insertProduct(sql, { serial: 'MUG-1' })
  const second = insertProduct(sql, { serial: 'mug-1' })
  await expect(second.catch(isUniqueViolation)).resolves.toBe(true)
})

test('a database with two such products is brought up to date, and both can still be named', async () => {
  const old = await oldDatabase({ before: 'references_in_any_case' })
  await old.query(`insert into categories (id, name) values (2, 'Café')`)
  for (const [serial, retired] of [
    ['MUG-1', true],
    ['mug-1', false],
    ['Mug-1', false],
    ['MUG-2', false],
  ])
    await old.query(
      `insert into products (serial, name, sort_name, price_cents, vat_rate, stock, category_id, retired, created_at)
       values ($1, $1, 'mug', 900, 550, 4, 2, $2, now())`,
      [serial, retired],
    )
  const database = await old.upgrade()
  const upgraded = await startServer({ services: { database } })
  const { take, get, setStock } = on(upgraded)
  const stocks = async () => {
    const rows = await database.sql.select().from(products)
    return Object.fromEntries(rows.map(({ serial, stock }) => [serial, stock]))
  }
  const unedited = await exportCatalogue(upgraded.services)
  expect(await take(unedited)).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
  // As it is written; in a case that none has, the first that is on sale.
  await setStock('MUG-1', '1')
  await setStock('Mug-1', '2')
  await setStock('mUg-1', '3')
  expect(await stocks()).toEqual({ 'MUG-1': 1, 'Mug-1': 2, 'mug-1': 3, 'MUG-2': 4 })
  expect((await get('Mug-1')).json()).toMatchObject({ product_name: 'Mug-1' })
  expect((await get('MUG-1')).statusCode).toBe(404)
  await expect(insertProduct(database.sql, { serial: 'MuG-1' })).rejects.toMatchObject({
    cause: { code: '23505' },
  })
  await upgraded.close()
})

test('a price of 0 is refused, and the sentence says from where prices begin', async () => {
  const { sql } = server.services.database
  await insertProduct(sql, { serial: 'MUG-1', priceCents: 900 })
  await expect(on(server).take('reference;prix\nMUG-1;0')).rejects.toThrow('de 0,01 à')
  const [row] = await sql.select().from(products).where(eq(products.serial, 'MUG-1'))
  expect(row?.priceCents).toBe(900)
})
