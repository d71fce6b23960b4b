import { writeHundredths } from '../../../contract/decimals'
import { cellFaults, formFaults } from '../../../wording/catalogueFile'
import type { products } from '../../database/schema'
import type { Column } from './columns'

/** The price cells of a row; each is undefined if its cell is empty, null if it is to be emptied. */
export type PriceCells = {
  /** The regular price. */
  priceCents?: number
  reducedPriceCents?: number | null
  reducedUntil?: string | null
}
type Priced = Pick<
  typeof products.$inferSelect,
  'priceCents' | 'regularPriceCents' | 'reducedUntil'
>
type Decided = { after: Partial<Priced> } | { column: Column; fault: string; inForm: string }

/** The price that the file calls `prix`. */
export const regularPrice = ({ priceCents, regularPriceCents }: Omit<Priced, 'reducedUntil'>) =>
  regularPriceCents ?? priceCents

/** The price of a product after a row; `today` is a day in Paris. */
export function nextPrice(before: Priced | undefined, cells: PriceCells, today: string): Decided {
  const regular = cells.priceCents ?? (before && regularPrice(before))
  // A new product without a price has a fault of its own.
  if (regular === undefined) return { after: {} }
  const isReduced = before?.regularPriceCents != null
  const { reducedPriceCents: reduced = isReduced ? before.priceCents : null } = cells
  if (reduced === null)
    return cells.reducedUntil && cells.reducedPriceCents === undefined
      ? faultOf('reducedUntil', 'endWithoutReduction')
      : { after: { priceCents: regular, regularPriceCents: null, reducedUntil: null } }
  if (reduced >= regular) {
    const column = cells.reducedPriceCents === undefined ? 'price' : 'reducedPrice'
    const amounts = [writeHundredths(reduced), writeHundredths(regular)] as const
    const fault = cellFaults.notReduced(...amounts)
    return { column, fault, inForm: formFaults.notReduced(...amounts) }
  }
  if (cells.reducedUntil && cells.reducedUntil < today)
    return faultOf('reducedUntil', 'reductionOver')
  const { reducedUntil = before?.reducedUntil ?? null } = cells
  return { after: { priceCents: reduced, regularPriceCents: regular, reducedUntil } }
}

function faultOf(column: Column, name: 'endWithoutReduction' | 'reductionOver'): Decided {
  return { column, fault: cellFaults[name], inForm: formFaults[name] }
}
