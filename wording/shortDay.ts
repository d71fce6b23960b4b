const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })

/** A day in Paris in digits: 29/11/2026. */
export const shortDay = (at: Date | string) => format.format(new Date(at))
