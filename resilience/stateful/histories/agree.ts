import type { CartLineReply } from '../../../contract/api/cart'
import type { OrderLineReply, OrderSummaryReply } from '../../../contract/api/orders'
import type { Act, Answer } from '../model/Act'
import { ordersOf, type Order, type World } from '../model/World'
import type { Reply } from '../../../testing/send'
import { agreeCart } from './agreeCart'
import { agreeOrder, agreeSummary } from './agreeOrder'
import type { Exported } from './catalogueFile'
import type { Sight } from './viewShop'
import type { Stage } from './Stage'

type Seen = { act: Act; reply: Reply; stage: Stage }

/**
 * Whether the server answered as the rules say, in the world as it is then; the world learns the
 * numbers that the server chose. Of acts done at once, only what they hold locked is compared.
 */
export function agree(
  { act, reply, stage }: Seen,
  world: World,
  answer: Answer,
  isAlone: boolean,
): boolean {
  const { code } = reply.body as { code?: string }
  if (reply.status !== answer.status || code !== answer.code) return false
  if (act.kind === 'export catalogue' && reply.status === 200)
    return agreeExport(world, reply.body as Exported)
  if (!('client' in act)) return true
  const seesCart = (lines: readonly CartLineReply[], isWhole = isAlone) =>
    agreeCart(lines, { world, client: act.client, stage, isWhole })
  const body = reply.body as { cart: CartLineReply[]; order: OrderSummaryReply }
  if (code === 'price_changed') return seesCart(body.cart)
  if (reply.status !== 200) return true
  switch (act.kind) {
    case 'add':
    case 'more':
    case 'less':
    case 'set quantity':
    case 'delete line':
      return seesCart(body.cart)
    case 'pay': {
      const order = orderOf(world, act.client, act.order)
      if (!order || body.order.command_id !== act.order) return false
      return !isAlone || (agreeSummary(world, order, body.order) && seesCart(body.cart))
    }
    case 'read order': {
      const order = orderOf(world, act.client, act.order)
      return order !== undefined && agreeOrder(world, order, reply.body as OrderLineReply[], stage)
    }
    case 'view': {
      const { cart, orders, lines } = reply.body as Sight
      const known = ordersOf(world, act.client).filter(({ state }) => state !== 'panier')
      const dates = orders.map((order) => order.command_date)
      return (
        seesCart(cart, true) &&
        orders.length === known.length &&
        dates.every((date, index) => index === 0 || date <= dates[index - 1]!) &&
        orders.every((summary, index) => {
          const order = known.find(({ id }) => id === summary.command_id)
          if (!order || !agreeSummary(world, order, summary)) return false
          return agreeOrder(world, order, lines[index]!, stage)
        })
      )
    }
    default:
      return true
  }
}

/** The file holds the stocks of that moment; the world learns the file's number. */
function agreeExport(world: World, { file, stocks }: Exported): boolean {
  const products = world.exported!
  delete world.exported
  world.files[file] = products
  return products.every(({ stock }, index) => stock === stocks[index])
}

function orderOf(world: World, client: number, id: number): Order | undefined {
  return ordersOf(world, client).find((order) => order.id === id)
}
