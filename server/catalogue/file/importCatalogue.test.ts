import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { sql as raw } from 'drizzle-orm'
import fc from 'fast-check'
import { cellFaults, placedFault } from '../../../wording/catalogueFile'
import { commandReplies } from '../../../wording/commands'
import { categoryNames } from '../../../wording/replies/catalogue'
import { products } from '../../database/schema'
import { completeSheet, withSheets } from '../../../testing/completeSheet'
import { plainPicture } from '../../../testing/plainPicture'
import { openAgain } from '../../../testing/openTestDatabase'
import { startServer, type TestServer } from '../../../testing/startServer'
import { onPostgresql } from '../../../testing/postgresqlTest'
import { OperatorError } from '../../system/OperatorError'
import { importLock } from './applyChanges'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'
import { listWholeCatalogue } from './wholeCatalogue'
import { isFood } from '../missingOnSheet'
import { sortName } from '../sortName'

const heading = 'reference;nom;categorie;prix;stock'
// Starts an embedded database, next to other workers.
let server: TestServer
let folder: string

beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pictures-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await server.services.database.sql.delete(products)
})

const take = (text: string, picturesFolder?: string) =>
  importCatalogue(server.services, {
    bytes: Buffer.from(text),
    ...(picturesFolder !== undefined && { picturesFolder }),
  })
const add = (text: string, picturesFolder?: string) => take(withSheets(text), picturesFolder)
const whole = () => listWholeCatalogue(server.services.database.sql)

test('a new product needs four columns, and VAT follows from its category', async () => {
  await writeFile(path.join(folder, 'balance.png'), await plainPicture())
  const rows = 'A-1;Café du matin;Café;12,90;5;\nE-1;Balance;Équipements;1 299,00 €;0;balance.png'
  await add(`${heading};image\n${rows}\n`, folder)
  expect(await whole()).toMatchObject([
    { serial: 'A-1', priceCents: 1290, vatRate: 550, stock: 5, picture: null, retired: false },
    { serial: 'E-1', priceCents: 129900, vatRate: 2000, stock: 0, categoryId: 5 },
  ])
})

test('columns and cells that the file does not name stay as they are', async () => {
  await add(`${heading};pays;description\nA-1;Café;Café;12,90;5;Kenya;Doux`)
  await take('PRIX;Référence;pays\n13,50;A-1;')
  expect(await whole()).toMatchObject([
    { name: 'Café', priceCents: 1350, stock: 5, country: 'Kenya', description: 'Doux' },
  ])
})

test('the same new products imported twice at once are added once', async () => {
  const lines = Array.from({ length: 40 }, (_, n) => `A-${n};Café ${n};Café;12,90;5;5`)
  const text = withSheets([`${heading};stock_exporte`, ...lines].join('\n'))
  const both = await Promise.all([take(text), take(text)])
  expect(both.map(({ added }) => added).sort()).toEqual([0, 40])
})

test('a dash empties what may be empty', async () => {
  await add(`${heading};pays;poids;description\nA-1;Café;Café;12,90;5;Kenya;250;Doux`)
  await take('reference;pays;poids;description\nA-1;-;-;-')
  expect(await whole()).toMatchObject([{ country: null, weightGrams: null, description: '' }])
})

test('every fault is named by its line and column, and nothing is taken', async () => {
  await add(`${heading}\nA-1;Café;Café;12,90;5`)
  const text = `${heading};poids\nA-1;Autre;Café;1,00;;250\nB-1;Thé;Cacao;douze;;\n;x;;;;\nA-1;;;;;lourd`
  const names = Object.values(categoryNames)
  await expect(take(text)).rejects.toThrow(
    [
      placedFault(3, 'categorie', cellFaults.category(names)),
      placedFault(3, 'prix', cellFaults.price(100_000)),
      placedFault(3, 'stock', cellFaults.missing),
      placedFault(4, 'reference', cellFaults.serialMissing),
      placedFault(5, 'poids', cellFaults.weight(1_000_000)),
      placedFault(5, 'reference', cellFaults.repeated('A-1', 2)),
    ].join('\n'),
  )
  expect(await whole()).toMatchObject([{ serial: 'A-1', name: 'Café', priceCents: 1290 }])
})

test.each([
  ['', 'ligne 1'],
  ['nom\nx', 'reference'],
  ['reference;couleur\nA;b', 'couleur'],
  ['reference;prix;prix\nA;1;1', 'prix'],
  ['reference;prix\nA;1;2', '3 cellules'],
  ['reference;nom\nA;"x', 'guillemet'],
])('the file %j is refused with a sentence about %s', async (text, about) => {
  await expect(take(text)).rejects.toThrow(about)
})

