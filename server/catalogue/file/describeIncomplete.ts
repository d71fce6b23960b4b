import { moreIncompleteSheets } from '../../../wording/catalogueFile'
import { startWords } from '../../../wording/start'
import { sheetLine } from '../incompleteSheets'
import type { Step } from './planImport'
import { missingAfter } from './sheetFaults'

/** As many as people read; the rest is a number. */
const maxListed = 20

/** The products of an import that stay on sale without what the law wants of them, in words. */
export function describeIncomplete(steps: readonly Step[]): string[] {
  const lines = steps.flatMap(({ before, after }) => {
    const missing = missingAfter({ before, after })
    return before && missing.length > 0 ? sheetLine({ ...before, ...after }, missing) : []
  })
  if (lines.length === 0) return []
  const others = lines.length - maxListed
  const shown = [
    ...lines.slice(0, maxListed),
    ...(others > 0 ? [moreIncompleteSheets(others)] : []),
  ]
  return [startWords.missingOnSheets(shown)]
}
