import type { DeliveryMode } from '../../contract/deliveryModes'
import type { PaymentMeans } from '../../contract/paymentMeans'
import type { Grind } from '../../contract/grinds'
import { arrivalWords, dateWords } from '../dates'
import { grindWords } from '../grinds'
import { euros, percent } from './formats'
import type { MailBlock, MailRow } from './MailBlock'
import { quoted, quotedAddress } from './quoted'

/** An article of a mail; its grind is null if it is not coffee in beans. */
type MailedLine = { name: string; quantity: number; priceCents: number; grind: Grind | null }

/** An order as it was placed; amounts in cents. */
export type MailedOrder = {
  id: number
  /** When it was placed. */
  at: Date
  delivery: DeliveryMode
  /** Null if it may not be named: the person who typed it has not proven the e-mail. */
  address: string | null
  /** The opening hours, where it is picked up; none if the shop does not publish them. */
  hours: readonly string[]
  /** The promised days, ISO 8601; null for an order without a promise. */
  promised: { from: string; to: string } | null
  means: PaymentMeans
  lines: readonly MailedLine[]
  discounts: readonly { name: string; cents: number }[]
  /** The delivery fee within the total. */
  feeCents: number
  /** The VAT within the total, by rate in hundredths of a percent. */
  vat: readonly { vatRate: number; vatCents: number }[]
  totalCents: number
  /** Its page. */
  link: string
}

/** The articles, the fee, the total with its VAT, and where and when the client gets them. */
export function recapBlocks(order: MailedOrder): MailBlock[] {
  return [
    { prices: priceRows(order) },
    { lines: [destination(order), ...whenWords(order)] },
    ...hoursBlocks(order),
  ]
}

function priceRows({ lines, discounts, feeCents, vat, totalCents, delivery }: MailedOrder) {
  const rows: MailRow[] = lines.map((line) => ({
    name: lineName(line),
    value: euros(line.priceCents * line.quantity),
  }))
  for (const { name, cents } of discounts) rows.push({ name: quoted(name), value: euros(-cents) })
  if (delivery === 'domicile' || feeCents > 0)
    rows.push({ name: 'Livraison', value: feeCents > 0 ? euros(feeCents) : 'offerte' })
  rows.push({ name: 'Total, toutes taxes comprises', value: euros(totalCents), isStrong: true })
  for (const { vatRate, vatCents } of vat)
    rows.push({ name: `dont TVA ${percent(vatRate)}`, value: euros(vatCents) })
  return rows
}

/** “2 × Kenya AA, moulu pour filtre, 12,90 € l’unité”. */
const lineName = ({ quantity, name, grind, priceCents }: MailedLine) =>
  [`${quantity} × ${quoted(name)}`, grind && grindWords[grind], `${euros(priceCents)} l’unité`]
    .filter(Boolean)
    .join(', ')

function destination({ delivery, address }: MailedOrder): string {
  if (address === null) return 'Livraison à l’adresse donnée à la commande.'
  return delivery === 'magasin'
    ? `Retrait au magasin\u00a0: ${quotedAddress(address)}`
    : `Adresse de livraison\u00a0: ${quotedAddress(address)}`
}

function whenWords({ delivery, promised }: MailedOrder): string[] {
  if (promised === null) return []
  return delivery === 'magasin'
    ? [`Prête à partir du ${dateWords(promised.from)}.`]
    : [`Livraison prévue ${arrivalWords(promised)}.`]
}

/** The hours at which an order can be picked up. */
export function hoursBlocks({ hours }: Pick<MailedOrder, 'hours'>): MailBlock[] {
  return hours.length === 0
    ? []
    : ['Le magasin est ouvert\u00a0:', { list: hours.map((line) => quoted(line)) }]
}
