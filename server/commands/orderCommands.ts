import * as z from 'zod/mini'
import { checkoutCommandReplies as said } from '../../wording/checkoutCommands'
import { commandReplies as words } from '../../wording/commands'
import { orderStates } from '../../contract/orderStates'
import { manualMeans } from '../../contract/paymentMeans'
import { findWord } from '../catalogue/findWord'
import { cancelForShop } from '../checkout/cancelForShop'
import { listOpenMoney } from '../checkout/listOpenMoney'
import { markReceived } from '../checkout/markReceived'
import { markRefunded } from '../checkout/markRefunded'
import { refundOrder } from '../checkout/refundOrder'
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
    async (services, { id: text, state, restock, refund }) => {
      const asked = {
        id: text,
        ...(restock !== undefined && { restock }),
        ...(refund !== undefined && { refund }),
      }
      if (findWord(orderStates, state) === 'annulée') {
        const { id, from, to } = await cancelForShop(services, { ...asked, by: null })
        const isCancelled = to === 'annulée'
        return { message: isCancelled ? words.orderChanged(id, from, to) : said.notCancelled(to) }
      }
      const { id, from, to } = await changeOrderState(services, { ...asked, state })
      return { message: words.orderChanged(id, from, to) }
    },
  ),
  payments: command(z.object({}), async (services) => ({
    message: said.openMoney(await listOpenMoney(services)),
  })),
  paymentReceived: command(z.object({ id: z.string() }), async (services, { id }) => {
    const { orderId, amountCents, isReturned } = await markReceived(services, id, { by: null })
    const message = isReturned ? said.receivedInVain : said.received
    return { message: message(orderId, amountCents) }
  }),
  refund: command(
    z.object({
      id: z.string(),
      lines: z.optional(z.string()),
      amount: z.optional(z.string()),
      fee: z.boolean(),
      restock: z.boolean(),
      madeBy: z.optional(z.enum(manualMeans)),
    }),
    async (services, { id, restock, madeBy, ...asked }) => {
      const wish = readRefund(asked)
      const done = await refundOrder(services, { id, wish, restock, madeBy })
      return { message: said.refunded(done) }
    },
  ),
  refundDone: command(
    z.object({ id: z.string(), madeBy: z.optional(z.enum(manualMeans)) }),
    async (services, { id, madeBy }) => ({
      message: said.refundsSent(await markRefunded(services, id, { by: null, madeBy })),
    }),
  ),
}
