import { toCents } from '../../../contract/amounts'
import type { OrderLineReply, OrderSummaryReply } from '../../../contract/api/orders'
import { totalOf, type Order, type World } from '../model/World'
import type { Stage } from './Stage'

/** Whether an order of the list is this one. */
export function agreeSummary(
  world: World,
  order: Order,
  wire: Omit<OrderSummaryReply, 'command_date'>,
): boolean {
  return (
    wire.command_id === order.id &&
    wire.command_state === order.state &&
    toCents(wire.command_total) === totalOf(world, order)
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
    lines.every((wire, index) => {
      const { product, quantity, frozen } = order.lines[index]!
      return (
        frozen !== undefined &&
        agreeSummary(world, order, wire) &&
        wire.command_delivery === order.delivery &&
        wire.command_adress === order.adress &&
        wire.product_serial_number === serials[product] &&
        wire.product_name === frozen.name &&
        toCents(wire.product_price) === frozen.priceCents &&
        wire.command_quantity === quantity &&
        toCents(wire.command_total_price) === frozen.priceCents * quantity
      )
    })
  )
}
