import { cartReplies } from '../../wording/replies/cart'
import { ProblemError } from '../http/ProblemError'
import type { CartLine } from './queries'

/** The largest amount, in cents, that an order's total can hold in the database. */
export const largestTotal = 2_147_483_647

type Article = { name: string; stock: number }

/** Cents: the sum of unit price × quantity. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
}

/** Refuses a quantity of an article that is above its stock. */
export function checkStock({ name, stock }: Article, quantity: number): void {
  if (quantity <= stock) return
  const message = cartReplies.outOfStock(name, stock)
  throw new ProblemError(409, 'out_of_stock', message, { product_serial_number: message })
}

/** Refuses one less of a line that holds one: removing has its own endpoint. */
export function checkOneLess(quantity: number): void {
  if (quantity <= 1)
    throw new ProblemError(409, 'quantity_at_minimum', cartReplies.quantityAtMinimum)
}

/** Refuses a cart whose total no order can hold. */
export function checkTotal(lines: readonly CartLine[]): void {
  if (totalOf(lines) > largestTotal)
    throw new ProblemError(409, 'order_not_payable', cartReplies.totalTooLarge)
}
