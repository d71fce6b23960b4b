/** French writes the first of a month “1er”, which Intl does not. */
export const writeFirst = (date: string): string => date.replace(/\b1\b/, '1er')

/** Made with the first date, because making it is slow and every page's head loads these words. */
let format: Intl.DateTimeFormat | undefined
/** “1er décembre 2026”, in France. */
export function longDate(at: Date): string {
  format ??= new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
  return writeFirst(format.format(at))
}
