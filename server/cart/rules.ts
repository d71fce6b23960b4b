import { maxInteger } from '../../contract/maxInteger'
import { cartReplies } from '../../wording/replies/cart'
import { ProblemError } from '../http/ProblemError'
import type { CartLine } from './queries'

/** The largest amount, in cents, that the database can store as an order's total. */
export const maxTotalCents = maxInteger

/** The pieces of a product in all lines of a cart: each grind has its own. */
export const piecesOf = (lines: readonly CartLine[], productId: number): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0)

type Article = { name: string; stock: number }

/** The total of a cart in cents: the sum of unit price × quantity. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
}

/** Throws a ProblemError if the quantity of a product is above its stock. */
export function assertInStock({ name, stock }: Article, quantity: number): void {
  if (quantity <= stock) return
  const message = cartReplies.outOfStock(name, stock)
  throw new ProblemError(409, 'out_of_stock', message, { product_serial_number: message })
}

/** Throws a ProblemError if the line holds one piece: removing a line has its own endpoint. */
export function assertMoreThanOne(quantity: number): void {
  if (quantity <= 1)
    throw new ProblemError(409, 'quantity_at_minimum', cartReplies.quantityAtMinimum)
}

/** Throws a ProblemError if the database cannot store the cart's total. */
export function assertStorableTotal(lines: readonly CartLine[]): void {
  if (totalOf(lines) > maxTotalCents)
    throw new ProblemError(409, 'order_not_payable', cartReplies.totalTooLarge)
}
