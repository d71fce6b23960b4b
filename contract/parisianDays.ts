// Days are ISO 8601 dates, which sort as text.

const msOfDay = 86_400_000
const parisian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The date and the time of day (18:30) in Paris. */
export function inParis(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = parisian.format(at).split(' ')
  return { day, time }
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msOfDay).toISOString().slice(0, 10)
}

/** The moment of 23:59 in Paris on a day. */
export function lastMinuteOf(day: string): Date {
  const inSummer = new Date(`${day}T23:59+02:00`)
  return inParis(inSummer).time === '23:59' ? inSummer : new Date(`${day}T23:59+01:00`)
}

/** The day of the week of a date; 0 for Monday. */
export function weekdayNumber(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}
