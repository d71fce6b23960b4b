import { announcedDays } from '../../contract/announcedDays'
import type { OpeningHours } from '../../contract/api/openingHours'
import { addDays, inParis } from '../../contract/parisianDays'
import { closures, type OpeningTimes } from './closures'
import { weekdays } from '../../contract/weekdays'

/**
 * The opening hours, and the closures of this moment and of the next two months: closed weeks, and
 * public holidays on which the shop would be open.
 */
export function shownHours({ hours, closedWeeks }: OpeningTimes, at: Date): OpeningHours {
  const { day: today } = inParis(at)
  const horizon = addDays(today, announcedDays)
  const weeks = closedWeeks.filter(({ to }) => to >= today)
  const closed = closures({ hours, closedWeeks: weeks }, at, announcedDays)
  return {
    week: weekdays.map((weekday) => hours[weekday]),
    closed: closed.filter(({ from }) => from <= horizon),
  }
}
