import type { DeliveryMode } from '../../contract/deliveryModes'
import { inParis } from '../../contract/parisianDays'
import { addFittingDays, weekdayOf } from './calendar'
import { isPublicHoliday } from './publicHolidays'
import type { ShopSettings } from './shopSettings'
import { weekdays } from '../../contract/weekdays'

type Calendar = Pick<ShopSettings, 'preparation' | 'hours' | 'closedWeeks'>
/** ISO 8601 dates. */
export type PromisedDates = { from: string; to: string }

/**
 * The first and the last day on which an order of this moment arrives, or twice the day from which
 * it can be picked up. Null if the shop's calendar has no such day within two years.
 */
export function deliveryDates(
  at: Date,
  mode: DeliveryMode,
  settings: Calendar,
): PromisedDates | null {
  const { preparation, closedWeeks } = settings
  const now = inParis(at)
  const isClosed = (day: string) => closedWeeks.some(({ from, to }) => from <= day && day <= to)
  const isWorked = (day: string) =>
    preparation.workingDays.includes(weekdayOf(day)) && !isPublicHoliday(day) && !isClosed(day)
  const ready = readyDay()
  if (ready === null) return null
  if (mode === 'magasin') {
    const day = addFittingDays(ready, 0, isOpen)
    return day === null ? null : { from: day, to: day }
  }
  const { transit } = preparation
  const isCarried = (day: string) =>
    transit.workingDays.includes(weekdayOf(day)) && !isPublicHoliday(day)
  const from = addFittingDays(ready, transit.from, isCarried)
  const to = addFittingDays(ready, transit.to, isCarried)
  return from === null || to === null ? null : { from, to }

  function readyDay(): string | null {
    const { day, time } = now
    const { cutOff, days } = preparation
    const isLate = cutOff !== null && (time >= cutOff || !isWorked(day))
    const start = isLate ? addFittingDays(day, 1, isWorked) : day
    return start === null ? null : addFittingDays(start, days, isWorked)
  }

  function isOpen(day: string): boolean {
    const { hours } = settings
    // A shop that publishes no hours hands out when it works.
    if (weekdays.every((weekday) => hours[weekday].length === 0)) return isWorked(day)
    const spans = hours[weekdayOf(day)]
    // Today only while somebody can still come.
    const isOver = spans.every(({ to }) => day === now.day && to <= now.time)
    return !isOver && !isPublicHoliday(day) && !isClosed(day)
  }
}
