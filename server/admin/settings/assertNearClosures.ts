import { addDays, inParis } from '../../../contract/parisianDays'
import { wantedOfSetting as wanted } from '../../../wording/shopSettings'
import type { ClosedWeeks } from '../../shop/calendarSettings'
import { SettingValueError } from '../../shop/SettingValueError'

const twoYears = 731

/**
 * Throws a SettingValueError for a closure that ends in more than two years: what is paid at the
 * counter would be held through it. Null is the default, no closure.
 */
export function assertNearClosures(weeks: ClosedWeeks | null, now: Date): void {
  const farthest = addDays(inParis(now).day, twoYears)
  const faults = (weeks ?? []).flatMap(({ to }, place) =>
    to > farthest ? [{ place: `[${place}].to`, wanted: wanted.nearEnd }] : [],
  )
  if (faults.length > 0) throw new SettingValueError('closedWeeks', faults)
}
