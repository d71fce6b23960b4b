import { toCents } from '../contract/amounts'
import { inParallel } from '../testing/inParallel'
import { readStock, type Stock } from './payUnder'
import type { ServerUnderTest } from './ServerUnderTest'
import type { Buyer } from './Buyer'

/** What the API shows of the acknowledged payments that is not as it must be; nothing if all is. */
export async function findLosses(
  server: ServerUnderTest,
  buyers: readonly Buyer[],
  before: Stock,
): Promise<string[]> {
  const losses = await inParallel(buyers, 8, lossesOf)
  return [...losses.flat(), ...stockLosses(before, await readStock(server), buyers)]
}

async function lossesOf(buyer: Buyer): Promise<string[]> {
  const losses: string[] = []
  const lose = (what: string) => losses.push(`order ${buyer.commandId}: ${what}`)

  const orders = await buyer.orders()
  const ids = orders.map((order) => String(order.command_id))
  if (ids.length !== 1 || ids[0] !== buyer.commandId) lose(`the list holds [${ids.join(', ')}]`)

  const lines = await buyer.orderLines().catch((error: unknown) => {
    lose(String(error))
    return []
  })
  for (const [serial, quantity] of buyer.bought) {
    const found = lines.filter((line) => String(line.product_serial_number) === serial)
    if (found.length !== 1 || found[0]?.command_quantity !== quantity)
      lose(`${quantity} of ${serial} bought, ${found[0]?.command_quantity ?? 0} in the order`)
  }
  if (lines.length !== buyer.bought.size) lose(`${lines.length} lines`)
  const sum = lines.reduce((cents, line) => cents + toCents(line.command_total_price), 0)
  if (sum !== toCents(orders[0]?.command_total ?? 0)) lose('total is not the lines’ sum')
  if ((await buyer.cart()).length > 0) lose('the cart still holds lines')

  const again = await buyer.payOnce()
  if (String(again.order.command_id) !== buyer.commandId) lose('paid again as another order')
  return losses
}

function stockLosses(before: Stock, after: Stock, buyers: readonly Buyer[]): string[] {
  return [...before].flatMap(([serial, stock]) => {
    const sold = buyers.reduce((sum, { bought }) => sum + (bought.get(serial) ?? 0), 0)
    const left = after.get(serial) ?? 0
    return stock - sold === left ? [] : [`${serial}: ${stock} − ${sold} sold, but ${left} left`]
  })
}
