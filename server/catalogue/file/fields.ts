import type { FactName, Facts } from '../../../contract/facts'
import type { products } from '../../database/schema'
import * as cells from './cells'
import type { Column } from './columns'
import { isEraser } from './csv'
import { isFood } from '../missingOnSheet'
import { readPictures } from './pictureCells'
import type { PriceCells } from './priceCells'
import { readDay } from './readFact'
import type { StockCells } from './stockCells'

type Product = typeof products.$inferSelect

/** A product's fields in a row, except its stock; the pictures are still file names of the row. */
export type Fields = Partial<
  Omit<
    Product,
    'id' | 'serial' | 'isTwin' | 'sortName' | 'createdAt' | 'stock' | 'facts' | 'earlierPriceCents'
  >
>
export type Cells = Omit<Fields, 'regularPriceCents'> & StockCells & PriceCells
/** The facts that a row names; null for those that it clears. */
export type FactCells = { [Name in FactName]?: Facts[Name] | null }

/** The reader of each column; each throws `CellFault`. */
export const cellReaders: Record<Exclude<Column, 'serial' | FactName>, (cell: string) => Cells> = {
  name: (cell) => ({ name: cells.readLine(cell, cells.limits.name) }),
  category: (cell) => ({ categoryId: cells.readCategory(cell) }),
  price: (cell) => ({ priceCents: cells.readPrice(cell) }),
  reducedPrice: (cell) => ({
    reducedPriceCents: isEraser(cell) ? null : cells.readPrice(cell),
  }),
  reducedUntil: (cell) => ({ reducedUntil: isEraser(cell) ? null : readDay(cell) }),
  vat: (cell) => ({ vatRate: cells.readVat(cell) }),
  weight: (cell) => ({ weightGrams: isEraser(cell) ? null : cells.readWeight(cell) }),
  soldByWeight: (cell) => ({ soldByWeight: cells.readYesOrNo(cell) }),
  country: (cell) => ({
    country: isEraser(cell) ? null : cells.readLine(cell, cells.limits.country),
  }),
  stock: (cell) => ({ stock: cells.readExportedStock(cell) }),
  stockExported: (cell) => ({ stockExported: cells.readExportedStock(cell) }),
  // Not read: a spreadsheet may have written the date in its own format.
  exportedAt: () => ({}),
  picture: (cell) => ({
    picture: isEraser(cell) ? null : cells.readLine(cell, cells.limits.pictureName),
  }),
  furtherPictures: (cell) => ({
    furtherPictures: isEraser(cell) ? [] : readPictures(cell),
  }),
  featured: (cell) => ({ featured: cells.readYesOrNo(cell) }),
  retired: (cell) => ({ retired: cells.readYesOrNo(cell) }),
  deliveryExtra: (cell) => ({
    deliveryExtraCents: isEraser(cell) ? 0 : cells.readDeliveryExtra(cell),
  }),
  pickupOnly: (cell) => ({ pickupOnly: cells.readYesOrNo(cell) }),
  description: (cell) => ({
    description: isEraser(cell) ? '' : cells.readText(cell, cells.limits.description),
  }),
  stockCounted: (cell) => ({ stockCounted: cells.readStock(cell) }),
  stockMoved: (cell) => ({ stockMoved: cells.readMovement(cell) }),
}

/** The columns that a new product requires. */
export const required = ['name', 'category', 'price', 'stock'] as const satisfies Column[]

/**
 * The default VAT of a new product: the rate of food (tea, coffee, herbal teas), and the rate of
 * the rest.
 */
export function defaultVat(categoryId: number): number {
  return isFood({ categoryId }) ? 550 : 2000
}
