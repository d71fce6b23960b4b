import * as fc from 'fast-check'
import { writeCsv } from '../../../server/catalogue/file/csv'
import { catalogueColumns } from '../../../wording/catalogueFile'
import { conflict, done, kindOfAct, pick, product, type Step } from '../Act'
import { command, productCount, type Stage } from '../Stage'
import type { Product } from '../Model'

const change =
  (product: number, fields: Partial<Product>): Step =>
  ({ products }) => {
    Object.assign(products[product]!, fields)
  }

const setStock = kindOfAct('set stock', 3, { product, stock: fc.nat(6) }, (drawn, _, stage) => {
  const { product, stock } = drawn
  const args = { serial: stage.serials[product], stock: String(stock) }
  return {
    perform: () => command(stage.shopkeeper.run({ name: 'setStock', args })),
    steps: [change(product, { stock })],
  }
})

export const priceCents = fc.nat(2000)
/** Nothing is given away: a price of 0 is refused. */
export const setPrice = kindOfAct('set price', 2, { product, priceCents }, (drawn, now, stage) => {
  const { product, priceCents } = drawn
  const fields = { name: `Article at ${priceCents}`, priceCents }
  return {
    perform: () => importRow(stage, now.products[product]!, fields),
    steps: [priceCents === 0 ? () => conflict('impossible') : change(product, fields)],
  }
})

const isRetired = fc.boolean()
const retire = kindOfAct('retire', 1, { product, isRetired }, (drawn, now, stage) => {
  const { product, ...fields } = drawn
  return {
    perform: () => importRow(stage, now.products[product]!, fields),
    steps: [change(product, fields)],
  }
})

const importRow = (
  { shopkeeper }: Stage,
  { serial, category }: Product,
  fields: Partial<Product>,
) => command(shopkeeper.import([{ serial, category, ...fields }]))

/** The file holds the stocks of that moment, and has a number, by which it is imported later. */
const exportCatalogue = kindOfAct('export catalogue', 3, {}, (_, __, stage) => ({
  async perform() {
    const rows = await stage.shopkeeper.export(stage.serials)
    const file = stage.files.push(rows) - 1
    const at = stockColumn(rows)
    return { status: 200, body: { file, stocks: rows.slice(1).map((cells) => cells[at]) } }
  },
  steps: [
    ({ products, files }, _, { body }) => {
      files[(body as { file: number }).file] = structuredClone(products)
      return done({ stocks: products.map(({ stock }) => String(stock)) })
    },
  ],
}))

const stockColumn = ([heading]: string[][]) => heading!.indexOf(catalogueColumns.stock)

/** Most cells stay as they were exported. */
const edit = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -4, max: 4 }) },
)
/** What a spreadsheet holds after the edit: nobody writes a stock below zero. */
const editedStock = (exported: number, edit: number) => Math.max(0, exported + edit)

/** What was edited is added to the stock that there is now; one that falls below zero refuses all. */
const importCatalogue = kindOfAct(
  'import catalogue',
  3,
  { pick, edits: fc.array(edit, { minLength: productCount, maxLength: productCount }) },
  ({ pick, edits }, { files }, stage) => {
    if (files.length === 0) return null
    const file = files.length - 1 - (pick % files.length)
    const [heading, ...rows] = stage.files[file]!
    const at = stockColumn([heading!])
    const edited = rows.map((cells, index) =>
      Object.assign([...cells], { [at]: String(editedStock(Number(cells[at]), edits[index]!)) }),
    )
    return {
      label: { file, edits },
      perform: () => command(stage.shopkeeper.importFile(writeCsv([heading!, ...edited]))),
      steps: [
        (model) => {
          const exported = model.files[file]!
          const stocks = model.products.map(({ stock }, index) => {
            const before = exported[index]!.stock
            return stock + editedStock(before, edits[index]!) - before
          })
          if (stocks.some((stock) => stock < 0)) return conflict('impossible')
          model.products = exported.map((row, index) => ({ ...row, stock: stocks[index]! }))
        },
      ],
    }
  },
)

export const catalogueActs = [setStock, setPrice, retire, exportCatalogue, importCatalogue]
