import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { ordersReplies } from '../../wording/replies/orders'
import { commandReplies as words } from '../../wording/commands'
import { auditLog, clients, orders, products } from '../database/schema'
import { insertProduct } from '../../testing/makeData'
import { newOrder } from '../../testing/requests/newOrder'
import { withSheets } from '../../testing/completeSheet'
import { startServer, type TestServer } from '../../testing/startServer'
import { openAdminSocket, type AdminSocket } from './adminSocket'
import { askShop } from './askShop'
import { createProgram } from './program'

// Opens an embedded database on a busy machine.
let server: TestServer
let socket: AdminSocket
let folder: string
let dataDir: string
const unexpected: unknown[] = []

beforeAll(async () => {
  server = await startServer()
  dataDir = server.services.settings.dataDir
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-files-'))
  socket = await openAdminSocket(server.services, dataDir, (error) => unexpected.push(error))
})
afterAll(async () => {
  await socket.close()
  await server.close()
  await rm(folder, { recursive: true })
  expect(unexpected).toEqual([])
})

/** The command line, through the socket of the shop that runs here; returns what it says. */
async function shop(...args: string[]): Promise<string> {
  const said: string[] = []
  const program = createProgram({
    execute: async (request) => {
      const reply = await askShop(dataDir, request)
      if (!reply) throw new Error('No shop listens.')
      return reply
    },
    restore: () => Promise.reject(new Error('The shop is open.')),
    say: (message) => said.push(message),
  })
  await program.parseAsync(args, { from: 'user' })
  return said.join('\n')
}

// spec: 6.7
test('the socket is for this user alone', async () => {
  const { mode } = await stat(path.join(dataDir, 'admin.sock'))
  expect((mode & 0o777).toString(8)).toBe('600')
})

test('a catalogue is imported, exported and imported again without a change', async () => {
  const file = path.join(folder, 'catalogue.csv')
  const text = 'reference;nom;categorie;prix;stock\nIMP-1;Café;Café;12,90;5\nIMP-2;Thé;Thé;9;2'
  await writeFile(file, withSheets(text))
  expect(await shop('catalogue', 'import', file)).toBe(words.imported(2, 0, 0))
  const exported = path.join(folder, 'export.csv')
  expect(await shop('catalogue', 'export', exported)).toBe(words.exported(exported))
  expect(await readFile(exported, 'utf8')).toContain('IMP-1;Café;Café;12,90;;;5,5')
  expect(await shop('catalogue', 'import', exported)).toBe(words.imported(0, 0, 2))
})

test('the log has the products that a command imports and the stock that it sets', async () => {
  const { sql } = server.services.database
  const { id } = await insertProduct(sql, { serial: 'LOG-1', priceCents: 900, stock: 4 })
  const file = path.join(folder, 'log.csv')
  await writeFile(file, 'reference;prix\nLOG-1;9,50')
  await shop('catalogue', 'import', file)
  await shop('stock', 'LOG-1', '7')
  const acts = await sql.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3)
  expect(acts).toMatchObject([
    { act: 'stock_moved', staffId: null, productId: id, before: { stock: 4 }, after: { stock: 7 } },
    { act: 'product_changed', staffId: null, productId: id, after: { price: '9,50' } },
    { act: 'catalogue_imported', staffId: null, after: { added: 0, changed: 1 } },
  ])
})

test('a dry run says line by line what an import would change, and writes nothing', async () => {
  const { sql } = server.services.database
  await insertProduct(sql, { serial: 'DRY-1', name: 'Mug', priceCents: 900, stock: 4 })
  const file = path.join(folder, 'dry.csv')
  const rows = [
    'reference;nom;categorie;prix;stock;stock_exporte;image',
    'dry-1;;;9,50;12;10;tasse.png',
    'DRY-2;Tasse;Accessoires;7;3;;tasse.png',
  ]
  await writeFile(file, withSheets(rows.join('\n')))
  await writeFile(path.join(folder, 'tasse.png'), await plainPicture())
  const before = await sql.select().from(products)
  const said = await shop('catalogue', 'import', file, '--images', folder, '--dry-run')
  const [changed, added, end] = said.split('\n')
  expect(changed).toMatch(
    /^ligne 2, DRY-1 \(Mug\).: prix 9,00 → 9,50.; stock 4 → 6.; image \(vide\) → /,
  )
  expect(added).toMatch(/^ligne 3, DRY-2, nouveau produit.: nom Tasse.; categorie Accessoires/)
  expect(end).toContain('Rien n’a été écrit')
  expect(end).toMatch(/Les ventes faites d’ici là s’en déduiront\.$/)
  expect(await sql.select().from(products)).toEqual(before)
  await expect(readdir(path.join(dataDir, 'pictures'))).rejects.toThrow(/ENOENT/)
  expect(await shop('catalogue', 'import', file, '--images', folder)).toBe(
    `${words.imported(1, 1, 0)}\n${words.stocksMoved}`,
  )
  const [row] = await sql.select().from(products).where(eq(products.serial, 'DRY-1'))
  expect(row).toMatchObject({ priceCents: 950, stock: 6 })
  // A count replaces the stock, whatever is sold before.
  await writeFile(file, 'reference;stock_compte\nDRY-1;6')
  expect(await shop('catalogue', 'import', file, '--dry-run')).not.toContain('déduiront')
  await writeFile(file, 'reference;stock\nDRY-1;3')
  await expect(shop('catalogue', 'import', file, '--dry-run')).rejects.toThrow('stock_compte')
})

const plainPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#6f4e37' } })
    .png()
    .toBuffer()

