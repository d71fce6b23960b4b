import { setTimeout as wait } from 'node:timers/promises'
import { inParallel } from '../testing/inParallel'
import type { ServerUnderTest } from './ServerUnderTest'
import { fetchProducts } from '../testing/ApiClient'
import { Buyer } from './Buyer'

const atOnce = 8
const articlesPerCart = 4

/** Stock by serial number. */
export type Stock = ReadonlyMap<string, number>

export async function readStock(server: ServerUnderTest): Promise<Stock> {
  const products = await fetchProducts(server.url)
  return new Map(
    products.map((product) => [String(product.product_serial_number), product.product_stock]),
  )
}

/** So many buyers, each with a full cart, who together do not want more than there is. */
export async function fillCarts(server: ServerUnderTest, count: number): Promise<Buyer[]> {
  // Each article follows itself several times, so that carts share their products.
  const articles = [...(await readStock(server))].flatMap(([serial, stock]) =>
    Array<string>(stock).fill(serial),
  )
  if (articles.length < count * articlesPerCart)
    throw new Error(`${articles.length} articles are too few for ${count} carts`)
  const step = Math.floor(articles.length / articlesPerCart)
  const urls = Array.from({ length: count }, () => server.url)
  return inParallel(urls, atOnce, async (url, number) => {
    const buyer = await Buyer.register(url)
    for (let article = 0; article < articlesPerCart; article += 1)
      await buyer.choose(articles[number + article * step]!)
    return buyer
  })
}

/** A disturbance of the shop, made so many times during payments; resolves once it is over. */
export type Trouble = { times: number; strike: (server: ServerUnderTest) => Promise<void> }

/**
 * Every buyer pays; the trouble strikes again and again while several payments are under way. Tells
 * how often it did, and how many payments had to be asked for again.
 */
export async function payUnder(
  { times, strike }: Trouble,
  server: ServerUnderTest,
  buyers: readonly Buyer[],
) {
  const paymentsPerStrike = Math.floor(buyers.length / (times + 1))
  let acknowledged = 0
  let askedAgain = 0
  let struck = 0
  let striking: Promise<void> = Promise.resolve()
  const strikeOnce = async () => {
    struck += 1
    // A few milliseconds later the other payments are anywhere in their transactions.
    await wait(Math.random() * 15)
    await strike(server)
  }
  await inParallel(buyers, atOnce, async (buyer) => {
    const tries = await buyer.payAt(server)
    askedAgain += tries - 1
    acknowledged += 1
    if (acknowledged % paymentsPerStrike === 0 && acknowledged <= times * paymentsPerStrike) {
      striking = striking.then(strikeOnce)
      // Else strikes would queue up, and no payment would find the shop open in time.
      await striking
    }
  })
  await striking
  return { struck, askedAgain }
}
