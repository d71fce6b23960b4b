import { announcedDays } from '../../contract/announcedDays'
import type { OpeningHours } from '../../contract/api/openingHours'
import { addDays, inParis } from '../../contract/parisianDays'
import { weekdayOf } from './calendar'
import { isPublicHoliday } from './publicHolidays'
import type { ShopSettings } from './shopSettings'
import { weekdays } from '../../contract/weekdays'

type Times = Pick<ShopSettings, 'hours' | 'closedWeeks'>

/**
 * The opening hours, and the closures of this moment and of the next two months: closed weeks, and
 * public holidays on which the shop would be open.
 */
export function shownHours({ hours, closedWeeks }: Times, at: Date): OpeningHours {
  const { day: today } = inParis(at)
  const horizon = addDays(today, announcedDays)
  const weeks = closedWeeks.filter(({ to }) => to >= today)
  const closed = closures({ hours, closedWeeks: weeks }, at, announcedDays)
  return {
    week: weekdays.map((weekday) => hours[weekday]),
    closed: closed.filter(({ from }) => from <= horizon),
  }
}

/** Closed weeks, and public holidays within so many days on which the shop would be open, by date. */
export function closures(
  { hours, closedWeeks }: Times,
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
