import { catalogueColumns, cellFaults } from '../../../wording/catalogueFile'
import { limits } from './cells'
import type { Column } from './columns'

/** The stock cells of a row; each is undefined if its cell is empty. */
export type StockCells = {
  stock?: number
  stockExported?: number
  stockCounted?: number
  stockMoved?: number
}
type StockColumn = keyof StockCells
type Decided = { stock: number } | { column: Column; fault: string }

/** The stock of a new product; undefined if the row does not contain it. */
export function openingStock(cells: StockCells): Decided | undefined {
  const { stock, stockExported, stockCounted, stockMoved } = cells
  if (stockMoved) return { column: 'stockMoved', fault: cellFaults.movementOfNew }
  if (stock !== undefined && stockCounted !== undefined)
    return contradiction('stock', 'stockCounted')
  // Accepts an exported stock again, whatever its size.
  if (stock !== undefined && stock === stockExported) return { stock }
  const given = stock ?? stockCounted
  return given === undefined ? undefined : withinLimits(0, given, 'stock')
}

/**
 * The stock of a known product: a count replaces it; a movement, or the difference between `stock`
 * and the exported stock, is added to it, because articles are sold between an export and its
 * import.
 */
export function nextStock(now: number, cells: StockCells): Decided {
  const { stock, stockExported, stockCounted, stockMoved } = cells
  const [one, other] = speaking(cells)
  if (one && other) return contradiction(one, other)
  if (stockCounted !== undefined) return withinLimits(now, stockCounted - now, 'stockCounted')
  if (stockMoved) return withinLimits(now, stockMoved, 'stockMoved')
  if (stock === undefined) return { stock: now }
  if (stockExported === undefined) return { column: 'stock', fault: cellFaults.stockUnclear }
  return withinLimits(now, stock - stockExported, 'stock')
}

/** The columns that change the stock; a cell unchanged since its export does not. */
function speaking({ stock, stockExported, stockCounted, stockMoved }: StockCells): StockColumn[] {
  const columns: StockColumn[] = []
  if (stock !== undefined && stock !== stockExported) columns.push('stock')
  if (stockCounted !== undefined) columns.push('stockCounted')
  if (stockMoved) columns.push('stockMoved')
  return columns
}

function contradiction(...columns: [StockColumn, StockColumn]): Decided {
  const names = columns.map((column) => catalogueColumns[column])
  return { column: columns[1], fault: cellFaults.stocksContradict(names) }
}

function withinLimits(now: number, step: number, column: StockColumn): Decided {
  const stock = now + step
  if (stock < 0) return { column, fault: cellFaults.stockTooLow(now, step) }
  if (step > 0 && stock > limits.stock)
    return { column, fault: cellFaults.stockTooHigh(now, step, limits.stock) }
  return { stock }
}
