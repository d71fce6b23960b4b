import { addDays, inParis } from '../../contract/parisianDays'
import { weekdayOf } from './calendar'
import { isPublicHoliday } from './publicHolidays'
import type { ShopSettings } from './shopSettings'

export type OpeningTimes = Pick<ShopSettings, 'hours' | 'closedWeeks'>

/** Closed weeks, and public holidays within so many days on which the shop would be open, by date. */
export function closures(
  { hours, closedWeeks }: OpeningTimes,
  at: Date,
  days = 365,
): ShopSettings['closedWeeks'] {
  const { day: today } = inParis(at)
  const isMissed = (day: string) =>
    isPublicHoliday(day) &&
    hours[weekdayOf(day)].length > 0 &&
    !closedWeeks.some(({ from, to }) => from <= day && day <= to)
  const holidays = Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead))
    .filter(isMissed)
    .map((day) => ({ from: day, to: day }))
  return [...closedWeeks, ...holidays].sort((one, other) => (one.from < other.from ? -1 : 1))
}
