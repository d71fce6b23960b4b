import { report, type Outcome } from '../report'
import type { Options } from '../resilience'
import { changingPrices } from './changingPrices'
import { oppositeCarts } from './oppositeCarts'
import { withOneServer, withTwoServers, type AnyShop, type TwoServers } from './TwoServers'

const usualRounds = 1

/** What was found wrong, nothing where all is as it must be. */
type Sale<Shop> = (shop: Shop) => Promise<string[]>
const prices: Record<string, Sale<AnyShop>> = {
  'prices changing under open carts': changingPrices,
}
const sales: Record<string, Sale<TwoServers>> = {
  'carts of the same products, opposite ways': oppositeCarts,
  ...prices,
}

/** Sells from two server processes on one PostgreSQL database, and from one on an embedded one. */
export async function runContention({ runs, postgresql }: Options): Promise<boolean> {
  const rounds = runs ?? usualRounds
  const areRight = [
    await withTwoServers(postgresql, (shop) =>
      report('Sales from two servers on one PostgreSQL', casesOf(sales, shop, rounds)),
    ),
    await withOneServer((shop) =>
      report('Sales from a server on an embedded database', casesOf(prices, shop, rounds)),
    ),
  ]
  return !areRight.includes(false)
}

function casesOf<Shop>(these: Record<string, Sale<Shop>>, shop: Shop, rounds: number) {
  const cases = Object.entries(these).map(([name, sell]): [string, () => Promise<Outcome>] => [
    name,
    async () => {
      const losses: string[] = []
      for (let round = 0; round < rounds; round += 1)
        losses.push(...(await sell(shop).catch((error: unknown) => [String(error)])))
      return { row: { rounds }, losses }
    },
  ])
  return Object.fromEntries(cases)
}
