import fc from 'fast-check'
import type { ProductReply, WholeProductReply } from '../../contract/api/catalogue'
import { facts as factsSchema } from '../../contract/api/facts'
import { factNames, type Facts } from '../../contract/facts'
import { legalFacts } from '../../contract/legalFacts'
import { completeSheet, withSheets } from '../../testing/completeSheet'
import { insertProduct } from '../../testing/makeData'
import { startServer, type TestServer } from '../../testing/startServer'
import {
  cellFaults,
  incompleteSheet,
  moreIncompleteSheets,
  placedFault,
} from '../../wording/catalogueFile'
import { startWords } from '../../wording/start'
import { runCommand } from '../commands/runCommand'
import { hasIncompleteSheet } from '../database/incompleteSheet'
import { products } from '../database/schema'
import { CatalogueFileError } from './file/CatalogueFileError'
import { importCatalogue } from './file/importCatalogue'
import { describeIncompleteSheets, hasIncompleteSheets } from './incompleteSheets'
import { missingOnSheet } from './missingOnSheet'

// Starts an embedded database, next to other workers.
let server: TestServer
beforeAll(async () => {
  server = await startServer({ settings: { SHOP_LEGAL_NAME: 'Comptoir SARL' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await database().delete(products)
})

const database = () => server.services.database.sql
const take = (text: string) => importCatalogue(server.services, { bytes: Buffer.from(text) })
const run = (name: 'importCatalogue' | 'listMissing', text = '') =>
  runCommand(
    server.services,
    { name, args: name === 'listMissing' ? {} : { base64: Buffer.from(text).toString('base64') } },
    (error) => {
      throw error
    },
  )
const sheetOf = async (serial: string) => {
  const reply = await server.inject({ url: `/api/product/${serial}` })
  return reply.json<WholeProductReply>().product_sheet
}
const row = async (serial: string) =>
  (await database().select().from(products)).find((product) => product.serial === serial)

const heading = 'reference;nom;categorie;prix;stock'

// law: food-sheet
test('a new food or equipment without its sheet is refused, by line, product and column', async () => {
  const refused = take(`${heading}\nT-1;Sencha;Thé;9;1\nM-1;Mug;Accessoires;9;1`)
  const lacks = (line: number, column: string, serial: string, name: string, category: string) =>
    placedFault(line, column, cellFaults.sheet(serial, name, category))
  await expect(refused).rejects.toThrow(
    [
      ...['denomination', 'ingredients', 'quantite_nette'].map((column) =>
        lacks(2, column, 'T-1', 'Sencha', 'Thé'),
      ),
      ...['image', 'fabricant', 'adresse_fabricant', 'contact_fabricant', 'modele'].map((column) =>
        lacks(3, column, 'M-1', 'Mug', 'Accessoires'),
      ),
    ].join('\n'),
  )
  expect(await database().$count(products)).toBe(0)
})

test('a weight is the net quantity, and a retired product needs no sheet', async () => {
  const file = `${heading};poids;denomination;ingredients;retire`
  await take(`${file}\nT-1;Sencha;Thé;9;1;100;Thé vert;thé vert;\nT-2;Gyokuro;Thé;9;1;;;;oui`)
  expect(await sheetOf('T-1')).toMatchObject([
    { title: 'Dénomination', text: 'Thé vert' },
    { title: 'Ingrédients', text: 'thé vert' },
    { title: 'Quantité nette', text: '100\u00a0g' },
    { title: 'Exploitant', text: 'Comptoir SARL' },
    { title: 'Adresse de l’exploitant', text: server.services.settings.seller.address },
  ])
  await expect(take('reference;retire\nT-2;non')).rejects.toThrow(
    placedFault(2, 'denomination', cellFaults.sheet('T-2', 'Gyokuro', 'Thé')),
  )
})

// law: price-per-unit
test('a food whose net quantity is a weight has it in grams too, for its price per kilo', async () => {
  const file = `${heading};poids;denomination;ingredients;quantite_nette`
  const sachets = (quantity: string, weight = '') =>
    take(`${file}\nT-1;Sencha;Thé;9;1;${weight};Thé vert;thé vert;${quantity}`)
  const fault = placedFault(2, 'poids', cellFaults.unweighed)
  for (const quantity of ['20 sachets, 40 g', '1kg', '250gr', '40 grammes', '0,5 Kilo'])
    await expect(sachets(quantity)).rejects.toThrow(fault)
  await expect(sachets('40 g', 'beaucoup')).rejects.not.toThrow(fault)
  await sachets('20 sachets, 40 g', '40')
  await expect(take('reference;poids\nT-1;-')).rejects.toThrow(fault)
  await take('reference;poids;quantite_nette\nT-1;-;75 cl, soit 780 g')
  await take('reference;poids;quantite_nette\nT-1;-;20 grandes galettes')
  expect(await sheetOf('T-1')).toContainEqual(
    expect.objectContaining({ title: 'Quantité nette', text: '20 grandes galettes' }),
  )
})

// law: food-sheet
test('a food may say its nutrition declaration, for which search does not find it', async () => {
  const text = 'énergie 1 690 kJ (400 kcal), matières grasses 4 g, *protéines* 6 g'
  await take(withSheets(`${heading};valeurs_nutritionnelles\nC-1;Chaï;Thé;9;1;${text}`))
  const titles = (await sheetOf('C-1')).map(({ name }) => name)
  expect(titles.indexOf('nutrition')).toBe(titles.indexOf('operator') - 1)
  expect(await sheetOf('C-1')).toContainEqual({
    name: 'nutrition',
    title: 'Valeurs nutritionnelles (pour 100\u00a0g ou 100\u00a0ml)',
    text,
  })
  const found = await server.inject({ url: '/api/search?q=kcal' })
  expect(found.json<{ search_products: unknown[] }>().search_products).toEqual([])
})

// law: organic
test('an organic food needs the code of its certifier', async () => {
  await insertProduct(database(), { serial: 'T-1', name: 'Sencha', facts: { ...completeSheet } })
  const file = 'reference;bio;certificateur\nT-1;oui;'
  const fault = placedFault(2, 'certificateur', cellFaults.certifier('T-1', 'Sencha'))
  await expect(take(file)).rejects.toThrow(fault)
  await expect(take(`${file}Ecocert`)).rejects.toThrow(fault)
  await take(`${file}Ecocert FR-BIO-01`)
  await expect(take('reference;certificateur\nT-1;-')).rejects.toThrow(fault)
})

// law: equipment-safety
test('a manufacturer outside the European Union needs a responsible person inside', async () => {
  const facts = { ...completeSheet, manufacturerOutsideEu: true as const }
  const product = { categoryId: 3, weightGrams: 1, picture: 'mug.webp', facts }
  expect(missingOnSheet(product)).toEqual([
    'responsible',
    'responsibleAddress',
    'responsibleContact',
  ])
  await insertProduct(database(), { serial: 'M-1', categoryId: 3, facts: { ...completeSheet } })
  await expect(take('reference;fabricant_hors_ue\nM-1;oui')).rejects.toThrow('responsable_ue')
})

// law: equipment-safety
test('an equipment needs a picture of its own, which a food does not', async () => {
  const facts = { ...completeSheet }
  const pictured = { 'T-1': 1, 'M-1': 3, 'E-1': 5 }
  for (const [serial, categoryId] of Object.entries(pictured))
    await insertProduct(database(), { serial, name: serial, categoryId, facts, picture: 'a.webp' })
  await take('reference;image\nT-1;-')
  for (const [serial, category] of Object.entries({ 'M-1': 'Accessoires', 'E-1': 'Équipements' }))
    await expect(take(`reference;image\n${serial};-`)).rejects.toThrow(
      placedFault(2, 'image', cellFaults.sheet(serial, serial, category)),
    )
  expect(await describeIncompleteSheets(database())).toEqual([])
  await insertProduct(database(), { serial: 'M-2', name: 'Bol', categoryId: 3, facts })
  expect(await describeIncompleteSheets(database())).toEqual([
    incompleteSheet('M-2', 'Bol', ['image']),
  ])
  expect(await hasIncompleteSheets(database())).toBe(true)
  expect(await take('reference;prix\nM-2;9,50')).toMatchObject({ changed: 1 })
})

test('a picture that cannot be read is said once, and not as a missing one too', async () => {
  const file = (column: string) =>
    withSheets(`${heading};${column}\nM-1;Mug;Accessoires;9;1;absente.webp`)
  for (const column of ['image', 'images_suivantes'])
    await expect(take(file(column))).rejects.toThrow(
      new CatalogueFileError([
        {
          line: 2,
          column: column === 'image' ? 'picture' : 'furtherPictures',
          fault: cellFaults.pictureFolder('absente.webp'),
        },
      ]),
    )
})

// law: durability-label
test('a text on a guarantee of durability is not called the label, which is a picture', async () => {
  const facts = { ...completeSheet, durability: 'Cinq ans, par le fabricant' }
  await insertProduct(database(), { serial: 'E-1', categoryId: 5, facts })
  const row = (await sheetOf('E-1')).find(({ name }) => name === 'durability')
  expect(row).toMatchObject({ title: 'Garantie commerciale de durabilité', text: facts.durability })
})

test('a product that was on sale before may change elsewhere, and the import names what it lacks', async () => {
  await insertProduct(database(), {
    serial: 'T-1',
    name: 'Sencha',
    facts: { ingredients: 'thé vert' },
  })
  expect(await run('importCatalogue', 'reference;prix\nT-1;9,50')).toMatchObject({
    isDone: true,
    message: expect.stringContaining(
      startWords.missingOnSheets([
        incompleteSheet('T-1', 'Sencha', ['denomination', 'quantite_nette']),
      ]),
    ) as string,
  })
  expect(await row('T-1')).toMatchObject({ priceCents: 950 })
  await expect(take('reference;ingredients\nT-1;-')).rejects.toThrow('ingredients')
  const complete = 'reference;denomination;quantite_nette\nT-1;Thé vert;20 sachets'
  expect(await run('importCatalogue', complete)).toMatchObject({
    message: expect.not.stringContaining('T-1') as string,
  })
  await expect(take('reference;denomination\nT-1;-')).rejects.toThrow('denomination')
})

test('the list of what is missing names products, twenty at most', async () => {
  for (let n = 10; n < 32; n += 1)
    await insertProduct(database(), { serial: `T-${n}`, name: 'Sencha', facts: {} })
  await insertProduct(database(), { serial: 'T-40', retired: true })
  const lines = await describeIncompleteSheets(database())
  expect(lines).toHaveLength(21)
  expect(lines[0]).toBe(
    incompleteSheet('T-10', 'Sencha', ['denomination', 'ingredients', 'quantite_nette']),
  )
  expect(lines[20]).toBe(moreIncompleteSheets(2))
  expect(lines.join('')).not.toMatch(/- (T-|et )/)
  expect(await run('listMissing')).toMatchObject({
    message: expect.stringContaining(startWords.missingOnSheets(lines)) as string,
  })
})

test('a list carries nothing of the sheet, which the product itself has with its emphasis', async () => {
  const facts = { ...completeSheet, notes: ['cacao'] }
  await insertProduct(database(), { serial: 'C-1', facts })
  for (const url of ['/api/products', '/api/products/2', '/api/best_product/']) {
    const [listed] = (await server.inject({ url })).json<ProductReply[]>()
    expect(listed).not.toHaveProperty('product_sheet')
    expect(listed?.product_facts).toEqual({ notes: ['cacao'] })
  }
  const { product_facts } = (await server.inject({ url: '/api/product/C-1' })).json<ProductReply>()
  expect(product_facts).toEqual({ notes: ['cacao'] })
  expect(await sheetOf('C-1')).toContainEqual({
    name: 'ingredients',
    title: 'Ingrédients',
    text: 'café, *lait* en poudre',
  })
  expect(factsSchema.parse((await row('C-1'))?.facts)).toEqual(facts)
})

test('search finds a product by its ingredients and its manufacturer, not by an address', async () => {
  const facts = { ...completeSheet, manufacturer: 'Tartempion', warnings: 'Attention, brûlant' }
  await insertProduct(database(), { serial: 'C-1', name: 'Mug', categoryId: 3, facts })
  const found = async (words: string) => {
    const reply = await server.inject({ url: `/api/search?q=${encodeURIComponent(words)}` })
    return reply.json<{ search_products: unknown[] }>().search_products.length
  }
  expect(await Promise.all(['tartempion', 'lait', 'brûlant'].map(found))).toEqual([1, 1, 0])
})

const wanted = [...legalFacts, 'certifier'] as const
const anyFacts = fc
  .tuple(fc.subarray([...wanted]), fc.boolean(), fc.boolean(), fc.constantFrom('FR-BIO-01', 'Bio'))
  .map(([names, organic, outside, certifier]): Facts => {
    const texts = Object.fromEntries(names.map((name) => [name, name]))
    const facts = { ...texts, ...(names.includes('certifier') && { certifier }) }
    return {
      ...facts,
      manufacturerOutsideEu: outside ? true : undefined,
      ...(organic && { organic }),
    }
  })
const anyProduct = fc.record({
  categoryId: fc.integer({ min: 1, max: 5 }),
  weightGrams: fc.option(fc.constant(250)),
  picture: fc.option(fc.constant('a.webp')),
  retired: fc.boolean(),
  facts: anyFacts,
})

// law: food-sheet
test('the database finds exactly the products on sale that the rule calls incomplete', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyProduct, { minLength: 1, maxLength: 30 }), async (rows) => {
      await database().delete(products)
      for (const [index, fields] of rows.entries())
        await insertProduct(database(), { ...fields, serial: `P-${index}` })
      const found = await database()
        .select({ serial: products.serial })
        .from(products)
        .where(hasIncompleteSheet(products))
      const expected = rows.flatMap((fields, index) =>
        !fields.retired && missingOnSheet(fields).length > 0 ? [`P-${index}`] : [],
      )
      expect(found.map(({ serial }) => serial).sort()).toEqual(expected.sort())
      expect(await hasIncompleteSheets(database())).toBe(expected.length > 0)
    }),
    { numRuns: 30 },
  )
  expect(factNames).toEqual(expect.arrayContaining(legalFacts))
})
