import type { OpeningHours } from '../contract/api/openingHours'
import { dateWords } from './dates'

type Spans = readonly { from: string; to: string }[]

const names = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/** The week's hours, then the closures ahead, a line each; none if the hours are not published. */
export function openingWords({ week, closed }: OpeningHours): string[] {
  const hours = openingHours(week)
  return hours.length === 0 ? [] : [...hours, ...closed.map(closureWords)]
}

/** “fermé du jeudi 24 décembre au dimanche 3 janvier”, of ISO 8601 dates. */
const closureWords = ({ from, to }: { from: string; to: string }) =>
  from === to ? `fermé le ${dateWords(from)}` : `fermé du ${dateWords(from)} au ${dateWords(to)}`

/**
 * “mardi à vendredi : de 9 h à 12 h 30 et de 14 h à 19 h”, a line for days that follow one another
 * with the same hours; the days begin with Monday. A closed day has no line.
 */
export function openingHours(days: readonly Spans[]): string[] {
  const groups: { first: number; last: number; hours: string }[] = []
  days.forEach((spans, day) => {
    const hours = spansWords(spans)
    const before = groups.at(-1)
    if (!hours) return
    if (before?.hours === hours && before.last === day - 1) before.last = day
    else groups.push({ first: day, last: day, hours })
  })
  return groups.map(({ first, last, hours }) => `${daysWords(first, last)}\u00a0: ${hours}`)
}

function daysWords(first: number, last: number): string {
  const [from, to] = [names[first] ?? '', names[last] ?? '']
  if (first === last) return from
  return last === first + 1 ? `${from} et ${to}` : `${from} à ${to}`
}

/** “de 9 h à 12 h 30 et de 14 h à 19 h”; empty for a closed day. */
export const spansWords = (spans: Spans) => spans.map(spanWords).join(' et ')

const spanWords = ({ from, to }: Spans[number]) => `de ${timeWords(from)} à ${timeWords(to)}`

/** “9 h 30”, of “09:30”. */
export function timeWords(time: string): string {
  if (time === '00:00') return 'minuit'
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}
