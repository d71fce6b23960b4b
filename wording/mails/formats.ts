const formats = {
  euros: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  day: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
  percent: new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 }),
}
export const euros = (cents: number) => formats.euros.format(cents / 100)
/** A date in France. */
export const day = (at: Date) => formats.day.format(at)
/** A rate in hundredths of a percent. */
export const percent = (rate: number) => formats.percent.format(rate / 10_000)
