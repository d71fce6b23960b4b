import { addDays, weekdayNumber } from '../../contract/parisianDays'
import { weekdays, type Weekday } from '../../contract/weekdays'

export function weekdayOf(day: string): Weekday {
  return weekdays[weekdayNumber(day)] ?? 'monday'
}

/** Days that are looked through before a calendar counts as never open. */
const horizon = 800

/**
 * The day that is `count` fitting days after this one; with 0, the first fitting day from this one
 * on. Null if there is none within two years.
 */
export function addFittingDays(
  from: string,
  count: number,
  fits: (day: string) => boolean,
): string | null {
  let left = count === 0 ? 1 : count
  for (let ahead = count === 0 ? 0 : 1; ahead < horizon; ahead += 1) {
    const day = addDays(from, ahead)
    if (fits(day)) left -= 1
    if (left === 0) return day
  }
  return null
}
