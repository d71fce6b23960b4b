import { inParallel } from '../testing/inParallel'
import { readStock, type Stock } from './payUnder'
import type { ServerUnderTest } from './ServerUnderTest'
import type { Shopper } from './Shopper'

/** What the API shows of the acknowledged payments that is not as it must be; nothing if all is. */
export async function findLosses(
  server: ServerUnderTest,
  shoppers: readonly Shopper[],
  before: Stock,
): Promise<string[]> {
  const losses: string[] = []
  await inParallel(shoppers, 8, async (shopper) => {
    losses.push(...(await lossesOf(shopper)))
  })
  return [...losses, ...stockLosses(before, await readStock(server), shoppers)]
}

async function lossesOf(shopper: Shopper): Promise<string[]> {
  const losses: string[] = []
  const lose = (what: string) => losses.push(`order ${shopper.commandId}: ${what}`)

  const orders = await shopper.orders()
  const ids = orders.map((order) => String(order.command_id))
  if (ids.length !== 1 || ids[0] !== shopper.commandId) lose(`the list holds [${ids.join(', ')}]`)

  const lines = await shopper.orderLines().catch((error: unknown) => {
    lose(String(error))
    return []
  })
  for (const [serial, quantity] of shopper.bought) {
    const found = lines.filter((line) => String(line.product_serial_number) === serial)
    if (found.length !== 1 || found[0]?.command_quantity !== quantity)
      lose(`${quantity} of ${serial} bought, ${found[0]?.command_quantity ?? 0} in the order`)
  }
  if (lines.length !== shopper.bought.size) lose(`${lines.length} lines`)
  const sum = lines.reduce((cents, line) => cents + Math.round(line.command_total_price * 100), 0)
  if (sum !== Math.round((orders[0]?.command_total ?? 0) * 100)) lose('total is not the lines’ sum')
  if ((await shopper.cart()).length > 0) lose('the cart still holds lines')

  const again = await shopper.payOnce()
  if (String(again.order.command_id) !== shopper.commandId) lose('paid again as another order')
  return losses
}

function stockLosses(before: Stock, after: Stock, shoppers: readonly Shopper[]): string[] {
  return [...before].flatMap(([serial, stock]) => {
    const sold = shoppers.reduce((sum, { bought }) => sum + (bought.get(serial) ?? 0), 0)
    const left = after.get(serial) ?? 0
    return stock - sold === left ? [] : [`${serial}: ${stock} − ${sold} sold, but ${left} left`]
  })
}
