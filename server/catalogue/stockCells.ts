import { catalogueColumns, cellFaults } from '../../wording/catalogueFile'
import { limits } from './cells'
import type { Column } from './columns'

/** What a row says of the stock; each is undefined where its cell is empty. */
export type StockCells = {
  stock?: number
  stockExported?: number
  stockCounted?: number
  stockMoved?: number
}
type StockColumn = keyof StockCells
type Decided = { stock: number } | { column: Column; fault: string }

/** The stock of a new product; undefined where the row does not give it. */
export function openingStock(cells: StockCells): Decided | undefined {
  const { stock, stockExported, stockCounted, stockMoved } = cells
  if (stockMoved) return { column: 'stockMoved', fault: cellFaults.movementOfNew }
  if (stock !== undefined && stockCounted !== undefined)
    return contradiction('stock', 'stockCounted')
  // What was exported is taken back, however much it was.
  if (stock !== undefined && stock === stockExported) return { stock }
  const given = stock ?? stockCounted
  return given === undefined ? undefined : withinLimits(0, given, 'stock')
}

/**
 * The stock of a known product: a count is taken as it is, while a movement, and the difference
 * between `stock` and what was exported, are applied to what is there now, because articles are
 * sold between an export and its import.
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

/** The columns that would change the stock: one that stays as it was exported does not. */
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
