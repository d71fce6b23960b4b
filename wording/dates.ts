import { writeFirst } from './longDate'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
const dayFormat = format({ weekday: 'long', day: 'numeric' })
const dateFormat = format({ weekday: 'long', day: 'numeric', month: 'long' })

/** “mercredi 25”, of an ISO 8601 date. */
const dayWords = (day: string) => writeFirst(dayFormat.format(new Date(day)))

/** “mercredi 25 novembre”, of an ISO 8601 date. */
export const dateWords = (day: string): string => writeFirst(dateFormat.format(new Date(day)))

/** “entre mercredi 25 et vendredi 27 novembre”. */
export function arrivalWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return dateWords(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `entre ${isOneMonth ? dayWords(from) : dateWords(from)} et ${dateWords(to)}`
}
