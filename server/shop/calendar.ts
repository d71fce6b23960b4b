import { weekdays, type Weekday } from './weekdays'

// Days are ISO 8601 dates, which sort as text.

const msOfDay = 86_400_000
const parisian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The date and the time of day (18:30) in Paris. */
export function inParis(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = parisian.format(at).split(' ')
  return { day, time }
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msOfDay).toISOString().slice(0, 10)
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday'
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
