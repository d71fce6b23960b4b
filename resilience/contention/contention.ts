import type { Options } from '../resilience'
import { changingPrices } from './changingPrices'
import { everyTabSees } from './everyTabSees'
import { lastArticles } from './lastArticles'
import { onePayment } from './onePayment'
import { oppositeCarts } from './oppositeCarts'
import { twoTabs } from './twoTabs'
import { withOneServer, withTwoServers, type AnyShop, type TwoServers } from './TwoServers'

const usualRounds = 1

/** What was found wrong, nothing where all is as it must be. */
type Sale<Shop> = (shop: Shop) => Promise<string[]>
const prices: Record<string, Sale<AnyShop>> = {
  'prices changing under open carts': changingPrices,
}
const sales: Record<string, Sale<TwoServers>> = {
  '200 buyers of the last 50 articles': lastArticles,
  'one cart paid 50 times at once': onePayment,
  'two tabs add and pay at once': twoTabs,
  'six tabs change one cart': everyTabSees,
  'carts of the same products, opposite ways': oppositeCarts,
  ...prices,
}

/** Sells from two server processes on one PostgreSQL database, and from one on an embedded one. */
export async function runContention({ runs, postgresql }: Options): Promise<boolean> {
  const rounds = runs ?? usualRounds
  const table: Row[] = []
  await withTwoServers(postgresql, async (shop) => {
    table.push(...(await sellAll('PostgreSQL', sales, shop, rounds)))
  })
  await withOneServer(async (shop) => {
    table.push(...(await sellAll('embedded', prices, shop, rounds)))
  })
  console.log('Sales from two servers on one PostgreSQL, and from one embedded')
  console.table(table)
  return table.every(({ wrong }) => wrong === 0)
}

type Row = { database: string; sale: string; rounds: number; wrong: number; seconds: number }

async function sellAll<Shop>(
  database: string,
  these: Record<string, Sale<Shop>>,
  shop: Shop,
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [sale, sell] of Object.entries(these)) {
    const started = Date.now()
    let wrong = 0
    for (let round = 0; round < rounds; round += 1)
      for (const what of await sell(shop).catch((error: unknown) => [String(error)])) {
        console.error(`${sale}: ${what}`)
        wrong += 1
      }
    const seconds = Math.round((Date.now() - started) / 1000)
    rows.push({ database, sale, rounds, wrong, seconds })
  }
  return rows
}
