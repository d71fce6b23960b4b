import { toCents, toEuros } from '../../../contract/amounts'
import { getCart } from '../../../contract/api/cart'
import { quoteCart, type QuoteReply } from '../../../contract/api/quote'
import { listOrders, type OrderSummaryReply } from '../../../contract/api/orders'
import { client, done, livesIn, type Intent } from '../Act'
import { shownShares, totalOf } from '../promotions'
import { ask } from '../Stage'
import { cartOf, newCart } from '../Model'
import { shownCart } from './cart'
import { placedOf, readAs, shownLines, shownSummary } from './orders'
import { readWithdrawable, shownWithdrawable } from './withdrawable'

/** All that a client can see of what is theirs; the first refusal where they see nothing. */
export const viewBy =
  (client: number): Intent =>
  (_, stage) => ({
    label: { kind: 'view', client },
    async perform() {
      const cart = await ask(stage, client, getCart)
      const quote = await ask(stage, client, quoteCart, { delivery: 'magasin' })
      const list = await ask(stage, client, listOrders)
      const withdrawn = await readWithdrawable(stage, client)
      const summaries = list.status === 200 ? (list.body as OrderSummaryReply[]) : []
      const orders = await Promise.all(
        summaries.map(({ command_id }) => readAs(stage, { client, order: command_id, as: client })),
      )
      const refused = [cart, quote, list, withdrawn, ...orders].find(({ status }) => status !== 200)
      if (refused) return refused
      stage.clients[client]!.shownCents = toCents((quote.body as QuoteReply).total)
      const dates = summaries.map(({ command_date }) => command_date)
      return {
        status: 200,
        body: {
          cart: cart.body,
          quote: quote.body,
          withdrawable: withdrawn.body,
          areNewestFirst: dates.every((date, index) => index === 0 || date <= dates[index - 1]!),
          orders: summaries
            .map((summary, index) => ({ ...summary, lines: orders[index]!.body }))
            .sort((one, other) => Number(one.command_id) - Number(other.command_id)),
        },
      }
    },
    steps: [
      livesIn(client),
      (model, _, seen) => {
        const orders = placedOf(model, client)
          .sort((one, other) => one.id! - other.id!)
          .map((order) => ({ ...shownSummary(model, order), lines: shownLines(model, order) }))
        const cart = cartOf(model, client) ?? newCart(model, client)
        const { vat, discounts } = shownShares(model, cart)
        const quote = { total: toEuros(totalOf(model, cart)), vat, discounts }
        const withdrawable = shownWithdrawable(model, client)
        return done({
          ...shownCart(model, client, seen),
          ...{ quote, withdrawable, areNewestFirst: true, orders },
        })
      },
    ],
  })
export const view = { weight: 2, arbitrary: client.map(viewBy) }
