import type { PaymentMeans, Shop } from '../legal/legalText'
import { termsOfSale } from '../legal/termsOfSale'
import { compose, type Mail, type MailBlock } from './mail'

/** A paid order; amounts in cents. */
export type ConfirmedOrder = {
  id: number
  at: Date
  delivery: 'magasin' | 'domicile'
  adress: string
  totalCents: number
  lines: readonly { name: string; quantity: number; priceCents: number }[]
}

/**
 * The confirmation of the contract. The terms of sale stand in it whole: the law wants them on a
 * durable medium (code de la consommation, L.221-13), and a link is none (CJUE C-49/11).
 */
export function orderConfirmation(shop: Shop, order: ConfirmedOrder, link: string): Mail {
  const { seller, payment } = shop
  return compose(seller, `Votre commande n°\u00a0${order.id} chez ${seller.name}`, [
    `Merci\u00a0! Votre commande n°\u00a0${order.id} du ${day(order.at)} est enregistrée et payée.`,
    { list: order.lines.map(lineText) },
    `Total, toutes taxes comprises\u00a0: ${euros(order.totalCents)}`,
    ...paymentNotes[payment],
    order.delivery === 'magasin'
      ? `Retrait au magasin\u00a0: ${order.adress}`
      : `Livraison, sous 3 à 5 jours ouvrés\u00a0: ${order.adress}`,
    'Suivez votre commande sur cette page\u00a0:',
    { link },
    ...termsBlocks(shop),
  ])
}

const paymentNotes: Record<PaymentMeans, string[]> = {
  demonstration: ['Paiement de démonstration\u00a0: aucune somme n’a été prélevée.'],
}

function lineText(line: ConfirmedOrder['lines'][number]): string {
  return `${line.quantity} × ${line.name}, ${euros(line.priceCents)} l’unité\u00a0: ${euros(line.priceCents * line.quantity)}`
}

function termsBlocks(shop: Shop): MailBlock[] {
  const terms = termsOfSale(shop)
  return [
    { title: terms.title },
    terms.intro,
    ...terms.sections.flatMap(({ title, blocks }) => [{ title }, ...blocks]),
  ]
}

const formats = {
  euros: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  day: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
}
const euros = (cents: number) => formats.euros.format(cents / 100)
const day = (at: Date) => formats.day.format(at)
