import { toCents, toCentsOrNull } from '../../../contract/amounts'
import type { AddressParts } from '../../../contract/api/address'
import type { Read } from '../../../contract/api/withExtensions'
import type { OpeningHours } from '../../../contract/api/openingHours'
import type { OrderLineReply, OrderSummaryReply } from '../../../contract/api/orders'
import type { Grind } from '../../../contract/grinds'
import type { PaymentMeans } from '../../../contract/paymentMeans'
import type { PaymentState } from '../../../contract/paymentStates'

/**
 * An order of the list; null for what a host does not send. Amounts in cents, the date in ISO 8601.
 */
export type ListedOrder = {
  id: string
  date: string | null
  state: string | null
  totalCents: number | null
  /** The state of the money, beside that of the goods. */
  payment: PaymentState | null
}
export type OrderLine = {
  serial: string | null
  picture: string | null
  name: string
  grind: Grind | null
  quantity: number
  priceCents: number | null
  totalCents: number | null
}
export type Order = ListedOrder & {
  delivery: string | null
  address: string | null
  /** The same in parts, with the telephone. */
  addressParts: AddressParts | null
  /** Its confirmation waits until the client's e-mail is proven. */
  isConfirmationHeld: boolean
  /** The delivery fee within the total. */
  feeCents: number | null
  /** What the promotion code took off. */
  discounts: { name: string; cents: number }[]
  /** The VAT within the total, by rate in percent. */
  vat: { rate: number; cents: number }[]
  /** It was placed without VAT, which is said in its place. */
  isWithoutVat: boolean
  refundedCents: number
  /** What is about to be given back. */
  refundPendingCents: number
  /** The promised days, ISO 8601. */
  dates: { from: string; to: string } | null
  /** Whether the last of them was over when the reply came. */
  isPromiseOver: boolean
  /** When it can be picked up; null for a delivery at home. */
  hours: OpeningHours | null
  means: PaymentMeans | null
  /** Until when its articles are held, ISO 8601; null unless its payment is awaited. */
  heldUntil: string | null
  /** Who carries the parcel, and where it is followed; null before it leaves. */
  tracking: { carrier: string; number: string; url: string } | null
  /** Where the transfer goes that is awaited. */
  transfer: { holder: string; iban: string; bic: string; reference: string } | null
  /** The PDF of the conditions that the client accepted. */
  conditions: string | null
  lines: OrderLine[]
}

export type AnyListedOrder = Read<OrderSummaryReply, Exclude<keyof OrderSummaryReply, 'command_id'>>
type KnownOfLine = 'command_id' | 'command_state' | 'command_total'
export type AnyOrderLine = Read<OrderLineReply, Exclude<keyof OrderLineReply, KnownOfLine>>

export function toListedOrder(order: AnyListedOrder): ListedOrder {
  return {
    id: String(order.command_id),
    date: order.command_date ?? null,
    state: order.command_state ?? null,
    totalCents: toCentsOrNull(order.command_total),
    payment: order.command_payment ?? null,
  }
}

/**
 * The detail's array as one order; null when it is empty. `today` is a day of UTC, which begins an
 * hour or two after that of Paris.
 */
export function toOrder(elements: AnyOrderLine[], today: string): Order | null {
  const [first] = elements
  if (!first) return null
  return {
    ...toListedOrder(first),
    delivery: first.command_delivery ?? null,
    address: first.command_adress ?? null,
    addressParts: first.command_address ?? null,
    isConfirmationHeld: first.command_confirmation_held ?? false,
    feeCents: toCentsOrNull(first.command_fee),
    discounts: (first.command_discounts ?? []).map(({ name, amount }) => ({
      name,
      cents: toCents(amount),
    })),
    vat: (first.command_vat ?? []).map(({ rate, amount }) => ({
      rate: Number(rate),
      cents: toCents(amount),
    })),
    isWithoutVat: first.command_vat_franchise ?? false,
    refundedCents: toCentsOrNull(first.command_refunded) ?? 0,
    refundPendingCents: toCentsOrNull(first.command_refund_pending) ?? 0,
    dates: first.command_dates ?? null,
    isPromiseOver: !!first.command_dates && first.command_dates.to < today,
    hours: first.command_hours ?? null,
    means: first.command_means ?? null,
    heldUntil: first.command_held_until ?? null,
    transfer: first.command_transfer ?? null,
    tracking: first.command_tracking ?? null,
    conditions: first.command_conditions ?? null,
    lines: elements.flatMap(toLine),
  }
}

function toLine(element: AnyOrderLine): OrderLine[] {
  if (element.product_name == null) return []
  return [
    {
      serial: element.product_serial_number == null ? null : String(element.product_serial_number),
      picture: element.product_img ?? null,
      name: element.product_name,
      grind: element.command_grind ?? null,
      quantity: Number(element.command_quantity ?? 1),
      priceCents: toCentsOrNull(element.product_price),
      totalCents: toCentsOrNull(element.command_total_price),
    },
  ]
}

/** Whether the shopkeeper says that its payment has arrived, and no provider. */
export function isByHand({ means, transfer }: Order): boolean {
  return means === 'counter' || transfer !== null
}
