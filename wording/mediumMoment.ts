import { writeFirst } from './longDate'

const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** A day and a time of it in Paris, the month as a word: 29 nov. 2026, 14:05. */
export const mediumMoment = (at: Date | string) => writeFirst(format.format(new Date(at)))
