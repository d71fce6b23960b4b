import { toCents } from '../../../contract/amounts'
import type { OrderLineReply, OrderSummaryReply } from '../../../contract/api/orders'
import { totalOf, type Order, type World } from '../model/World'
import type { Stage } from './Stage'

/** Whether an order of the list is this one. */
export function agreeSummary(
  world: World,
  order: Order,
  reply: Omit<OrderSummaryReply, 'command_date'>,
): boolean {
  return (
    reply.command_id === order.id &&
    reply.command_state === order.state &&
    toCents(reply.command_total) === totalOf(world, order)
  )
}

/** Whether these are the lines of this order, as they were paid. */
export function agreeOrder(
  world: World,
  order: Order,
  lines: readonly OrderLineReply[],
  { serials }: Stage,
): boolean {
  return (
    lines.length === order.lines.length &&
    lines.every((reply, index) => {
      const { product, quantity, frozen } = order.lines[index]!
      return (
        frozen !== undefined &&
        agreeSummary(world, order, reply) &&
        reply.command_delivery === order.delivery &&
        reply.command_adress === order.address &&
        reply.product_serial_number === serials[product] &&
        reply.product_name === frozen.name &&
        toCents(reply.product_price) === frozen.priceCents &&
        reply.command_quantity === quantity &&
        toCents(reply.command_total_price) === frozen.priceCents * quantity
      )
    })
  )
}
