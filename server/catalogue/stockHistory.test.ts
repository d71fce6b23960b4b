import fc from 'fast-check'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { catalogueColumns } from '../../wording/catalogueFile'
import { runCommand, type CommandRequest } from '../commands/runCommand'
import { findUnmovedStocks } from '../../testing/findUnmovedStocks'
import { readCsv, writeCsv } from './file/csv'
import { listWholeCatalogue } from './file/wholeCatalogue'

// Starts an embedded database, next to other workers.
jest.setTimeout(120_000)

const serials = ['MUG-1', 'MUG-2', 'MUG-3']
const opening = 6

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

type Act =
  | { kind: 'export' }
  | { kind: 'import' }
  | { kind: 'edit'; product: number; by: number }
  | { kind: 'set stock'; product: number; stock: number }
  | { kind: 'sell'; product: number }

const product = fc.nat(serials.length - 1)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('export' as const) }),
  fc.record({ kind: fc.constant('import' as const) }),
  fc.record({
    kind: fc.constant('edit' as const),
    product,
    by: fc.integer({ min: -opening, max: opening }),
  }),
  fc.record({ kind: fc.constant('set stock' as const), product, stock: fc.nat(opening) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), product }) },
)

const run = (request: CommandRequest) =>
  runCommand(server.services, request, (error) => {
    throw error
  })
const exported = async () =>
  (await run({ name: 'exportCatalogue', args: { file: 'x.csv' } })).content ?? ''
const imported = (text: string) =>
  run({ name: 'importCatalogue', args: { base64: Buffer.from(text).toString('base64') } })

/** The file with another stock for one product, as a spreadsheet writes it. */
function withStock(text: string, serial: string, stock: number): string {
  const [heading = [], ...rows] = readCsv(text).map(({ cells }) => cells)
  const [atSerial, atStock] = (['serial', 'stock'] as const).map((column) =>
    heading.indexOf(catalogueColumns[column]),
  )
  const edited = rows.map((cells) =>
    cells.map((cell, at) => (cells[atSerial!] === serial && at === atStock ? String(stock) : cell)),
  )
  return writeCsv([heading, ...edited])
}

/** What the shop holds and what the file says, as a person counts it on paper. */
class Ledger {
  stocks = serials.map(() => opening)
  private file = { text: '', before: [] as number[], now: [] as number[] }
  constructor(private readonly shopper: Shopper) {}

  async do(act: Act): Promise<void> {
    switch (act.kind) {
      case 'export':
        this.file = { text: await exported(), before: [...this.stocks], now: [...this.stocks] }
        return
      case 'edit': {
        if (this.file.text === '') return
        const stock = Math.max(0, this.file.now[act.product]! + act.by)
        this.file.now[act.product] = stock
        this.file.text = withStock(this.file.text, serials[act.product]!, stock)
        return
      }
      case 'import': {
        if (this.file.text === '') return
        const { before, now } = this.file
        const after = this.stocks.map((stock, index) => stock + now[index]! - before[index]!)
        const isPossible = after.every((stock) => stock >= 0)
        expect((await imported(this.file.text)).isDone).toBe(isPossible)
        if (isPossible) this.stocks = after
        return
      }
      case 'set stock': {
        const args = { serial: serials[act.product]!, stock: String(act.stock) }
        await run({ name: 'setStock', args })
        this.stocks[act.product] = act.stock
        return
      }
      case 'sell': {
        if (this.stocks[act.product] === 0) return
        await this.shopper.add(serials[act.product])
        expect((await this.shopper.payCart()).status).toBe(200)
        this.stocks[act.product]! -= 1
      }
    }
  }
}

test('an import changes each stock by what was edited in the file, and by nothing else', async () => {
  const { sql } = server.services.database
  for (const serial of serials) await insertProduct(sql, { serial })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      await changeProducts(sql, { stock: opening })
      const ledger = new Ledger(await shopperOn(server))
      for (const act of acts) {
        await ledger.do(act)
        const shown = (await listWholeCatalogue(sql)).map(({ stock }) => stock)
        expect(shown).toEqual(ledger.stocks)
      }
      expect(await findUnmovedStocks(sql)).toEqual([])
    }),
    { numRuns: 40 },
  )
})
