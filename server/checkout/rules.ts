import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import { cartReplies } from '../../wording/replies/cart'
import type { CartLine } from '../cart/queries'
import { checkTotal, totalOf } from '../cart/rules'
import { ProblemError } from '../http/ProblemError'
import { PriceChanged } from './PriceChanged'
import type { OrderStateAndDelivery } from './queries'

type Delivery = { delivery: DeliveryMode; address: string }

/** Refuses to pay an order that was cancelled since. */
export function assertPayable(state: OrderState): void {
  if (state === 'annulée' || state === 'remboursée')
    throw new ProblemError(409, 'order_not_payable', cartReplies.orderNotPayable)
}

/** Whether the order was paid before. */
export function isPaid(state: OrderState): boolean {
  return state !== 'panier'
}

/** Refuses a cart that cannot be paid as it is, naming each line that is in the way. */
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
  const { delivery, address } = paid
  // The address is erased once the account is gone and the order has arrived.
  if (delivery === null || address === null) return
  const isSame = delivery === asked.delivery
  if (isSame && (delivery === 'magasin' || sameAddress(address, asked.address))) return
  throw new ProblemError(409, 'already_paid', cartReplies.alreadyPaid[delivery](address))
}

function unavailable({ name, quantity, stock, retired }: CartLine): string | undefined {
  if (retired) return cartReplies.lineRetired(name)
  return quantity > stock ? cartReplies.lineUnavailable(name, stock) : undefined
}

/** How an order leaves, and to where: the mode given, or the one that the address means. */
export function deliveryOf(
  { address, mode }: { address: string; mode?: DeliveryMode | undefined },
  shopAddress: string,
): Delivery {
  const delivery = mode ?? (sameAddress(address, shopAddress) ? 'magasin' : 'domicile')
  return { delivery, address: delivery === 'magasin' ? shopAddress : address }
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
