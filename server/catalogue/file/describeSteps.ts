import { catalogueColumns, plannedChange, plannedProduct } from '../../../wording/catalogueFile'
import { isChange } from './applyChanges'
import type { Step } from './planImport'
import { stepChanges } from './stepChanges'

/** Describes an import, with a line for each product that is new or changes. */
export function describeSteps(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const { line, serial, before } = step
    const changes = stepChanges(step).map((change) => ({
      ...change,
      column: catalogueColumns[change.column],
    }))
    if (!before) {
      const cells = changes.map(({ column, after }) => ({ column, text: after }))
      return plannedProduct({ line, serial, cells })
    }
    if (!isChange(step)) return []
    return plannedChange({ line, serial: before.serial, name: before.name, changes })
  })
}
