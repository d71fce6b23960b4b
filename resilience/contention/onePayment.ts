import { and, count, eq, isNotNull } from 'drizzle-orm'
import { outbox, paymentAttempts } from '../../server/database/schema'
import { failuresOf, gather, putOnSale, stockOf, type TwoServers } from './TwoServers'

const times = 50
const quantity = 2

/** However often and wherever it is asked: one order, one payment, one mail, the stock taken once. */
export async function onePayment(shop: TwoServers): Promise<string[]> {
  // As many as are bought, so that the late ones find the product out of stock.
  const [serial = ''] = await putOnSale(shop, 1, quantity)
  const [buyer] = await gather(shop, 1)
  for (let article = 0; article < quantity; article += 1) await buyer!.choose(serial)
  const tabs = shop.servers.map((server) => buyer!.tabAt(server))

  const replies = await Promise.all(
    Array.from({ length: times }, (_, number) => tabs[number % tabs.length]!.tryToPay()),
  )
  const wrong = failuresOf(replies)
  const ids = new Set(
    replies.map(({ body }) => (body as { order?: { command_id: number } }).order?.command_id),
  )
  if (wrong.length === 0 && ids.size !== 1) wrong.push(`${ids.size} orders in the answers`)
  const orders = await buyer!.orders()
  if (orders.length !== 1) wrong.push(`${orders.length} orders in the list`)
  const left = await stockOf(shop, serial)
  if (left !== 0) wrong.push(`${left} left`)
  const { sql } = shop
  const id = Number(buyer!.commandId)
  const [paid] = await sql
    .select({ n: count() })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id))
  const own = and(eq(outbox.clientId, buyer!.id), isNotNull(outbox.heldForOrder))
  const [mails] = await sql.select({ n: count() }).from(outbox).where(own)
  if (paid?.n !== 1) wrong.push(`${paid?.n ?? 0} payments`)
  if (mails?.n !== 1) wrong.push(`${mails?.n ?? 0} confirmations`)
  return wrong
}
