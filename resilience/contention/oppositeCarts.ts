import { inParallel } from '../../testing/inParallel'
import { gather, putOnSale, stockOf, type TwoServers } from './TwoServers'

const articles = 12
const buyers = 40
const stock = 1000

/** Carts that want each other's products wait for each other, and never for ever. */
export async function oppositeCarts(shop: TwoServers): Promise<string[]> {
  const serials = await putOnSale(shop, articles, stock)
  const shoppers = await gather(shop, buyers)
  const numbered = shoppers.map((shopper, number) => ({ shopper, number }))
  await inParallel(numbered, 8, async ({ shopper, number }) => {
    for (const serial of number % 2 ? serials : [...serials].reverse()) await shopper.add(serial)
  })
  const replies = await Promise.all(shoppers.map((shopper) => shopper.tryToPay()))
  const wrong = replies
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => `a payment was answered ${status} ${JSON.stringify(body)}`)
  for (const serial of serials) {
    const left = await stockOf(shop, serial)
    if (left !== stock - buyers) wrong.push(`${left} left of ${stock} less ${buyers}`)
  }
  return wrong
}
