import { toEuros } from '../../contract/amounts'
import type { CartLineReply } from '../../contract/api/cart'
import { defaultPicture } from '../../contract/site/pictures'
import type { CartLine } from './queries'

/** A line of the cart as the contract defines it; the stock of a retired product is 0. */
export function toCartLineReply(line: CartLine): CartLineReply {
  return {
    command_id: line.orderId,
    command_line_id: line.id,
    product_serial_number: line.serial,
    product_name: line.name,
    product_price: toEuros(line.priceCents),
    product_img: line.picture ?? defaultPicture,
    product_stock: line.retired ? 0 : line.stock,
    command_quantity: line.quantity,
    command_total_price: toEuros(line.priceCents * line.quantity),
  }
}
