import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import { cartReplies } from '../../wording/replies/cart'
import type { CartLine } from '../cart/queries'
import { checkTotal, totalOf } from '../cart/rules'
import { ProblemError } from '../http/ProblemError'
import { PriceChanged } from './PriceChanged'
import type { OrderStateAndDelivery } from './queries'

type Delivery = { delivery: DeliveryMode; address: string }

/** Throws a ProblemError if the order was cancelled or refunded. */
export function assertPayable(state: OrderState): void {
  if (state === 'annulée' || state === 'remboursée')
    throw new ProblemError(409, 'order_not_payable', cartReplies.orderNotPayable)
}

/** Whether the order is paid: any state but the cart's. */
export function isPaid(state: OrderState): boolean {
  return state !== 'panier'
}

/** Throws a ProblemError if the cart cannot be paid as it is; `fields` names each wrong line. */
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

/**
 * Throws PriceChanged if the cart's total is not `cents`; checks nothing if `cents` is undefined.
 */
export function checkSum(lines: readonly CartLine[], cents: number | undefined): void {
  if (cents !== undefined && totalOf(lines) !== cents) throw new PriceChanged(lines)
}

/**
 * Throws a ProblemError if a repeated payment asks for another delivery than the paid order has.
 */
export function checkSameDelivery(paid: OrderStateAndDelivery, asked: Delivery): void {
  const { delivery, address } = paid
  // The address is erased once the account is deleted and the order has arrived.
  if (delivery === null || address === null) return
  const isSame = delivery === asked.delivery
  if (isSame && (delivery === 'magasin' || sameAddress(address, asked.address))) return
  throw new ProblemError(409, 'already_paid', cartReplies.alreadyPaid[delivery](address))
}

function unavailable({ name, quantity, stock, retired }: CartLine): string | undefined {
  if (retired) return cartReplies.lineRetired(name)
  return quantity > stock ? cartReplies.lineUnavailable(name, stock) : undefined
}

/**
 * The delivery mode and address of an order: the given mode, or the one that the address implies.
 */
export function deliveryOf(
  { address, mode }: { address: string; mode?: DeliveryMode | undefined },
  shopAddress: string,
): Delivery {
  const delivery = mode ?? (sameAddress(address, shopAddress) ? 'magasin' : 'domicile')
  return { delivery, address: delivery === 'magasin' ? shopAddress : address }
}

/** Compares addresses as people read them, without case, accents, punctuation and spaces. */
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
