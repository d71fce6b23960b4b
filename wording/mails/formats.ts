const formats = {
  euros: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  percent: new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 }),
}
export const euros = (cents: number) => formats.euros.format(cents / 100)
/** A rate in hundredths of a percent. */
export const percent = (rate: number) => formats.percent.format(rate / 10_000)
