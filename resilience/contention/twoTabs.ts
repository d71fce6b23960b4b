import type { Reply } from '../../testing/send'
import type { Buyer } from '../Buyer'
import { failuresOf, gather, putOnSale, type TwoServers } from './TwoServers'

const buyersAtOnce = 10

/** What two tabs of the same person add is in the one order or in the cart that follows it. */
export async function twoTabs(shop: TwoServers): Promise<string[]> {
  const serials = await putOnSale(shop, 3, 1000)
  const buyers = await gather(shop, buyersAtOnce)
  const wrong = await Promise.all(buyers.map((buyer) => shopTwice(shop, buyer, serials)))
  return wrong.flat()
}

async function shopTwice(
  { servers }: TwoServers,
  buyer: Buyer,
  serials: readonly string[],
): Promise<string[]> {
  const [first = '', second = '', third = ''] = serials
  await buyer.choose(first)
  const [one, other] = [buyer.tabAt(servers[0]), buyer.tabAt(servers[1])]
  const added = [second, second, third, first]
  const [adds, pays] = await Promise.all([
    Promise.all([
      one.tryToAdd(second),
      other.tryToAdd(second),
      other.tryToAdd(third),
      one.tryToAdd(first),
    ]),
    Promise.all([other.tryToPay(), one.tryToPay()]),
  ])
  const wrong = failuresOf([...adds, ...pays.filter(isWrongPayment)])

  const orders = await buyer.orders()
  const isPaid = pays.some(({ status }) => status === 200)
  if (orders.length !== (isPaid ? 1 : 0)) wrong.push(`${orders.length} orders`)
  const lines = [...(isPaid ? await buyer.orderLines() : []), ...(await buyer.cart())]
  for (const serial of serials) {
    const asked = [first, ...added].filter((one) => one === serial).length
    const held = lines
      .filter((line) => line.product_serial_number === serial)
      .reduce((sum, line) => sum + line.command_quantity, 0)
    if (held !== asked) wrong.push(`${asked} of ${serial} added, ${held} held`)
  }
  return wrong
}

/** The sum that was confirmed may no longer be the cart's. */
function isWrongPayment({ status, body }: Reply): boolean {
  return status !== 200 && (body as { code?: string }).code !== 'price_changed'
}
