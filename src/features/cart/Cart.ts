import { toCents, toCentsOrNull } from '../../../contract/amounts'
import type { CartLineReply } from '../../../contract/api/cart'
import type { Grind } from '../../../contract/grinds'
import type { Read } from '../../../contract/api/withExtensions'
import { toUnitPrice, type UnitPrice } from '../../api/toUnitPrice'

export type CartLine = {
  orderId: string
  lineId: string
  serial: string
  name: string
  /** Null for what is not coffee in beans, and where the host knows none. */
  grind: Grind | null
  quantity: number
  stock: number
  /** Unit price × quantity, in cents. */
  totalCents: number
  /** In cents; null where the host sends none. */
  priceCents: number | null
  picture: string | null
} & UnitPrice

/** The cart as the server last sent it. */
export type Cart = { lines: CartLine[] }

export type AnyCartLine = Read<
  CartLineReply,
  | 'product_price'
  | 'product_price_per_kilo'
  | 'product_price_per_litre'
  | 'product_img'
  | 'command_grind'
>

export function toCart(lines: readonly AnyCartLine[]): Cart {
  return { lines: lines.map(toCartLine) }
}

/** A line of the reply with amounts in cents and identifiers as text. */
function toCartLine(line: AnyCartLine): CartLine {
  return {
    orderId: String(line.command_id),
    lineId: String(line.command_line_id),
    serial: String(line.product_serial_number),
    name: line.product_name,
    grind: line.command_grind ?? null,
    quantity: Number(line.command_quantity),
    stock: Number(line.product_stock),
    totalCents: toCents(line.command_total_price),
    priceCents: toCentsOrNull(line.product_price),
    ...toUnitPrice(line.product_price_per_kilo, line.product_price_per_litre),
    picture: line.product_img ?? null,
  }
}

/** The sum of the lines, in cents. */
export function cartTotal(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.totalCents, 0)
}
