import type { FigurePeriod } from '../../../contract/api/staff/staffFigures'
import { addDays, weekdayNumber } from '../../../contract/parisianDays'
import { dayMs } from '../../system/durations'

/** Days in Paris, both included. */
export type Days = { from: string; to: string }
/** Days, and those they are compared with. */
export type Compared = { days: Days; before: Days }

/** Today, beside the same day of the week before. */
export const todayCompared = (today: string): Compared => ({
  days: { from: today, to: today },
  before: { from: addDays(today, -7), to: addDays(today, -7) },
})

/** A named period until today, beside the same part of the one before. */
export function periodUntil(today: string, period: FigurePeriod): Compared {
  const from = startOf(today, period)
  const before = startOf(addDays(from, -1), period)
  const same = period === 'semaine' ? addDays(today, -7) : sameDateIn(before, today, period)
  return { days: { from, to: today }, before: { from: before, to: same } }
}

/** Chosen days, beside as many just before. */
export function chosenDays({ from, to }: Days): Compared {
  const count = countDays({ from, to })
  return { days: { from, to }, before: { from: addDays(from, -count), to: addDays(from, -1) } }
}

export const countDays = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / dayMs + 1

function startOf(day: string, period: FigurePeriod): string {
  if (period === 'semaine') return addDays(day, -weekdayNumber(day))
  return period === 'mois' ? `${day.slice(0, 8)}01` : `${day.slice(0, 5)}01-01`
}

/** The same date in the month or the year that starts at `start`, or its month's last day. */
function sameDateIn(start: string, today: string, period: FigurePeriod): string {
  const month = period === 'mois' ? start.slice(0, 8) : `${start.slice(0, 5)}${today.slice(5, 8)}`
  const wanted = addDays(`${month}01`, Number(today.slice(8)) - 1)
  const last = addDays(`${addDays(`${month}01`, 31).slice(0, 8)}01`, -1)
  return wanted < last ? wanted : last
}
