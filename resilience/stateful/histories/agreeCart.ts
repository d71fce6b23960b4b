import { toCents } from '../../../contract/amounts'
import type { CartLineReply } from '../../../contract/api/cart'
import { cartOf, type World } from '../model/World'
import type { Stage } from './Stage'

type CartInView = { world: World; client: number; stage: Stage; isWhole: boolean }

/** Whether the lines are the client's cart: what and how many, and all that is said of it. */
export function agreeCart(
  lines: readonly CartLineReply[],
  { world, client, stage, isWhole }: CartInView,
): boolean {
  const cart = cartOf(world, client)
  if (lines.length !== (cart?.lines.length ?? 0)) return false
  return lines.every((reply, index) => {
    const line = cart!.lines[index]!
    const { stock, isRetired, priceCents, name } = world.products[line.product]!
    if (reply.product_serial_number !== stage.serials[line.product]) return false
    if (reply.command_quantity !== line.quantity) return false
    if (!isWhole) return true
    cart!.id ??= Number(reply.command_id)
    line.id ??= String(reply.command_line_id)
    return (
      reply.command_id === cart!.id &&
      reply.command_line_id === line.id &&
      reply.product_name === name &&
      toCents(reply.product_price) === priceCents &&
      toCents(reply.command_total_price) === priceCents * line.quantity &&
      reply.product_stock === (isRetired ? 0 : stock)
    )
  })
}
