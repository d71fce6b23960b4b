import { writeFirst } from './longDate'

/** A declaration of withdrawal; without lines and articles it is about the whole order. */
export type DeclaredWithdrawal = {
  name: string
  order: string
  email: string
  articles: string | null
  lines: readonly { name: string; quantity: number }[]
}

export const withdrawalRowNames = {
  name: 'Nom',
  order: 'Numéro de commande',
  email: 'E-mail',
  articles: 'Articles concernés',
}
const wholeOrder = 'toute la commande'

/** The lines that a client picked, each by its pieces and its name. */
export const pickedLines = (lines: DeclaredWithdrawal['lines']) =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`)

/** What is declared, by name: the same on the page and in the mails. */
export function withdrawalRows({ name, order, email, articles, lines }: DeclaredWithdrawal) {
  const picked = pickedLines(lines).join(', ')
  return [
    { name: withdrawalRowNames.name, value: name },
    { name: withdrawalRowNames.order, value: order },
    { name: withdrawalRowNames.email, value: email },
    { name: withdrawalRowNames.articles, value: (articles ?? picked) || wholeOrder },
  ]
}

export const withdrawalSentence =
  'Je vous notifie par la présente ma rétractation du contrat portant sur la commande ci-dessous.'

const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' })
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })
const zone = new Intl.DateTimeFormat('fr-FR', {
  timeZoneName: 'shortOffset',
  timeZone: 'Europe/Paris',
})

/**
 * “mardi 24 novembre 2026 à 21:45:12 (heure de Paris, UTC+1)”. The offset tells the hour apart that
 * autumn has twice.
 */
export function withdrawalMoment(at: Date): string {
  const offset = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${writeFirst(date.format(at))} à ${time.format(at)} (heure de Paris, ${offset})`
}
