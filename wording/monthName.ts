const format = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** “novembre 2026”, of “2026-11”; what is no month stays as it is. */
export function monthName(month: string): string {
  const day = new Date(`${month}-01`)
  return Number.isNaN(day.getTime()) ? month : format.format(day)
}
