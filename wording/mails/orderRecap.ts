import type { DeliveryMode } from '../../contract/deliveryModes'
import type { PaymentMeans } from '../../contract/paymentMeans'
import type { Grind } from '../../contract/grinds'
import { arrivalWords, dateWords } from '../dates'
import { grindWords } from '../grinds'
import { vatFranchise } from '../vatFranchise'
import { euros, percent } from './formats'
import type { MailArticle, MailBlock, MailRow } from './MailBlock'
import { quoted, quotedAddress } from './quoted'

/** An article of a mail; its grind is null if it is not coffee in beans. */
type MailedLine = {
  name: string
  quantity: number
  priceCents: number
  grind: Grind | null
  /** The name of its file. */
  picture: string | null
}

/** An order as it was placed; amounts in cents. */
export type MailedOrder = {
  id: number
  /** When it was placed. */
  at: Date
  /** The client's; null if it may not be named, like the address. */
  firstName: string | null
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
  /** It was placed without VAT, which is said in its place. */
  vatFranchise: boolean
  totalCents: number
  /** Where its parcel is followed; null if it has no number. */
  tracking?: { carrier: string; number: string; url: string } | null
  /** Its page. */
  link: string
  /** Where to withdraw from it. */
  withdrawalLink: string
}

/** An order whose goods leave the shop, or were to leave it. */
export type PackedOrder = MailedOrder & {
  /** The pieces that were refunded or withdrawn since it was placed. */
  unpacked: readonly { name: string; quantity: number }[]
}

/** The articles, the fee, the total with its VAT, and where and when the client gets them. */
export function recapBlocks(order: MailedOrder): MailBlock[] {
  return [
    { articles: order.lines.map(article), prices: priceRows(order) },
    ...(order.vatFranchise ? [`${vatFranchise}.`] : []),
    { facts: [destination(order), ...whenRows(order)] },
    ...hoursBlocks(order),
  ]
}

/** “2 × Kenya AA”, “moulu pour filtre, 12,90 € l’unité”. */
const article = ({ quantity, name, grind, priceCents, picture }: MailedLine): MailArticle => ({
  name: `${quantity} × ${quoted(name)}`,
  detail: [grind && grindWords[grind], `${euros(priceCents)} l’unité`].filter(Boolean).join(', '),
  value: euros(priceCents * quantity),
  picture,
})

function priceRows(order: MailedOrder): MailRow[] {
  const { discounts, feeCents, vat, totalCents, delivery } = order
  const rows: MailRow[] = discounts.map(({ name, cents }) => ({
    name: `Code ${quoted(name)}`,
    value: `−${euros(cents)}`,
  }))
  if (delivery === 'domicile' || feeCents > 0)
    rows.push({ name: 'Livraison', value: feeCents > 0 ? euros(feeCents) : 'offerte' })
  const total = order.vatFranchise ? 'Total' : 'Total, toutes taxes comprises'
  rows.push({ name: total, value: euros(totalCents), weight: 'strong' })
  for (const { vatRate, vatCents } of vat)
    rows.push({ name: `dont TVA ${percent(vatRate)}`, value: euros(vatCents), weight: 'quiet' })
  return rows
}

function destination({ delivery, address }: MailedOrder): MailRow {
  if (address === null) return { name: 'Livraison', value: 'à l’adresse donnée à la commande' }
  const name = delivery === 'magasin' ? 'Retrait en boutique' : 'Adresse de livraison'
  return { name, value: quotedAddress(address) }
}

function whenRows({ delivery, promised }: MailedOrder): MailRow[] {
  if (promised === null) return []
  return delivery === 'magasin'
    ? [{ name: 'Prête à partir du', value: dateWords(promised.from), weight: 'strong' }]
    : [{ name: 'Livraison prévue', value: arrivalWords(promised), weight: 'strong' }]
}

/** Below the recap, which is the contract's: what the client gets no more, or may have got. */
export function unpackedBlocks({ unpacked }: PackedOrder, hasLeft: boolean): MailBlock[] {
  if (unpacked.length === 0) return []
  return [
    hasLeft
      ? 'Articles déjà annulés ou remboursés\u00a0:'
      : 'Articles annulés ou remboursés, qui ne font plus partie de votre commande\u00a0:',
    { list: unpacked.map(({ quantity, name }) => `${quantity} × ${quoted(name)}`) },
  ]
}

/** The withdrawal function, named as the law wants it (code de la consommation, L.221-21). */
export function withdrawalBlocks({ withdrawalLink }: MailedOrder): MailBlock[] {
  return [{ link: withdrawalLink, label: 'Renoncer au contrat ici', weight: 'quiet' }]
}

/** The hours at which an order can be picked up. */
export function hoursBlocks({ hours }: Pick<MailedOrder, 'hours'>): MailBlock[] {
  return hours.length === 0
    ? []
    : ['Horaires de la boutique\u00a0:', { list: hours.map((line) => quoted(line)) }]
}

/** The parcel’s number, and the carrier’s page that follows it. */
export function trackingBlocks({ tracking }: MailedOrder): MailBlock[] {
  if (!tracking) return []
  const { carrier, number, url } = tracking
  return [
    `Elle voyage avec ${carrier}, sous le numéro ${quoted(number)}.`,
    { link: url, label: 'Suivre le colis' },
  ]
}
