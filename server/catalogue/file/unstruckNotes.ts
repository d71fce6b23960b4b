import { unstruckNote } from '../../../wording/catalogueFile'
import type { NoEarlierPrice } from '../../prices/rules'
import type { Step } from './planImport'

const reasons: readonly NoEarlierPrice[] = ['unknown', 'new', 'notLower']

/** A line for each reason why reductions of an import have no struck price. */
export function unstruckNotes(steps: readonly Step[]): string[] {
  return reasons.flatMap((why) => {
    const unstruck = steps.filter(
      ({ earlier }) => earlier && 'why' in earlier && earlier.why === why,
    )
    const serials = unstruck.map(({ before, serial }) => before?.serial ?? serial)
    return serials.length > 0 ? unstruckNote(why, serials) : []
  })
}
