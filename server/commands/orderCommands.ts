import * as z from 'zod/mini'
import { checkoutCommandReplies as said } from '../../wording/checkoutCommands'
import { commandReplies as words } from '../../wording/commands'
import { orderStates } from '../../contract/orderStates'
import { readOrderId } from '../cart/orderId'
import { findWord } from '../catalogue/findWord'
import { endUnpaid } from '../checkout/endUnpaid'
import { listOpenMoney } from '../checkout/listOpenMoney'
import { markReceived } from '../checkout/markReceived'
import { markRefunded, refundOrder } from '../checkout/refundOrder'
import { findOrderState } from '../orders/queries'
import { changeOrderState } from '../orders/changeState'
import { command } from './command'
import { readRefund } from './readRefund'

/** The commands about orders and their money. */
export const orderCommands = {
  changeOrder: command(
    z.object({
      id: z.string(),
      state: z.string(),
      restock: z.optional(z.boolean()),
      refund: z.optional(z.boolean()),
    }),
    async (services, { restock, refund, ...asked }) => {
      const orderId = readOrderId(asked.id)
      const from =
        orderId === undefined ? undefined : await findOrderState(services.database.sql, orderId)
      if (
        orderId !== undefined &&
        from === 'en attente de paiement' &&
        findWord(orderStates, asked.state) === 'annulée'
      ) {
        const isEnded = await endUnpaid(services, {
          orderId,
          to: 'annulée',
          isMailed: true,
          by: null,
        })
        const now = isEnded ? 'annulée' : await findOrderState(services.database.sql, orderId)
        return {
          message:
            now === 'annulée' ? words.orderChanged(orderId, from, now) : said.notCancelled(now),
        }
      }
      const { id, to, ...changed } = await changeOrderState(services, {
        ...asked,
        ...(restock !== undefined && { restock }),
        ...(refund !== undefined && { refund }),
      })
      return { message: words.orderChanged(id, changed.from, to) }
    },
  ),
  payments: command(z.object({}), async (services) => ({
    message: said.openMoney(await listOpenMoney(services)),
  })),
  paymentReceived: command(z.object({ id: z.string() }), async (services, { id }) => {
    const { orderId, amountCents } = await markReceived(services, id, { by: null })
    return { message: said.received(orderId, amountCents) }
  }),
  refund: command(
    z.object({
      id: z.string(),
      lines: z.optional(z.string()),
      amount: z.optional(z.string()),
      fee: z.boolean(),
      restock: z.boolean(),
    }),
    async (services, { id, restock, ...asked }) => {
      const wish = readRefund(asked)
      const done = await refundOrder(services, { id, wish, restock })
      return { message: said.refunded(done) }
    },
  ),
  refundDone: command(z.object({ id: z.string() }), async (services, { id }) => ({
    message: said.refundsSent(await markRefunded(services, id, { by: null })),
  })),
}
