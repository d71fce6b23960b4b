import type { Options } from '../torture'
import { lastArticles } from './lastArticles'
import { onePayment } from './onePayment'
import { oppositeCarts } from './oppositeCarts'
import { twoTabs } from './twoTabs'
import { withTwoServers, type TwoServers } from './TwoServers'

const usualRounds = 1

/** What was found wrong, nothing where all is as it must be. */
type Sale = (shop: TwoServers) => Promise<string[]>
const sales: Record<string, Sale> = {
  '200 buyers of the last 50 articles': lastArticles,
  'one cart paid 50 times at once': onePayment,
  'two tabs add and pay at once': twoTabs,
  'carts of the same products, opposite ways': oppositeCarts,
}

/** Sells from two server processes on one PostgreSQL database. */
export async function tortureWithSales({ runs, postgresql }: Options): Promise<boolean> {
  const rounds = runs ?? usualRounds
  const table: object[] = []
  let isRight = true
  await withTwoServers(postgresql, async (shop) => {
    for (const [name, sell] of Object.entries(sales)) {
      const started = Date.now()
      let wrong = 0
      for (let round = 0; round < rounds; round += 1)
        for (const what of await sell(shop)) {
          console.error(`${name}: ${what}`)
          wrong += 1
        }
      if (wrong > 0) isRight = false
      const seconds = Math.round((Date.now() - started) / 1000)
      table.push({ sale: name, rounds, wrong, seconds })
    }
  })
  console.log('Sales from two servers on one PostgreSQL')
  console.table(table)
  return isRight
}
