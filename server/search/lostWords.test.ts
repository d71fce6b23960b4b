import { eq } from 'drizzle-orm'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import { products } from '../database/schema'
import { deleteLostWords } from './lostWords'
import { search } from './searchProducts'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql().delete(products)
  await deleteLostWords(sql())
})

const sql = () => server.services.database.sql
const readAs = async (q: string) => (await search(sql(), { q })).search_read_as

test.each([
  ['deleted', () => sql().delete(products).where(eq(products.serial, 'A'))],
  ['retired', () => changeProducts(sql(), { retired: true }, eq(products.serial, 'A'))],
  ['renamed', () => changeProducts(sql(), { name: 'Mug' }, eq(products.serial, 'A'))],
])('a word of a product that is %s is misspelt again', async (_how, lose) => {
  await insertProduct(sql(), { serial: 'A', name: 'Théiere' })
  await insertProduct(sql(), { serial: 'B', name: 'Théières en fonte' })
  await insertProduct(sql(), { serial: 'C', name: 'Bouilloirre' })
  await insertProduct(sql(), { serial: 'D', name: 'Bouilloire' })
  await changeProducts(sql(), { name: 'Bouilloirre' }, eq(products.serial, 'A'))
  await sql().delete(products).where(eq(products.serial, 'C'))
  expect(await readAs('bouilloirre')).toBeNull()
  await deleteLostWords(sql())
  // A has it still.
  expect(await readAs('bouilloirre')).toBeNull()

  await lose()
  await deleteLostWords(sql())
  expect(await readAs('bouilloirre')).toBe('bouilloire')
  expect(await readAs('bouilloire')).toBeNull()
})

test('only misspelt words are replaced, and the others stay as they were typed', async () => {
  await insertProduct(sql(), { name: 'Théière en grès, café et cœur' })
  for (const [typed, read] of [
    ['Théière  en gress', 'Théière  en gres'],
    ['l’éthéière', 'l’theiere'],
    ['CAFÉ-COEURR', 'CAFÉ-coeur'],
    ['cœurr', 'coeur'],
    ['théière café', null],
  ] as const)
    expect(await readAs(typed)).toBe(read)
})

test('a product that is sold again is found by its words', async () => {
  await insertProduct(sql(), { serial: 'A', name: 'Samovar' })
  await changeProducts(sql(), { retired: true }, eq(products.serial, 'A'))
  await deleteLostWords(sql())
  expect(await search(sql(), { q: 'samovar' })).toMatchObject({ search_total: 0 })
  await changeProducts(sql(), { retired: false }, eq(products.serial, 'A'))
  expect(await search(sql(), { q: 'samovar' })).toMatchObject({
    search_total: 1,
    search_read_as: null,
  })
})
