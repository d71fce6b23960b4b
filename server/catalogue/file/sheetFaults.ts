import { cellFaults, formFaults } from '../../../wording/catalogueFile'
import { categoryNames } from '../../../wording/replies/catalogue'
import { missingOnSheet, type Described, type SheetField } from '../missingOnSheet'
import { lacksWeight } from '../unitPrices'
import type { Fault } from './CatalogueFileError'
import type { Step } from './planImport'

type SheetFault = Fault & { column: SheetField | 'weight' }

/**
 * What the law wants of the product that goes on sale by this step, and that it lacks. A product
 * that was on sale may keep what it lacked before, so that an unrelated change stays possible.
 */
export function sheetFaults({ line, before, serial, after }: Step): SheetFault[] {
  if (serial === '') return []
  const product = productAfter({ before, after })
  if (!product) return []
  const was = before && !before.retired ? before : undefined
  const known = was ? missingOnSheet(was) : []
  const name = after.name ?? before?.name ?? ''
  const reference = before?.serial ?? serial
  const category = categoryNames[after.categoryId ?? before?.categoryId ?? 0] ?? ''
  const certifier = {
    fault: cellFaults.certifier(reference, name),
    inForm: formFaults.certifier,
  }
  const other = {
    fault: cellFaults.sheet(reference, name, category),
    inForm: formFaults.sheet(category),
  }
  const faults: SheetFault[] = missingOnSheet(product)
    .filter((column) => !known.includes(column))
    .map((column) => ({ line, column, ...(column === 'certifier' ? certifier : other) }))
  if (isUnweighed(product) && !(was && isUnweighed(was)))
    faults.push({ line, column: 'weight', fault: cellFaults.unweighed })
  return faults
}

const isUnweighed = ({ facts, ...product }: Described) =>
  lacksWeight({ ...product, netQuantity: facts.netQuantity })

type BeforeAfter = { before?: Step['before'] | undefined; after: Step['after'] }

/** What the product of a step lacks after it; nothing once it is retired. */
export function missingAfter(step: BeforeAfter): SheetField[] {
  const product = productAfter(step)
  return product ? missingOnSheet(product) : []
}

/** The product of a step as it is on sale after it; undefined once it is retired. */
function productAfter({ before, after }: BeforeAfter): Described | undefined {
  if (after.retired ?? before?.retired) return undefined
  const product = { ...before, ...after }
  const { categoryId = 0, weightGrams = null, picture = null, facts = {} } = product
  return { categoryId, weightGrams, picture, facts }
}
