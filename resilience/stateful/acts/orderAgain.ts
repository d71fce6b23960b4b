import * as endpoints from '../../../contract/api/orderAgain'
import { client, done, kindOfAct, livesIn, notFound, pick } from '../Act'
import { ask } from '../Stage'
import { cartOf, lineOf, newCart, piecesOf, type Line, type Order } from '../Model'
import { shownCart } from './cart'
import { picked, placedOf } from './orders'

/** The cart is filled up to what the order had; the order is read first. */
export const orderAgain = kindOfAct(
  'order again',
  4,
  { client, pick },
  ({ client, pick }, now, stage) => {
    const own = placedOf(now, client)
    const id = own.at(-1 - (pick % Math.max(1, own.length)))?.id ?? picked(now, pick)
    return {
      label: { client, order: id },
      perform: () => ask(stage, client, endpoints.orderAgain, { command_id: id }),
      steps: [
        livesIn(client),
        (model, memory) => {
          if (!placedOf(model, client).some((order) => order.id === id)) return notFound
          memory.stocks = model.products.map(({ stock, isRetired }) => (isRetired ? 0 : stock))
        },
        (model, { stocks = [] }, seen) => {
          if (model.clients[client]!.isDeleted) return notFound
          const cart = cartOf(model, client) ?? newCart(model, client)
          if (!model.orders.includes(cart)) model.orders.push(cart)
          const ordered = placedOf(model, client).find((order) => order.id === id)!
          for (const line of ordered.lines) fillUp(cart, line, stocks[line.product]!)
          return done(shownCart(model, client, seen))
        },
      ],
    }
  },
)

function fillUp(cart: Order, { product, grind, quantity }: Line, stock: number): void {
  const line = lineOf(cart, product, grind)
  const holds = line?.quantity ?? 0
  const wanted = Math.min(quantity, stock - (piecesOf(cart.lines, product) - holds))
  if (wanted <= holds) return
  if (line) line.quantity = wanted
  else cart.lines.push({ product, grind, quantity: wanted })
}
