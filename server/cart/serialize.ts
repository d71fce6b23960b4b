import { toEuros } from '../../contract/amounts'
import type { CartLineReply } from '../../contract/api/cart'
import { pricePerKilo } from '../../contract/pricePerKilo'
import { defaultPicture } from '../../contract/site/pictures'
import type { CartLine } from './queries'

/** A line of the cart as the contract defines it; the stock of a retired product is 0. */
export function toCartLineReply(line: CartLine): CartLineReply {
  const perKilo = pricePerKilo({ ...line, isSoldByWeight: line.soldByWeight })
  return {
    command_id: line.orderId,
    command_line_id: line.id,
    product_serial_number: line.serial,
    product_name: line.name,
    product_price: toEuros(line.priceCents),
    product_price_per_kilo: perKilo === null ? null : toEuros(perKilo),
    product_img: line.picture ?? defaultPicture,
    product_stock: line.retired ? 0 : line.stock,
    command_quantity: line.quantity,
    command_total_price: toEuros(line.priceCents * line.quantity),
  }
}
