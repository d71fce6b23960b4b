import { toCents } from '../../../contract/amounts'
import type { Read } from '../../../contract/api/withExtensions'
import type { OrderLineReply, OrderSummaryReply } from '../../../contract/api/orders'

/**
 * An order of the list; null for what a host does not send. Amounts in cents, the date in ISO 8601.
 */
export type ListedOrder = {
  id: string
  date: string | null
  state: string | null
  totalCents: number | null
}
export type OrderLine = {
  name: string
  quantity: number
  priceCents: number | null
  totalCents: number | null
}
export type Order = ListedOrder & {
  delivery: string | null
  address: string | null
  /** Its confirmation waits until the client's e-mail is proven. */
  isConfirmationHeld: boolean
  lines: OrderLine[]
}

export type AnyListedOrder = Read<
  OrderSummaryReply,
  'command_date' | 'command_state' | 'command_total'
>
type KnownOfLine = 'command_id' | 'command_state' | 'command_total'
export type AnyOrderLine = Read<OrderLineReply, Exclude<keyof OrderLineReply, KnownOfLine>>

export function toListedOrder(order: AnyListedOrder): ListedOrder {
  return {
    id: String(order.command_id),
    date: order.command_date ?? null,
    state: order.command_state ?? null,
    totalCents: centsOrNull(order.command_total),
  }
}

/** The detail's array as one order; null when it is empty. */
export function toOrder(elements: AnyOrderLine[]): Order | null {
  const [first] = elements
  if (!first) return null
  return {
    ...toListedOrder(first),
    delivery: first.command_delivery ?? null,
    address: first.command_adress ?? null,
    isConfirmationHeld: first.command_confirmation_held ?? false,
    lines: elements.flatMap(toLine),
  }
}

function toLine(element: AnyOrderLine): OrderLine[] {
  if (element.product_name == null) return []
  return [
    {
      name: element.product_name,
      quantity: Number(element.command_quantity ?? 1),
      priceCents: centsOrNull(element.product_price),
      totalCents: centsOrNull(element.command_total_price),
    },
  ]
}

function centsOrNull(amount: number | string | null | undefined): number | null {
  return amount == null ? null : toCents(amount)
}
