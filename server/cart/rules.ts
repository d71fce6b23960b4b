import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import { cartReplies } from '../../wording/replies/cart'
import { ProblemError } from '../http/ProblemError'
import { PriceChanged } from '../checkout/PriceChanged'
import type { CartLine, OrderStateAndDelivery } from './queries'

/** The largest amount, in cents, that an order's total can hold in the database. */
export const largestTotal = 2_147_483_647

type Delivery = { delivery: DeliveryMode; adress: string }
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

/** Refuses one less of a line that holds one: removing has its own call. */
export function checkOneLess(quantity: number): void {
  if (quantity <= 1)
    throw new ProblemError(409, 'quantity_at_minimum', cartReplies.quantityAtMinimum)
}

/** Refuses a cart whose total no order can hold. */
export function checkTotal(lines: readonly CartLine[]): void {
  if (totalOf(lines) > largestTotal)
    throw new ProblemError(409, 'order_not_payable', cartReplies.totalTooLarge)
}

/** False where the order is paid already; refuses one that was cancelled since. */
export function assertPayable(state: OrderState): boolean {
  if (state === 'annulée' || state === 'remboursée')
    throw new ProblemError(409, 'order_not_payable', cartReplies.orderNotPayable)
  return state === 'panier'
}

/** Refuses a cart that cannot be paid as it is, naming each line that stands in the way. */
export function checkPayable(lines: readonly CartLine[]): void {
  if (lines.length === 0) throw new ProblemError(409, 'cart_empty', cartReplies.cartEmpty)
  const wrong = lines.flatMap((line) => {
    const sentence = unavailable(line)
    return sentence === undefined ? [] : [[line.id, sentence] as const]
  })
  if (wrong.length > 0) {
    const message = wrong.map(([, sentence]) => sentence).join(' ')
    throw new ProblemError(409, 'line_unavailable', message, Object.fromEntries(wrong))
  }
  checkTotal(lines)
}

/** Refuses a cart whose sum is not the given one; undefined where the caller was shown none. */
export function checkSum(lines: readonly CartLine[], cents: number | undefined): void {
  if (cents !== undefined && totalOf(lines) !== cents) throw new PriceChanged(lines)
}

/** Refuses to repeat a payment with another delivery than the paid order has. */
export function checkSameDelivery(paid: OrderStateAndDelivery, asked: Delivery): void {
  const { delivery, adress } = paid
  // The address is erased once the account is gone and the order has arrived.
  if (delivery === null || adress === null) return
  const isSame = delivery === asked.delivery
  if (isSame && (delivery === 'magasin' || sameAddress(adress, asked.adress))) return
  throw new ProblemError(409, 'already_paid', cartReplies.alreadyPaid[delivery](adress))
}

function unavailable({ name, quantity, stock, retired }: CartLine): string | undefined {
  if (retired) return cartReplies.lineRetired(name)
  return quantity > stock ? cartReplies.lineUnavailable(name, stock) : undefined
}

/** How an order leaves, and to where: the mode given, or the one that the address tells. */
export function deliveryOf(
  { adress, mode }: { adress: string; mode?: DeliveryMode | undefined },
  shopAddress: string,
): Delivery {
  const delivery = mode ?? (sameAddress(adress, shopAddress) ? 'magasin' : 'domicile')
  return { delivery, adress: delivery === 'magasin' ? shopAddress : adress }
}

/** As people read: case, accents, punctuation and spaces make no other address. */
function sameAddress(one: string, other: string): boolean {
  const plain = (address: string) =>
    address
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase()
  return plain(one) === plain(other)
}
