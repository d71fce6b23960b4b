import { factNames, type Facts } from '../../../contract/facts'
import { factText } from './factText'
import type { FactCells } from './fields'

/** The facts after a row's cells; undefined if they change nothing. */
export function changeFacts(before: Facts, cells: FactCells): Facts | undefined {
  const known = Object.entries({ ...before, ...cells }).filter(([, value]) => value !== null)
  const after = Object.fromEntries(known) as Facts
  const isSame = factNames.every((name) => factText(before, name) === factText(after, name))
  return isSame ? undefined : after
}
