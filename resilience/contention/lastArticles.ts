import { inParallel } from '../../testing/inParallel'
import { gather, putOnSale, stockOf, type TwoServers } from './TwoServers'

const buyerCount = 200
const articles = 50

/** The first are served, and nobody gets an article that is out of stock. */
export async function lastArticles(shop: TwoServers): Promise<string[]> {
  const [serial = ''] = await putOnSale(shop, 1, articles)
  const buyers = await gather(shop, buyerCount)
  await inParallel(buyers, 8, (buyer) => buyer.choose(serial))

  const replies = await Promise.all(buyers.map((buyer) => buyer.tryToPay()))
  const sold = replies.filter(({ status }) => status === 200).length
  const refused = replies.filter(
    ({ body }) => (body as { code?: string }).code === 'line_unavailable',
  ).length
  const left = await stockOf(shop, serial)
  const orders = (await inParallel(buyers, 8, (buyer) => buyer.orders())).flat().length
  const found = { sold, refused, left, orders }
  const expected = { sold: articles, refused: buyerCount - articles, left: 0, orders: articles }
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [JSON.stringify(found)]
}
