import { cellTexts, productColumns, type FileProduct } from './cellTexts'
import { defaultVat } from './fields'
import type { Step } from './planImport'

type ProductColumn = (typeof productColumns)[number]
/** A cell of a product before and after; an empty text is nothing. */
export type CellChange = { column: ProductColumn; before: string; after: string }

/** What a step changes in its product, cell by cell; all that a new product has. */
export function stepChanges(step: Step): CellChange[] {
  const { before } = step
  const next = productAfter(step)
  return productColumns
    .filter((column) => column !== 'serial')
    .map((column) => ({
      column,
      before: before ? cellTexts[column](before) : '',
      after: cellTexts[column](next),
    }))
    .filter((change) => change.before !== change.after)
}

/** The product that a step leaves. */
export function productAfter({ serial, before, after }: Step): FileProduct {
  if (before) return { ...before, ...after }
  return {
    serial,
    name: '',
    categoryId: 0,
    priceCents: 0,
    regularPriceCents: null,
    reducedUntil: null,
    vatRate: defaultVat(after.categoryId ?? 0),
    weightGrams: null,
    soldByWeight: false,
    country: null,
    description: '',
    stock: 0,
    picture: null,
    furtherPictures: [],
    featured: false,
    retired: false,
    deliveryExtraCents: 0,
    pickupOnly: false,
    facts: {},
    ...after,
  }
}
