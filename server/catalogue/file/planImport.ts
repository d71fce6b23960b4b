import { cellFaults } from '../../../wording/catalogueFile'
import type { Facts } from '../../../contract/facts'
import type { products } from '../../database/schema'
import type { Fault } from './CatalogueFileError'
import type { Column } from './columns'
import type { EarlierPrice } from '../../prices/rules'
import { changeFacts } from './changeFacts'
import { nextPictures } from './nextPictures'
import { nextPrice } from './priceCells'
import { required, type Fields } from './fields'
import { isUnread, type Change } from './readChanges'
import { sheetFaults } from './sheetFaults'
import { nextStock, openingStock } from './stockCells'

export type Product = typeof products.$inferSelect
/** What happens to a product; it is new if `before` is absent. */
export type Step = {
  line: number
  serial: string
  before?: Product
  after: Fields & { stock?: number; facts?: Facts }
  /** The earlier price of a reduction that begins, changes or comes back on sale. */
  earlier?: EarlierPrice
  /** Whether importing the same row again would change the stock again. */
  isMovement: boolean
}

/** The names of the products that filled the empty shop, by their references. */
export type InventedNames = ReadonlyMap<string, string>

const stockColumns: readonly Column[] = ['stock', 'stockExported', 'stockCounted', 'stockMoved']

/**
 * Plans the change of each row; reports the faults that show only beside the known products.
 * `today` is a day in Paris. The reference of an invented product that was retired is no reference for
 * a product of another name, which would get its picture and its facts.
 */
export function planImport(
  known: readonly Product[],
  changes: readonly Change[],
  today: string,
  invented: InventedNames = new Map(),
): { steps: Step[]; faults: Fault[] } {
  const faults: Fault[] = []
  const find = findAmong(known)
  const lineOf = new Map<string | number, number>()
  const steps = changes.map((change) => {
    const { line, serial } = change
    const before = find(serial)
    const identity = before?.id ?? serial.toLowerCase()
    const first = lineOf.get(identity)
    if (first === undefined) lineOf.set(identity, line)
    else if (serial !== '')
      faults.push({ line, column: 'serial', fault: cellFaults.repeated(serial, first) })
    if (!isInvented(before, change, invented)) return plan(change, before, { faults, today })
    faults.push({ line, column: 'serial', fault: cellFaults.serialInvented })
    return plan(change, before, { faults: [], today })
  })
  return { steps, faults }
}

function isInvented(
  before: Product | undefined,
  { cells }: Change,
  invented: InventedNames,
): boolean {
  if (!before?.retired || invented.get(before.serial) !== before.name) return false
  return cells.name !== undefined && cells.name !== before.name
}

/** The product of a reference, whatever its case; if two match, the one written the same way. */
function findAmong(known: readonly Product[]): (serial: string) => Product | undefined {
  const exact = new Map(known.map((product) => [product.serial, product]))
  const others = known.filter(({ isTwin }) => !isTwin)
  const anyCase = new Map(others.map((product) => [product.serial.toLowerCase(), product]))
  return (serial) => exact.get(serial) ?? anyCase.get(serial.toLowerCase())
}

function plan(
  change: Change,
  before: Product | undefined,
  { faults, today }: { faults: Fault[]; today: string },
): Step {
  const { line, serial, cells, facts: factCells, named } = change
  const { stock, stockExported, stockCounted, stockMoved, picture, ...others } = cells
  const { priceCents, reducedPriceCents, reducedUntil, furtherPictures, ...fields } = others
  const stockCells = { stock, stockExported, stockCounted, stockMoved }
  const isRead = stockColumns.every((column) => !named.has(column) || column in cells)
  const decided = before ? nextStock(before.stock, stockCells) : openingStock(stockCells)
  // An unreadable cell has its own fault.
  if (isRead && decided && 'fault' in decided) faults.push({ line, ...decided })
  if (!before && serial !== '')
    faults.push(
      ...required
        .filter((column) => !named.has(column) && !(column === 'stock' && decided))
        .map((column) => ({ line, column, fault: cellFaults.missing })),
    )
  const priced = nextPrice(before, { priceCents, reducedPriceCents, reducedUntil }, today)
  if ('fault' in priced) faults.push({ line, ...priced })
  const pictured = nextPictures(before, { picture, furtherPictures })
  if ('fault' in pictured && !named.has('furtherPictures')) faults.push({ line, ...pictured })
  const facts = changeFacts(before?.facts ?? {}, factCells)
  const after = {
    ...fields,
    ...('after' in priced && priced.after),
    ...(facts && { facts }),
    ...('after' in pictured && pictured.after),
    ...(decided && 'stock' in decided && { stock: decided.stock }),
  }
  const isMovement =
    before !== undefined &&
    (Boolean(stockMoved) || (stock !== undefined && stock !== stockExported))
  const step = { line, serial, after, isMovement, ...(before && { before }) }
  faults.push(...sheetFaults(step).filter(({ column }) => !isUnread(change, column)))
  return step
}
