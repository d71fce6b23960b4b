import type { products } from '../database/schema'
import * as cells from './cells'
import type { Column } from './columns'
import type { StockCells } from './stockCells'

type Product = typeof products.$inferSelect

/** What a row says of its product, but for its stock; `picture` is still the name that the file gives. */
export type Fields = Partial<
  Omit<Product, 'id' | 'serial' | 'isTwin' | 'sortName' | 'createdAt' | 'stock'>
>
export type Cells = Fields & StockCells

/** Cells that empty what may be empty, as spreadsheets correct them; an empty cell leaves it as it is. */
const isEraser = (cell: string) => /^\p{Dash}$/u.test(cell)

/** How the cells of each column are read; each throws `CellFault`. */
export const cellReaders: Record<Exclude<Column, 'serial'>, (cell: string) => Cells> = {
  name: (cell) => ({ name: cells.readLine(cell, cells.limits.name) }),
  category: (cell) => ({ categoryId: cells.readCategory(cell) }),
  price: (cell) => ({ priceCents: cells.readPrice(cell) }),
  vat: (cell) => ({ vatRate: cells.readVat(cell) }),
  weight: (cell) => ({ weightGrams: isEraser(cell) ? null : cells.readWeight(cell) }),
  soldByWeight: (cell) => ({ soldByWeight: cells.readYesOrNo(cell) }),
  country: (cell) => ({
    country: isEraser(cell) ? null : cells.readLine(cell, cells.limits.country),
  }),
  stock: (cell) => ({ stock: cells.readExportedStock(cell) }),
  stockExported: (cell) => ({ stockExported: cells.readExportedStock(cell) }),
  // For people: a spreadsheet may have written the date in its own way.
  exportedAt: () => ({}),
  picture: (cell) => ({ picture: isEraser(cell) ? null : cells.readLine(cell, 255) }),
  featured: (cell) => ({ featured: cells.readYesOrNo(cell) }),
  retired: (cell) => ({ retired: cells.readYesOrNo(cell) }),
  description: (cell) => ({
    description: isEraser(cell) ? '' : cells.readText(cell, cells.limits.description),
  }),
  stockCounted: (cell) => ({ stockCounted: cells.readStock(cell) }),
  stockMoved: (cell) => ({ stockMoved: cells.readMovement(cell) }),
}

/** The columns that a new product cannot do without. */
export const required = ['name', 'category', 'price', 'stock'] as const satisfies Column[]

/** VAT where a new product's cell is empty: food, that is tea, coffee and herbal teas, and the rest. */
export function defaultVat(categoryId: number): number {
  return [1, 2, 4].includes(categoryId) ? 550 : 2000
}
