import type { AddressParts } from '../../contract/api/address'
import { composeAddress } from '../../contract/composeAddress'
import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { cartReplies } from '../../wording/replies/cart'
import { checkoutReplies } from '../../wording/replies/checkout'
import type { CartLine } from '../cart/queries'
import type { PromisedDates } from '../shop/deliveryDates'
import { assertStorableTotal, piecesOf } from '../cart/rules'
import { ProblemError } from '../http/ProblemError'
import { PriceChanged } from './PriceChanged'
import type { OrderStateAndDelivery } from './queries'

const maxUnpaid = 2

export type Delivery = { mode: DeliveryMode; address: string }
type GivenDelivery = {
  address: string
  addressParts?: AddressParts | undefined
  mode?: DeliveryMode | undefined
}

/** Throws a ProblemError if the order ended without being paid, or was refunded. */
export function assertPayable(state: OrderState): void {
  if (state === 'annulée' || state === 'remboursée') throw notPayable(cartReplies.orderNotPayable)
  if (state === 'expirée') throw notPayable(checkoutReplies.orderExpired)
}

/** What became of an order that was to be cancelled before its payment, and was not. */
export function whyNotCancelled(state: OrderState): string {
  if (state === 'en attente de paiement') return checkoutReplies.underWay
  return state === 'expirée' ? checkoutReplies.orderExpired : checkoutReplies.paidMeanwhile
}

/**
 * Throws a ProblemError if the client has too many unpaid orders: at most two hold articles, one of
 * them by transfer.
 */
export function assertFewUnpaid(unpaid: readonly PaymentMeans[], means: PaymentMeans): void {
  const isSecondTransfer = means === 'transfer' && unpaid.includes('transfer')
  if (unpaid.length >= maxUnpaid) throw notPayable(checkoutReplies.tooManyUnpaid)
  if (isSecondTransfer) throw notPayable(checkoutReplies.secondTransfer)
}

/** Throws a ProblemError if the cart cannot be paid as it is; `fields` names each wrong line. */
export function assertLinesPayable(lines: readonly CartLine[]): void {
  if (lines.length === 0) throw new ProblemError(409, 'cart_empty', cartReplies.cartEmpty)
  const wrong = lines.flatMap((line) => {
    const sentence = unavailable(line, piecesOf(lines, line.productId))
    return sentence === undefined ? [] : [[line.id, sentence] as const]
  })
  if (wrong.length > 0) {
    // Two grinds of a product have one sentence.
    const message = [...new Set(wrong.map(([, sentence]) => sentence))].join(' ')
    throw new ProblemError(409, 'line_unavailable', message, Object.fromEntries(wrong))
  }
  assertStorableTotal(lines)
}

/** Throws PriceChanged if the shopper saw another total; checks nothing if `seen` is undefined. */
export function assertSameSum(
  lines: readonly CartLine[],
  totalCents: number,
  seen: number | undefined,
): void {
  if (seen !== undefined && totalCents !== seen) throw new PriceChanged(lines)
}

/** Throws a ProblemError (409) with the cart if the shopper saw other days. */
export function assertSameDates(
  lines: readonly CartLine[],
  dates: PromisedDates | null,
  seen: PromisedDates | undefined,
): void {
  if (seen !== undefined && (dates?.from !== seen.from || dates.to !== seen.to))
    throw new PriceChanged(lines, cartReplies.datesChanged)
}

/** Throws a ProblemError if the shopper accepted other conditions of sale than those in force. */
export function assertSameConditions(accepted: number, inForce: number): void {
  if (accepted !== inForce)
    throw new ProblemError(409, 'conditions_changed', checkoutReplies.conditionsChanged)
}

/** Throws a ProblemError if a repeated payment asks for another delivery than the paid order has. */
export function assertPaidDelivery(paid: OrderStateAndDelivery, asked: Delivery): void {
  const other = otherDelivery(paid, asked)
  if (other)
    throw new ProblemError(409, 'already_paid', cartReplies.alreadyPaid[other.mode](other.address))
}

/**
 * Throws a ProblemError if a repeated payment asks for another delivery than the order has that
 * awaits it, or if the shopper saw another total; `seen` is undefined if they saw none.
 */
export function assertAwaitedOrder(
  awaited: OrderStateAndDelivery,
  asked: Delivery,
  seen: number | undefined,
): void {
  const other = otherDelivery(awaited, asked)
  if (other) throw notPayable(cartReplies.awaitedDelivery[other.mode](other.address))
  const totalCents = awaited.totalCents ?? 0
  if (seen !== undefined && seen !== totalCents)
    throw notPayable(checkoutReplies.awaitedTotal(totalCents))
}

/** The delivery of an order if another one is asked for; undefined if it is the same. */
function otherDelivery({ delivery, address }: OrderStateAndDelivery, asked: Delivery) {
  // The address is erased once the account is deleted and the order is over.
  if (delivery === null || address === null) return undefined
  const isSame = delivery === asked.mode
  if (isSame && (delivery === 'magasin' || sameAddress(address, asked.address))) return undefined
  return { mode: delivery, address }
}

function unavailable(line: CartLine, pieces: number): string | undefined {
  const { name, stock, retired } = line
  if (retired) return cartReplies.lineRetired(name)
  // It was ground when it was added, and is not any more.
  if (line.grind !== null && !line.isBeans) return cartReplies.lineNotGround(name)
  return pieces > stock ? cartReplies.lineUnavailable(name, stock) : undefined
}

/**
 * The delivery mode and address of an order: the given mode, or the one that the address implies.
 * Parts win over the text, because the fee is that of their postcode.
 */
export function deliveryOf(
  { mode: chosen, addressParts, ...given }: GivenDelivery,
  shopAddress: string,
): Delivery {
  const address = addressParts ? composeAddress(addressParts) : given.address
  const mode = chosen ?? (sameAddress(address, shopAddress) ? 'magasin' : 'domicile')
  return { mode, address: mode === 'magasin' ? shopAddress : address }
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

const notPayable = (message: string) => new ProblemError(409, 'order_not_payable', message)
