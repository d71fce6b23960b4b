import type { FactName } from '../../../contract/facts'
import { cellFaults, formFaults } from '../../../wording/catalogueFile'
import { categoryNames } from '../../../wording/replies/catalogue'
import { missingOnSheet } from '../missingOnSheet'
import type { Fault } from './CatalogueFileError'
import type { Step } from './planImport'

type SheetFault = Fault & { column: FactName }

/**
 * What the law wants of the product that goes on sale by this step, and that it lacks. A product
 * that was on sale may keep what it lacked before, so that an unrelated change stays possible.
 */
export function sheetFaults({ line, before, serial, after }: Step): SheetFault[] {
  if (serial === '') return []
  const missing = missingAfter({ before, after })
  const known = before && !before.retired ? missingOnSheet(before) : []
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
  return missing
    .filter((column) => !known.includes(column))
    .map((column) => ({ line, column, ...(column === 'certifier' ? certifier : other) }))
}

/** What the product of a step lacks after it; nothing once it is retired. */
export function missingAfter({
  before,
  after,
}: {
  before?: Step['before'] | undefined
  after: Step['after']
}): FactName[] {
  if (after.retired ?? before?.retired) return []
  const product = { ...before, ...after }
  const { categoryId = 0, weightGrams = null, facts = {} } = product
  return missingOnSheet({ categoryId, weightGrams, facts })
}
