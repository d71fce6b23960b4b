import type { products } from '../database/schema'
import * as cells from './cells'
import type { Column } from './columns'

type Product = typeof products.$inferSelect

/** What a row says of its product; `picture` is still the name that the file gives. */
export type Fields = Partial<Omit<Product, 'id' | 'serial' | 'sortName' | 'createdAt'>>

/** A cell that empties what may be empty; an empty cell leaves it as it is. */
const eraser = '-'

/** How the cells of each column are read; each throws `CellFault`. */
export const fieldReaders: Record<Exclude<Column, 'serial'>, (cell: string) => Fields> = {
  name: (cell) => ({ name: cells.readLine(cell, cells.limits.name) }),
  category: (cell) => ({ categoryId: cells.readCategory(cell) }),
  price: (cell) => ({ priceCents: cells.readPrice(cell) }),
  vat: (cell) => ({ vatRate: cells.readVat(cell) }),
  weight: (cell) => ({ weightGrams: cell === eraser ? null : cells.readWeight(cell) }),
  soldByWeight: (cell) => ({ soldByWeight: cells.readYesOrNo(cell) }),
  country: (cell) => ({
    country: cell === eraser ? null : cells.readLine(cell, cells.limits.country),
  }),
  stock: (cell) => ({ stock: cells.readStock(cell) }),
  picture: (cell) => ({ picture: cell === eraser ? null : cells.readLine(cell, 255) }),
  featured: (cell) => ({ featured: cells.readYesOrNo(cell) }),
  retired: (cell) => ({ retired: cells.readYesOrNo(cell) }),
  description: (cell) => ({
    description: cell === eraser ? '' : cells.readText(cell, cells.limits.description),
  }),
}

/** The columns that a new product cannot do without. */
export const required = ['name', 'category', 'price', 'stock'] as const satisfies Column[]

/** VAT where a new product's cell is empty: food, that is tea, coffee and herbal teas, and the rest. */
export function defaultVat(categoryId: number): number {
  return [1, 2, 4].includes(categoryId) ? 550 : 2000
}
