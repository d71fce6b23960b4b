import { inParallel } from '../../testing/inParallel'
import { gather, putOnSale, stockOf, type TwoServers } from './TwoServers'

const buyers = 200
const articles = 50

/** The first are served, and nobody gets an article that is out of stock. */
export async function lastArticles(shop: TwoServers): Promise<string[]> {
  const [serial = ''] = await putOnSale(shop, 1, articles)
  const shoppers = await gather(shop, buyers)
  await inParallel(shoppers, 8, (shopper) => shopper.add(serial))

  const replies = await Promise.all(shoppers.map((shopper) => shopper.tryToPay()))
  const sold = replies.filter(({ status }) => status === 200).length
  const refused = replies.filter(
    ({ body }) => (body as { code?: string }).code === 'line_unavailable',
  ).length
  const left = await stockOf(shop, serial)
  let orders = 0
  await inParallel(shoppers, 8, async (shopper) => {
    const own = await shopper.orders()
    orders += own.length
  })
  const found = { sold, refused, left, orders }
  const expected = { sold: articles, refused: buyers - articles, left: 0, orders: articles }
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [JSON.stringify(found)]
}
