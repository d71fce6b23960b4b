import { announcedDays } from '../../../contract/announcedDays'
import type { OpeningHours } from '../../../contract/api/openingHours'
import { addDays, inParis, weekdayNumber } from '../../../contract/parisianDays'

/** A minute in Paris; midnight is 00:00 of the next day. */
type Moment = { day: string; time: string }
/** Open until a moment, or closed until one; null if that is more than two months away. */
export type OpenState = { isOpen: boolean; until: Moment | null; today: string }

/** Whether the shop is open; null if it does not publish its hours. */
export function openState({ week, closed }: OpeningHours, at: Date): OpenState | null {
  if (week.every((spans) => spans.length === 0)) return null
  const now = inParis(at)
  const days = Array.from({ length: announcedDays + 1 }, (_, ahead) => addDays(now.day, ahead))
  const open = days.filter((day) => !closed.some(({ from, to }) => from <= day && day <= to))
  const spans = joined(open.flatMap((day) => spansOf(day, week[weekdayNumber(day)] ?? [])))
  const next = spans.find(({ to }) => isAfter(to, now))
  const isOpen = next !== undefined && !isAfter(next.from, now)
  return { isOpen, until: next ? next[isOpen ? 'to' : 'from'] : null, today: now.day }
}

type Span = { from: Moment; to: Moment }

const isAfter = (one: Moment, other: Moment) => one.day + one.time > other.day + other.time

/** A day's hours; the last minute of a day ends at midnight. */
function spansOf(day: string, hours: OpeningHours['week'][number]): Span[] {
  return hours.map(({ from, to }) => ({
    from: { day, time: from },
    to: to === '23:59' ? { day: addDays(day, 1), time: '00:00' } : { day, time: to },
  }))
}

/** In their order; spans without a pause between them become one. */
function joined(spans: Span[]): Span[] {
  const inOrder = [...spans].sort((one, other) => (isAfter(one.from, other.from) ? 1 : -1))
  return inOrder.reduce<Span[]>((before, span) => {
    const last = before.at(-1)
    if (!last || isAfter(span.from, last.to)) return [...before, span]
    return [...before.slice(0, -1), isAfter(span.to, last.to) ? { ...last, to: span.to } : last]
  }, [])
}
