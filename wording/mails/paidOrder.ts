import type { PaymentMeans } from '../legal/legalText'
import type { MailBlock } from './mail'
import { quoted, quotedAddress } from './quoted'

/** A paid order; amounts in cents. */
export type PaidOrder = {
  id: number
  at: Date
  delivery: 'magasin' | 'domicile'
  /** Null if it may not be named: the person who typed it has not proven the e-mail. */
  address: string | null
  totalCents: number
  lines: readonly { name: string; quantity: number; priceCents: number }[]
}

/** The articles, their prices and the delivery. */
export function orderBlocks(order: PaidOrder, payment: PaymentMeans): MailBlock[] {
  return [
    { list: order.lines.map(lineText) },
    `Total, toutes taxes comprises\u00a0: ${euros(order.totalCents)}`,
    ...paymentNotes[payment],
    destination(order),
  ]
}

function destination({ delivery, address }: PaidOrder): string {
  if (address === null)
    return 'Livraison, sous 3 à 5 jours ouvrés, à l’adresse donnée à la commande.'
  return delivery === 'magasin'
    ? `Retrait au magasin\u00a0: ${quotedAddress(address)}`
    : `Livraison, sous 3 à 5 jours ouvrés\u00a0: ${quotedAddress(address)}`
}

const paymentNotes: Record<PaymentMeans, string[]> = {
  demonstration: ['Paiement de démonstration\u00a0: aucune somme n’a été prélevée.'],
}

function lineText(line: PaidOrder['lines'][number]): string {
  return `${line.quantity} × ${quoted(line.name)}, ${euros(line.priceCents)} l’unité\u00a0: ${euros(line.priceCents * line.quantity)}`
}

const formats = {
  euros: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  day: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
}
export const euros = (cents: number) => formats.euros.format(cents / 100)
/** A date in France. */
export const day = (at: Date) => formats.day.format(at)
