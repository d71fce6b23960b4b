import { catalogueColumns, plannedChange, plannedProduct } from '../../wording/catalogueFile'
import { isChange } from './applyChanges'
import { cellTexts, productColumns, type FileProduct } from './cellTexts'
import type { Step } from './planImport'
import { defaultVat } from './fields'

/** Describes an import, with a line for each product that is new or changes. */
export function describeSteps(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const { line, serial, before, after } = step
    if (!before) return plannedProduct({ line, serial, cells: cellsOf(toNew(step)) })
    if (!isChange(step)) return []
    const [old, next] = [cellsOf(before), cellsOf({ ...before, ...after })]
    const changes = old.flatMap(({ column, text }, index) => {
      const then = next[index]?.text ?? ''
      return then === text ? [] : { column, before: text, after: then }
    })
    return plannedChange({ line, serial: before.serial, name: before.name, changes })
  })
}

function cellsOf(product: FileProduct) {
  return productColumns
    .filter((column) => column !== 'serial')
    .map((column) => ({ column: catalogueColumns[column], text: cellTexts[column](product) }))
}

function toNew({ serial, after }: Step): FileProduct {
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
