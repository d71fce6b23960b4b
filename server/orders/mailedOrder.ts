import type { PaymentMeans } from '../../contract/paymentMeans'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { paths, pathTo } from '../../contract/site/paths'
import type { MailedOrder } from '../../wording/mails/orderRecap'
import { openingWords } from '../../wording/openingHours'
import type { Sql } from '../database/connect'
import type { PlacedRow } from '../database/placedOrders'
import type { Settings } from '../settings'
import { inParis } from '../../contract/parisianDays'
import { readShopSettings } from '../shop/readShopSettings'
import { shownHours } from '../shop/shownHours'
import { totalsOf } from '../shop/totals'
import { findOrdered } from './findOrdered'
import { trackingOf } from './shipment'
import { shownAddress } from './shownAddress'
import { toDates } from './serialize'

type Placed = {
  order: PlacedRow
  means: PaymentMeans
  at: Date
  /** The client's. */
  firstName: string | null
  /** Someone who has not proven the e-mail typed name and address: a mail must not repeat them. */
  isHidden: boolean
}

/** An order as its mails recall it. */
export async function mailedOrder(
  tx: Sql,
  settings: Settings,
  { order, means, at, firstName, isHidden }: Placed,
): Promise<MailedOrder> {
  const { id, delivery, totalCents, feeCents, vatFranchise, orderedAt } = order
  const isPickup = delivery === 'magasin'
  const dates = toDates(order)
  const { lines, discounts } = await findOrdered(tx, order)
  return {
    id,
    at: orderedAt,
    firstName: isHidden ? null : firstName,
    delivery,
    // An order to be picked up has the shop's own address.
    address: isPickup || !isHidden ? shownAddress(order, settings.seller) : null,
    hours: isPickup ? openingWords(shownHours(await readShopSettings(tx), at)) : [],
    // What is ready or sent late has outlasted the promise.
    promised: dates && dates.to >= inParis(at).day ? dates : null,
    means,
    lines,
    discounts,
    feeCents,
    vat: vatFranchise ? [] : totalsOf({ lines, feeCents }).vat,
    vatFranchise,
    totalCents,
    tracking: trackingOf(order),
    link: absoluteUrl(pathTo('order', id), settings),
    withdrawalLink: absoluteUrl(`${paths.withdrawal}?commande=${id}`, settings),
  }
}

/** The same of an order that its client has taken along: no day to come, and no hours. */
export const asTaken = (order: MailedOrder): MailedOrder => ({
  ...order,
  promised: null,
  hours: [],
})
