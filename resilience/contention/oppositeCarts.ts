import { inParallel } from '../../testing/inParallel'
import { failuresOf, gather, putOnSale, stockOf, type TwoServers } from './TwoServers'

const articles = 12
const buyerCount = 40
const stock = 1000

/** Carts that want each other's products wait for each other, and never for ever. */
export async function oppositeCarts(shop: TwoServers): Promise<string[]> {
  const serials = await putOnSale(shop, articles, stock)
  const buyers = await gather(shop, buyerCount)
  await inParallel(buyers, 8, async (buyer, number) => {
    for (const serial of number % 2 ? serials : [...serials].reverse()) await buyer.choose(serial)
  })
  const replies = await Promise.all(buyers.map((buyer) => buyer.tryToPay()))
  const wrong = failuresOf(replies)
  for (const serial of serials) {
    const left = await stockOf(shop, serial)
    if (left !== stock - buyerCount) wrong.push(`${left} left of ${stock} less ${buyerCount}`)
  }
  return wrong
}
