import type { Act } from './Act'
import { conflict, done, type Step } from './step'

type ProductAct = Act & { kind: 'set stock' | 'set price' | 'retire' }

/** Nothing is given away: a price of 0 is refused. */
export function changeProduct(act: ProductAct): Step {
  return ({ products }) => {
    const product = products[act.product]!
    if (act.kind === 'set stock') product.stock = act.stock
    if (act.kind === 'retire') product.isRetired = act.isRetired
    if (act.kind === 'set price') {
      if (act.priceCents === 0) return conflict('impossible')
      product.priceCents = act.priceCents
      product.name = `Article at ${act.priceCents}`
    }
    return done
  }
}

export const exportCatalogue: Step = (world) => {
  world.exported = structuredClone(world.products)
  return done
}

/** What was edited is added to the stock that there is now; one that falls below zero refuses all. */
export function importCatalogue({ file, edits }: Act & { kind: 'import catalogue' }): Step {
  return (world) => {
    const rows = world.files[file]!
    const stocks = world.products.map(
      ({ stock }, index) =>
        stock + editedStock(rows[index]!.stock, edits[index]!) - rows[index]!.stock,
    )
    if (stocks.some((stock) => stock < 0)) return conflict('impossible')
    world.products = rows.map((row, index) => ({ ...row, stock: stocks[index]! }))
    return done
  }
}

/** What a spreadsheet holds after the edit: nobody writes a stock below zero. */
export const editedStock = (exported: number, edit: number) => Math.max(0, exported + edit)
