import type { OpeningHours } from '../../contract/api/openingHours'
import { addDays, inParis } from './calendar'
import type { ShopSettings } from './shopSettings'
import { weekdays } from './weekdays'

/** Days before a closure from which it is announced. */
const announced = 60

/** The opening hours, and the closures of this moment and of the next two months. */
export function shownHours(
  { hours, closedWeeks }: Pick<ShopSettings, 'hours' | 'closedWeeks'>,
  at: Date,
): OpeningHours {
  const { day: today } = inParis(at)
  const horizon = addDays(today, announced)
  return {
    week: weekdays.map((weekday) => hours[weekday]),
    closed: closedWeeks
      .filter(({ from, to }) => to >= today && from <= horizon)
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
  }
}
