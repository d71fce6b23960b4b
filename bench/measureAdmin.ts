import { orders, products } from '../server/database/schema'
import { makeTemplate } from '../testing/openTestDatabase'
import { findAdminFacts } from './adminFacts'
import { adminLimits } from './adminLimits'
import { adminRequests } from './adminRequests'
import { openAdminShop, type AdminShop } from './adminShop'
import { compareShops } from './compareShops'
import { openMeter } from './flatMeter'
import { measureStreams } from './adminStreams'
import { flatTable, ratioOf } from './flatTable'

// Run by admin.ts: sends what the admin reads to a small and a large shop, and compares their costs.

const sizes = {
  small: { products: 200, orders: 1_000 },
  large: { products: 10_000, orders: 100_000 },
}
const counts = { warmUp: 10, measured: 20, block: 5 }
/** The highest ratio of the cost in the large shop to that in the small one, but for what `adminLimits` names. */
const maxRatio = 1.3
/** Milliseconds that any may cost more: a page is full in a large shop, and often not in a small one. */
const fullPageMs = 1.5

async function main(rounds: number): Promise<void> {
  await makeTemplate()
  const small = await openAdminShop(sizes.small)
  const start = performance.now()
  const large = await openAdminShop(sizes.large)
  console.error(`Filled in ${Math.round((performance.now() - start) / 1000)} s.`)
  try {
    const [ofSmall, ofLarge] = [await prepare(small), await prepare(large)]
    const meters = { small: ofSmall.meter, large: ofLarge.meter }
    const rows = await compareShops(meters, ofSmall.names, { rounds, ...counts })
    const manner = { rounds, maxRatio, small: await size(small), large: await size(large) }
    console.log(flatTable(rows, { ...manner, command: 'admin' }))
    const dear = rows.filter(
      (row) =>
        ratioOf(row, 'processor') > (adminLimits[row.name] ?? maxRatio) &&
        row.large.processor - row.small.processor > fullPageMs,
    )
    for (const { name } of dear) console.error(`${name} costs more in a large shop.`)
    const streams = await measureStreams(large, ofLarge.meter)
    console.log(streamTable(streams.rows))
    for (const { meter } of [ofSmall, ofLarge]) await meter.close()
    if (dear.length > 0 || !streams.isWithin) process.exitCode = 1
  } finally {
    await small.server.close()
    await large.server.close()
  }
}

async function prepare({ server, manager: { headers } }: AdminShop) {
  const requests = adminRequests(await findAdminFacts(server))
  const meter = await openMeter(server, (name) => ({ url: requests[name]!, headers }))
  return { names: Object.keys(requests), meter }
}

const streamTable = (rows: [string, string][]) =>
  ['| Fifty open windows in the large shop |  |', '| --- | ---: |']
    .concat(rows.map((cells) => `| ${cells.join(' | ')} |`))
    .join('\n')

async function size({ server }: AdminShop): Promise<string> {
  const { sql } = server.services.database
  return `${await sql.$count(products)} products, ${await sql.$count(orders)} orders`
}

main(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error)
  // An open shop would hold the process.
  process.exit(1)
})