test('a faulty file, a missing file and a missing folder are refused', async () => {
  const file = path.join(folder, 'faults.csv')
  await writeFile(file, 'reference;prix\nIMP-1;douze')
  await expect(shop('catalogue', 'import', file)).rejects.toThrow(/prix/)
  const missing = path.join(folder, 'missing')
  await expect(shop('catalogue', 'import', missing)).rejects.toThrow(words.fileUnreadable(missing))
  await expect(shop('catalogue', 'import', file, '--images', missing)).rejects.toThrow(
    words.folderUnreadable(missing),
  )
})

// spec: 6.7
test('the stock of a product is set', async () => {
  const { sql } = server.services.database
  await insertProduct(sql, { serial: 'STK-1', name: 'Mug', stock: 3 })
  expect(await shop('stock', 'STK-1', '12')).toBe(words.stockSet('Mug', 'STK-1', 12))
  const [row] = await sql.select().from(products).where(eq(products.serial, 'STK-1'))
  expect(row?.stock).toBe(12)
  await expect(shop('stock', 'STK-1', '1,5')).rejects.toThrow('de 0 à 1\u202f000\u202f000')
  await expect(shop('stock', 'STK-2', '1')).rejects.toThrow(words.productUnknown('STK-2'))
})

test('an order changes its state, and an impossible change says what is possible', async () => {
  const { sql } = server.services.database
  const { id: clientId } = await server.registerClient()
  const at = new Date()
  const order = { id: 12345678, state: 'payée', delivery: 'magasin' } as const
  await sql
    .insert(orders)
    .values({ ...order, clientId, totalCents: 100, createdAt: at, orderedAt: at, paidAt: at })
  expect(await shop('order', '12345678', 'en préparation')).toBe(
    words.orderChanged(12345678, 'payée', 'en préparation'),
  )
  await expect(shop('order', '12345678', 'livrée')).rejects.toThrow(
    ordersReplies.impossibleChange('en préparation', 'livrée', ['prête', 'annulée']),
  )
  await expect(shop('order', '87654321', 'livrée')).rejects.toThrow(ordersReplies.unknown)
})

test('a returned parcel asks whether its articles go back into stock', async () => {
  const { sql } = server.services.database
  const { id: clientId } = await server.registerClient()
  const product = await insertProduct(sql, { stock: 3 })
  const lines = [{ product, quantity: 2 }]
  const { id } = await newOrder(sql, { clientId, state: 'expédiée', delivery: 'domicile', lines })
  await expect(shop('order', id, 'retournee')).rejects.toThrow('--no-restock')
  expect(await shop('order', id, 'RETOURNÉE', '--restock')).toBe(
    words.orderChanged(Number(id), 'expédiée', 'retournée'),
  )
  const [row] = await sql.select().from(products).where(eq(products.id, product.id))
  expect(row?.stock).toBe(5)
})

test('a client without a password is added once', async () => {
  const add = (email: string) =>
    shop('client', 'add', email, '--first-name', 'Ana', '--last-name', 'Roy', '--address', 'Blois')
  expect(await add('Ana@client.example')).toBe(words.clientAdded('Ana@client.example'))
  const { sql } = server.services.database
  const [row] = await sql.select().from(clients).where(eq(clients.emailKey, 'ana@client.example'))
  expect(row).toMatchObject({ firstName: 'Ana', address: 'Blois', passwordHash: null })
  await expect(add('ana@CLIENT.example')).rejects.toThrow(words.emailTaken('ana@CLIENT.example'))
  await expect(add('ana')).rejects.toThrow(words.wrongEmail('ana'))
})

test('demonstration data fills a shop, but not one that has real orders', async () => {
  const demo = (...counts: string[]) => shop('demo', '--products', ...counts)
  await expect(demo('20', '--orders', '5')).rejects.toThrow(words.realOrders(2))
  expect(await demo('20', '--orders', '0', '--force')).toBe(words.demoFilled(20, 0, 0))
  const { sql } = server.services.database
  await sql.delete(orders)
  await demo('21', '--orders', '5')
  expect(await sql.$count(orders)).toBe(5)
  expect(await demo('21', '--orders', '5')).toBe(words.demoFilled(0, 0, 0))
  await expect(demo('-1', '--orders', '5')).rejects.toThrow(
    words.wrongCount('--products', 1_000_000),
  )
  await expect(demo('1', '--orders', '99999999')).rejects.toThrow(
    words.wrongCount('--orders', 10_000_000),
  )
})

test.each([
  [
    'a command that the shop does not know',
    { name: 'burn', args: {} },
    words.commandUnknown('burn'),
  ],
  ['arguments of another form', { name: 'setStock', args: { serial: 1 } }, words.wrongArguments],
])('%s is refused', async (_, request, message) => {
  const reply = await askShop(dataDir, request as Parameters<typeof askShop>[1])
  expect(reply).toEqual({ isDone: false, message })
})

test('a folder whose path is too long for a socket has its socket elsewhere', async () => {
  const deep = path.join(folder, 'x'.repeat(120))
  await mkdir(deep)
  expect(await askShop(deep, { name: 'exportCatalogue', args: { file: 'x' } })).toBeUndefined()
  const other = await openAdminSocket(server.services, deep, (error) => unexpected.push(error))
  const reply = await askShop(deep, { name: 'exportCatalogue', args: { file: 'x' } })
  expect(reply?.isDone).toBe(true)
  await other.close()
  expect(await askShop(deep, { name: 'exportCatalogue', args: { file: 'x' } })).toBeUndefined()
})
