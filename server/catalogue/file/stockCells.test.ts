import { cellFaults } from '../../../wording/catalogueFile'
import { insertProduct } from '../../../testing/makeData'
import { withSheets } from '../../../testing/completeSheet'
import { startServer, type TestServer } from '../../../testing/startServer'
import { products } from '../../database/schema'
import { importCatalogue } from './importCatalogue'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const { sql } = server.services.database
  await sql.delete(products)
  await insertProduct(sql, { serial: 'MUG-1', stock: 15 })
})

const take = (text: string) => importCatalogue(server.services, { bytes: Buffer.from(text) })
const stock = async () => (await server.services.database.sql.select().from(products))[0]?.stock

test.each([
  ['a stock as it was exported', 'stock;stock_exporte', '20;20', 15],
  ['five more than were exported', 'stock;stock_exporte', '25;20', 20],
  ['fifteen fewer', 'stock;stock_exporte', '5;20', 0],
  ['a count made now', 'stock_compte', '7', 7],
  [
    'a count, beside an export that nobody edited',
    'stock;stock_exporte;stock_compte',
    '20;20;7',
    7,
  ],
  ['twelve that came', 'stock_mouvement', '+12', 27],
  ['twelve, as a spreadsheet writes +12', 'stock_mouvement', '12', 27],
  ['twelve, after an apostrophe against formulas', 'stock_mouvement', "'+12", 27],
  ['three that broke', 'stock_mouvement', '-3', 12],
  ['three that broke, with a minus sign', 'stock_mouvement', '−3', 12],
  ['three that broke, with a dash', 'stock_mouvement', '– 3', 12],
  ['no movement, beside an edited export', 'stock;stock_exporte;stock_mouvement', '21;20;0', 16],
  ['empty cells', 'stock;stock_exporte;stock_compte;stock_mouvement', ';20;;', 15],
])('%s', async (_, columns, cells, expected) => {
  await take(`reference;${columns}\nMUG-1;${cells}`)
  expect(await stock()).toBe(expected)
})

test.each([
  ['stock', '20', cellFaults.stockUnclear],
  ['stock;stock_exporte', '20;', cellFaults.stockUnclear],
  ['stock;stock_exporte', '4;20', cellFaults.stockTooLow(15, -16)],
  ['stock_mouvement', '−16', cellFaults.stockTooLow(15, -16)],
  ['stock_mouvement', '+1000000', cellFaults.stockTooHigh(15, 1_000_000, 1_000_000)],
  ['stock_mouvement', '--3', cellFaults.movement(1_000_000)],
  ['stock_mouvement', '+', cellFaults.movement(1_000_000)],
  ['stock_compte', '−1', cellFaults.stock(1_000_000)],
  [
    'stock_compte;stock_mouvement',
    '7;+1',
    cellFaults.stocksContradict(['stock_compte', 'stock_mouvement']),
  ],
  [
    'stock;stock_exporte;stock_compte',
    '21;20;7',
    cellFaults.stocksContradict(['stock', 'stock_compte']),
  ],
  [
    'stock;stock_exporte;stock_mouvement',
    '21;20;+1',
    cellFaults.stocksContradict(['stock', 'stock_mouvement']),
  ],
  ['stock;stock_compte', '7;7', cellFaults.stocksContradict(['stock', 'stock_compte'])],
])('%s: %s is refused, with its line', async (columns, cells, fault) => {
  const refused = take(`reference;${columns}\nMUG-1;${cells}`)
  await expect(refused).rejects.toThrow(fault)
  await expect(refused).rejects.toThrow(/^ligne 2, colonne/)
  expect(await stock()).toBe(15)
})

test('what is refused names the two columns that say what is meant', () => {
  for (const column of ['stock_compte', 'stock_mouvement'])
    expect(cellFaults.stockUnclear).toContain(column)
})

const heading = 'reference;nom;categorie;prix'
test.each([
  ['stock', '5', 5],
  ['stock;stock_exporte', '5;9', 5],
  ['stock_compte', '5', 5],
])('a new product opens with its %s', async (columns, cells, expected) => {
  await server.services.database.sql.delete(products)
  await take(withSheets(`${heading};${columns}\nTHE-2;Sencha;Thé;9;${cells}`))
  expect(await stock()).toBe(expected)
})

test.each([
  ['stock_mouvement', '+5', cellFaults.movementOfNew],
  ['stock_exporte', '5', cellFaults.missing],
  ['stock;stock_compte', '5;6', cellFaults.stocksContradict(['stock', 'stock_compte'])],
])('a new product is not opened by its %s', async (columns, cells, fault) => {
  await expect(take(`${heading};${columns}\nTHE-2;Sencha;Thé;9;${cells}`)).rejects.toThrow(fault)
  expect(await server.services.database.sql.$count(products)).toBe(1)
})
