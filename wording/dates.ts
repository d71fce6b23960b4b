const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
const weekday = format({ weekday: 'long' })
const month = format({ month: 'long' })

/** “mercredi 25”, of an ISO 8601 date. */
function dayWords(day: string): string {
  const number = Number(day.slice(8))
  return `${weekday.format(new Date(day))} ${number === 1 ? '1er' : number}`
}

/** “mercredi 25 novembre”, of an ISO 8601 date. */
export function dateWords(day: string): string {
  return `${dayWords(day)} ${month.format(new Date(day))}`
}

/** “entre mercredi 25 et vendredi 27 novembre”. */
export function arrivalWords({ from, to }: { from: string; to: string }): string {
  if (from === to) return dateWords(from)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `entre ${isOneMonth ? dayWords(from) : dateWords(from)} et ${dateWords(to)}`
}
