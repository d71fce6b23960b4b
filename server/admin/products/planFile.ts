import { createHash } from 'node:crypto'
import { catalogueColumns } from '../../../wording/catalogueFile'
import { isChange } from '../../catalogue/file/applyChanges'
import type { Step } from '../../catalogue/file/planImport'
import { stepChanges } from '../../catalogue/file/stepChanges'

/** The steps that do something. */
const doing = (steps: readonly Step[]) => steps.filter((step) => !step.before || isChange(step))

/**
 * Names what an import does. The same file has the same name as long as what it touches has not
 * changed; a stock that is moved by a difference may have changed, because the difference is what
 * was read.
 */
export function planName(steps: readonly Step[]): string {
  const done = doing(steps).map((step) => {
    const changes = stepChanges(step).map(({ column, before, after }) => {
      const isDifference = column === 'stock' && step.isMovement
      return isDifference ? [column, Number(after) - Number(before)] : [column, before, after]
    })
    return [step.line, step.before?.id ?? step.serial, changes]
  })
  return createHash('sha256').update(JSON.stringify(done)).digest('hex')
}

/** The steps as the admin lists them. */
export function toListedSteps(steps: readonly Step[]) {
  return doing(steps).map((step) => ({
    line: step.line,
    serial: step.before?.serial ?? step.serial,
    name: step.after.name ?? step.before?.name ?? '',
    is_new: !step.before,
    changes: stepChanges(step).map(({ column, before, after }) => ({
      column: catalogueColumns[column],
      before,
      after,
    })),
  }))
}
