import type { FactName } from '../../../contract/facts'
import { cellFaults } from '../../../wording/catalogueFile'
import { categoryNames } from '../../../wording/replies/catalogue'
import { missingOnSheet } from '../missingOnSheet'
import type { Step } from './planImport'

type SheetFault = { line: number; column: FactName; fault: string }

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
  return missing
    .filter((column) => !known.includes(column))
    .map((column) => ({
      line,
      column,
      fault:
        column === 'certifier'
          ? cellFaults.certifier(reference, name)
          : cellFaults.sheet(reference, name, category),
    }))
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
