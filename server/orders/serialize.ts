import { toEuros } from '../../contract/amounts'
import type { OrderLineReply, OrderSummaryReply } from '../../contract/api/orders'
import { defaultPicture } from '../../contract/site/pictures'
import type { PaidLine, PaidOrder } from './queries'

/** An order as an element of the list. */
export function toOrderReply(order: PaidOrder): OrderSummaryReply {
  return {
    command_id: order.id,
    command_date: order.paidAt.toISOString(),
    command_state: order.state,
    command_total: toEuros(order.totalCents),
  }
}

/** A line of an order, with the order's own fields repeated on it. */
export function toOrderLineReply(
  { order, ...line }: PaidLine,
  isConfirmationHeld: boolean,
): OrderLineReply {
  return {
    ...toOrderReply(order),
    command_delivery: order.delivery,
    command_adress: order.address,
    product_serial_number: line.serial,
    product_name: line.name,
    product_price: toEuros(line.priceCents),
    product_img: line.picture ?? defaultPicture,
    command_quantity: line.quantity,
    command_total_price: toEuros(line.priceCents * line.quantity),
    command_confirmation_held: isConfirmationHeld,
  }
}
