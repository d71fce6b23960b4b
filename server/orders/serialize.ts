import { toEuros } from '../../contract/amounts'
import { splitAddress } from '../../contract/splitAddress'
import type { OpeningHours } from '../../contract/api/openingHours'
import type { OrderLineReply, OrderSummaryReply } from '../../contract/api/orders'
import { conditionsPath } from '../../contract/site/conditionsFiles'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { defaultPicture } from '../../contract/site/pictures'
import { grindOf } from '../database/grind'
import type { Settings } from '../settings'
import { discountsOf, totalsOf } from '../shop/totals'
import { paymentStateOf } from './money'
import type { OrderLine, PlacedOrder } from './queries'
import { trackingOf } from './shipment'
import { shownAddress } from './shownAddress'

type Bank = Settings['payments']['bank']
type Site = Pick<Settings, 'publicUrl' | 'basePath'>
type Extras = {
  isConfirmationHeld: boolean
  site: Site
  seller: { address: string }
  bank: Bank
  vat: OrderLineReply['command_vat']
  discounts: OrderLineReply['command_discounts']
  hours: OpeningHours
}

/** An order as an element of the list. */
export function toOrderReply(order: PlacedOrder): OrderSummaryReply {
  return {
    command_id: order.id,
    command_date: order.orderedAt.toISOString(),
    command_state: order.state,
    command_total: toEuros(order.totalCents),
    command_payment: paymentStateOf(order.state, order),
  }
}

/** A line of an order, with the order's own fields repeated on it. */
export function toOrderLineReply(
  { order, ...line }: OrderLine,
  { isConfirmationHeld, site, seller, bank, vat, discounts, hours }: Extras,
): OrderLineReply {
  return {
    ...toOrderReply(order),
    command_delivery: order.delivery,
    command_adress: shownAddress(order, seller),
    command_address: order.addressParts ?? partsOf(order),
    command_fee: toEuros(order.feeCents),
    command_discounts: discounts,
    command_vat: vat,
    command_vat_franchise: order.vatFranchise,
    command_refunded: toEuros(order.returnedCents),
    command_refund_pending: toEuros(order.pendingCents),
    command_dates: toDates(order),
    command_hours: order.delivery === 'magasin' ? hours : null,
    command_means: order.means,
    command_held_until: order.heldUntil?.toISOString() ?? null,
    command_transfer: transferOf(order, bank),
    command_tracking: trackingOf(order),
    command_conditions: conditionsUrl(order, site),
    product_vat: line.vatRate / 100,
    product_serial_number: line.serial,
    product_name: line.name,
    product_price: toEuros(line.priceCents),
    product_img: line.picture ?? defaultPicture,
    command_quantity: line.quantity,
    command_grind: grindOf(line),
    command_total_price: toEuros(line.priceCents * line.quantity),
    command_confirmation_held: isConfirmationHeld,
  }
}

/** The PDF of the conditions that the client accepted; null for a caller that sent none. */
const conditionsUrl = ({ conditionsHash: hash }: OrderLine['order'], site: Site) =>
  hash === null ? null : absoluteUrl(conditionsPath(hash), site)

/** The VAT within the total of an order with these lines, by rate in percent; none under the franchise. */
export function toVat(lines: readonly OrderLine[]): OrderLineReply['command_vat'] {
  const { feeCents, vatFranchise } = lines[0]?.order ?? { feeCents: 0, vatFranchise: false }
  if (vatFranchise) return []
  const { vat } = totalsOf({ lines, feeCents })
  return vat.map(({ vatRate, vatCents }) => ({ rate: vatRate / 100, amount: toEuros(vatCents) }))
}

/** What the promotion code of an order with these lines took off. */
export function toDiscounts(lines: readonly OrderLine[]): OrderLineReply['command_discounts'] {
  const discounts = discountsOf(lines[0]?.order.promotion ?? null, lines)
  return discounts.map(({ name, cents }) => ({ name, amount: toEuros(cents) }))
}

/** The promised days; null for an order without a promise. */
export function toDates({
  promisedFrom: from,
  promisedTo: to,
}: Pick<OrderLine['order'], 'promisedFrom' | 'promisedTo'>): OrderLineReply['command_dates'] {
  return from === null ? null : { from, to: to ?? from }
}

/** Where a transfer that is awaited goes; null for any other order. */
function transferOf(order: OrderLine['order'], bank: Bank): OrderLineReply['command_transfer'] {
  const isAwaited = order.state === 'en attente de paiement' && order.means === 'transfer'
  return isAwaited && bank && order.reference !== null
    ? { ...bank, reference: order.reference }
    : null
}

const partsOf = ({ delivery, address }: OrderLine['order']) =>
  delivery === 'domicile' ? splitAddress(address ?? '') : null