test('a picture is read from the folder and stored under its content; a stored name is used as it is', async () => {
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#6f4e37' },
  })
    .png()
    .toBuffer()
  await writeFile(path.join(folder, 'tasse.png'), bytes)
  await writeFile(path.join(folder, 'abîmée.png'), bytes.subarray(0, 40))
  const row = 'A-1;Tasse;Accessoires;9;1'
  await add(`${heading};image\n${row};tasse.png`, folder)
  const [product] = await whole()
  expect(product?.picture).toMatch(/^[0-9a-f]{32}\.png$/)
  const again = await take(`reference;image\nA-1;${product?.picture ?? ''}`)
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 1 })

  const refused = (image: string, from?: string) => take(`reference;image\nA-1;${image}`, from)
  await expect(refused('tasse.png')).rejects.toThrow(cellFaults.pictureFolder('tasse.png'))
  await expect(refused('absente.png', folder)).rejects.toThrow(
    cellFaults.pictureMissing('absente.png'),
  )
  await expect(refused('abîmée.png', folder)).rejects.toThrow(cellFaults.picture.notAPicture)
  await expect(refused('../tasse.png', folder)).rejects.toThrow(cellFaults.pictureName)
})

test('a folder of pictures that the shop does not see is named, and not each picture', async () => {
  const unseen = path.join(folder, 'nulle-part')
  await expect(
    add(`${heading};image\nA-1;Tasse;Accessoires;9;1;tasse.png`, unseen),
  ).rejects.toThrow(new OperatorError(commandReplies.folderUnseen(unseen)))
  expect(await whole()).toEqual([])
})

const oneLine = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '–', '@', "'", '"', ';', ' ', 'é'),
      maxLength: 9,
    }),
  )
  .map((text) =>
    text
      .replace(/\p{Cc}/gu, '')
      .normalize('NFC')
      .replace(/ +/g, ' ')
      .trim(),
  )
  .filter((text) => text !== '')
const sheetText = fc
  .tuple(oneLine, oneLine)
  .map((texts) => texts.map((text) => text.replaceAll('*', '')).join(' *lait* '))
  // A star may have been beside a space.
  .map((text) => text.replace(/ +/g, ' ').trim())
const anyProduct = fc.record({
  name: oneLine,
  country: oneLine,
  description: fc.tuple(oneLine, oneLine).map((lines) => lines.join('\n')),
  priceCents: fc.integer({ min: 1, max: 10_000_000 }),
  vatRate: fc.integer({ min: 0, max: 10_000 }),
  weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  stock: fc.oneof(fc.nat(1_000_000), fc.constant(2_147_483_647)),
  categoryId: fc.integer({ min: 1, max: 5 }),
  soldByWeight: fc.boolean(),
  featured: fc.boolean(),
  retired: fc.boolean(),
  deliveryExtraCents: fc.integer({ min: 0, max: 100_000 }),
  pickupOnly: fc.boolean(),
  facts: fc
    .tuple(sheetText, sheetText, oneLine)
    .map(([ingredients, warnings, group]) => ({ ...completeSheet, ingredients, warnings, group })),
})

test('export then import changes nothing, and fills an empty shop with the same products', async () => {
  const { sql } = server.services.database
  const picture = await server.services.pictures.keep(await plainPicture())
  await fc.assert(
    fc.asyncProperty(fc.array(anyProduct, { minLength: 1, maxLength: 5 }), async (rows) => {
      await sql.delete(products)
      const createdAt = server.services.clock()
      const stored = rows.map((row, index) => ({
        ...row,
        serial: `P-${index}`,
        picture: isFood(row) ? null : picture,
        sortName: sortName(row.name),
        createdAt,
      }))
      await sql.insert(products).values(stored)
      const before = await whole()
      const text = await exportCatalogue(server.services)
      expect(await take(text)).toMatchObject({ added: 0, changed: 0, unchanged: rows.length })
      expect(await whole()).toEqual(before)
      await sql.delete(products)
      await take(text)
      expect(await whole()).toEqual(before)
    }),
    { numRuns: 40 },
  )
})

test('each row changes its own cells alone, in however many statements', async () => {
  const numbers = Array.from({ length: 201 }, (_, index) => index + 1)
  const rows = (cells: (number: number) => string) => numbers.map(cells).join('\n')
  const first = (number: number) => `A-${number};Moka ${number};Café;12,90;5;Brésil`
  await add(`${heading};pays\n${rows(first)}`)
  const before = await whole()
  const isPriced = (number: number) => number % 2 === 1
  await take(
    `reference;prix;pays\n${rows((number) => `A-${number};${isPriced(number) ? '13,90;' : ';Pérou'}`)}`,
  )
  expect(await whole()).toEqual(
    before.map((product) => {
      const number = Number(product.serial.slice(2))
      return { ...product, ...(isPriced(number) ? { priceCents: 1390 } : { country: 'Pérou' }) }
    }),
  )
})

onPostgresql('a dry run locks no product, so that it waits for no order', async () => {
  await add(`${heading}\nA-1;Moka;Café;12,90;5`)
  const other = await openAgain(server.services.database)
  await other.sql.transaction(async (tx) => {
    await tx.select().from(products).for('no key update')
    await tx.execute(raw`select pg_advisory_xact_lock(${importLock})`)
    const bytes = Buffer.from('reference;prix\nA-1;13,90')
    expect(await importCatalogue(server.services, { bytes, isDryRun: true })).toMatchObject({
      changed: 1,
    })
  })
  await other.close()
})
