import { toEuros, toEurosOrNull } from '../../../../contract/amounts'
import type { AnyCartLine, Cart } from '../Cart'

/** A cart of the cache in the form in which the shop sent it. */
export function toReply({ lines }: Cart): AnyCartLine[] {
  return lines.map(({ unitPriceCents, isPerLitre, ...line }) => ({
    command_id: line.orderId,
    command_line_id: line.lineId,
    product_serial_number: line.serial,
    product_name: line.name,
    command_grind: line.grind,
    command_quantity: line.quantity,
    product_stock: line.stock,
    command_total_price: toEuros(line.totalCents),
    product_price: line.priceCents === null ? undefined : toEuros(line.priceCents),
    product_price_per_kilo: isPerLitre ? null : toEurosOrNull(unitPriceCents),
    product_price_per_litre: isPerLitre ? toEurosOrNull(unitPriceCents) : null,
    product_img: line.picture,
  }))
}
