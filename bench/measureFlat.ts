import { orderLines, products } from '../server/database/schema'
import { makeTemplate } from '../testing/openTestDatabase'
import { compareShops } from './compareShops'
import { openMeter } from './flatMeter'
import { flatRequests } from './flatRequests'
import { openFlatShop, type FlatShop } from './flatShop'
import { flatTable, ratioOf } from './flatTable'

// Run by flat.ts: sends the same requests to a small and a large shop, and compares their costs.

const counts = { warmUp: 60, measured: 120, block: 10 }
/** The highest ratio of the cost in the large shop to that in the small one. */
const maxRatio = 1.2
const linesOfOrder = 3

type Arguments = { rounds: number; maxProducts: number; maxLines: number }

async function main({ rounds, maxProducts, maxLines }: Arguments): Promise<void> {
  await makeTemplate()
  const small = await openFlatShop({ products: 0, orders: 0 })
  const start = performance.now()
  const large = await openFlatShop({
    products: maxProducts,
    orders: Math.ceil(maxLines / linesOfOrder),
  })
  console.error(`Filled in ${Math.round((performance.now() - start) / 1000)} s.`)
  try {
    const meters = { small: await meterOf(small), large: await meterOf(large) }
    const rows = await compareShops(meters, Object.keys(flatRequests), { rounds, ...counts })
    for (const meter of Object.values(meters)) await meter.close()
    const manner = { rounds, maxRatio, small: await size(small), large: await size(large) }
    console.log(flatTable(rows, { ...manner, command: 'flat' }))
    const dear = rows.filter((row) => ratioOf(row, 'processor') > maxRatio)
    for (const { name } of dear) console.error(`${name} costs more in a large shop.`)
    if (dear.length > 0) process.exitCode = 1
  } finally {
    await small.server.close()
    await large.server.close()
  }
}

const meterOf = (shop: FlatShop) =>
  openMeter(shop.server, (name, turn) => flatRequests[name]!(shop, turn))

async function size({ server }: FlatShop): Promise<string> {
  const { sql } = server.services.database
  const counts = [await sql.$count(products), await sql.$count(orderLines)]
  return `${counts[0]} products, ${counts[1]} order lines`
}

const [rounds, maxProducts, maxLines] = process.argv.slice(2).map(Number)
main({ rounds: rounds!, maxProducts: maxProducts!, maxLines: maxLines! }).catch(
  (error: unknown) => {
    console.error(error)
    // An open shop would hold the process.
    process.exit(1)
  },
)
