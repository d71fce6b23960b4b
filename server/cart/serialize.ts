import { toEuros, toEurosOrNull } from '../../contract/amounts'
import type { CartLineReply } from '../../contract/api/cart'
import type { DifferenceReply } from '../../contract/api/orderAgain'
import { pricePerKilo } from '../../contract/pricePerKilo'
import { defaultPicture } from '../../contract/site/pictures'
import { lineName } from '../../wording/grinds'
import { cartReplies } from '../../wording/replies/cart'
import { isPricedPerKilo, pricePerLitre } from '../catalogue/unitPrices'
import { grindOf } from '../database/grind'
import type { Again } from './orderAgain'
import type { CartLine } from './queries'
import { piecesOf } from './rules'

/**
 * The lines of a cart as the contract defines them. A line's stock is what its product's other
 * lines leave; that of a retired product is 0.
 */
export const toCartReply = (lines: readonly CartLine[]): CartLineReply[] =>
  lines.map((line) => {
    const others = piecesOf(lines, line.productId) - line.quantity
    return toCartLineReply(line, line.retired ? 0 : Math.max(0, line.stock - others))
  })

/** What differs from the order, of what was filled up from it. */
export const toDifferences = (filled: readonly Again[]): DifferenceReply[] =>
  filled
    .filter(
      ({ ordered, quantity }) =>
        ordered.retired || quantity < ordered.quantity || ordered.priceCents !== ordered.priceThen,
    )
    .map(({ ordered, quantity }) => ({
      product_name: lineName({ name: ordered.name, grind: grindOf(ordered) }),
      ordered_quantity: ordered.quantity,
      command_quantity: quantity,
      product_stock: ordered.stock,
      price_then: toEuros(ordered.priceThen),
      price_now: ordered.retired ? null : toEuros(ordered.priceCents),
    }))

/** The names of what was ordered ground, and is in the cart in beans. */
export const toNoLongerGround = (filled: readonly Again[]): string[] =>
  filled
    .filter(({ ordered, quantity }) => ordered.isNoLongerGround && quantity > 0)
    .map(({ ordered }) => ordered.name)

/** `differs`: something is not as it was ordered. */
export function againMessage(filled: readonly Again[], differs: boolean): string {
  if (filled.every(({ quantity }) => quantity === 0)) return cartReplies.againNone
  return differs ? cartReplies.againExcept : cartReplies.again
}

function toCartLineReply(line: CartLine, left: number): CartLineReply {
  const perKilo = pricePerKilo({ ...line, isPricedPerKilo: isPricedPerKilo(line) })
  return {
    command_id: line.orderId,
    command_line_id: line.id,
    product_serial_number: line.serial,
    product_name: line.name,
    product_price: toEuros(line.priceCents),
    product_price_per_kilo: toEurosOrNull(perKilo),
    product_price_per_litre: toEurosOrNull(pricePerLitre(line)),
    product_img: line.picture ?? defaultPicture,
    product_stock: left,
    command_quantity: line.quantity,
    command_grind: grindOf(line),
    command_total_price: toEuros(line.priceCents * line.quantity),
  }
}
