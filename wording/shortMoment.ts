const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** A day and a time of it in Paris, as short as a cell of a telephone is wide: 29/11/2026 14:05. */
export const shortMoment = (at: Date | string) => format.format(new Date(at))
