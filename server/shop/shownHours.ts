import { announcedDays } from '../../contract/announcedDays'
import type { OpeningHours } from '../../contract/api/openingHours'
import { addDays, inParis } from '../../contract/parisianDays'
import { weekdayOf } from './calendar'
import { isPublicHoliday } from './publicHolidays'
import type { ShopSettings } from './shopSettings'
import { weekdays } from '../../contract/weekdays'

/**
 * The opening hours, and the closures of this moment and of the next two months: closed weeks, and
 * public holidays on which the shop would be open.
 */
export function shownHours(
  { hours, closedWeeks }: Pick<ShopSettings, 'hours' | 'closedWeeks'>,
  at: Date,
): OpeningHours {
  const { day: today } = inParis(at)
  const horizon = addDays(today, announcedDays)
  const weeks = closedWeeks.filter(({ from, to }) => to >= today && from <= horizon)
  const isMissed = (day: string) =>
    isPublicHoliday(day) &&
    hours[weekdayOf(day)].length > 0 &&
    !weeks.some(({ from, to }) => from <= day && day <= to)
  const holidays = Array.from({ length: announcedDays + 1 }, (_, ahead) => addDays(today, ahead))
    .filter(isMissed)
    .map((day) => ({ from: day, to: day }))
  return {
    week: weekdays.map((weekday) => hours[weekday]),
    closed: [...weeks, ...holidays].sort((one, other) => (one.from < other.from ? -1 : 1)),
  }
}
