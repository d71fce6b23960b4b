import { orderLines, products } from '../server/database/schema'
import { makeTemplate } from '../testing/openTestDatabase'
import { openMeter, type Meter } from './flatMeter'
import { flatRequests } from './flatRequests'
import { openFlatShop, type FlatShop } from './flatShop'
import { median } from './median'
import { flatTable, ratioOf, type Figures, type FlatRow } from './flatTable'

// Run by flat.ts: sends the same requests to a small and a large shop, and compares their costs.

const counts = { warmUp: 60, measured: 120, block: 10 }
/** The highest ratio of the cost in the large shop to that in the small one. */
const highestRatio = 1.2
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
    const rows = await compare({ small, large }, rounds)
    const manner = { rounds, highestRatio, small: await size(small), large: await size(large) }
    console.log(flatTable(rows, manner))
    const dear = rows.filter((row) => ratioOf(row, 'processor') > highestRatio)
    for (const { name } of dear) console.error(`${name} costs more in a large shop.`)
    if (dear.length > 0) process.exitCode = 1
  } finally {
    await small.server.close()
    await large.server.close()
  }
}

type Shops = Record<'small' | 'large', FlatShop>

async function compare(shops: Shops, rounds: number): Promise<FlatRow[]> {
  const meters = { small: await openMeter(shops.small), large: await openMeter(shops.large) }
  const seen = new Map<string, Record<keyof Shops, Figures[]>>()
  for (let round = 0; round <= rounds; round += 1)
    for (const name of Object.keys(flatRequests)) {
      const figures = await askBoth(name, meters, round === 0 ? counts.warmUp : counts.measured)
      // The first round warms up.
      if (round === 0) seen.set(name, { small: [], large: [] })
      else for (const size of sizes) seen.get(name)![size].push(figures[size])
    }
  for (const size of sizes) await meters[size].close()
  return [...seen].map(([name, { small, large }]) => ({
    name,
    small: medians(small),
    large: medians(large),
  }))
}

const sizes = ['small', 'large'] as const

/** Alternates between the shops, so that other work on the machine slows both. */
async function askBoth(
  name: string,
  meters: Record<keyof Shops, Meter>,
  count: number,
): Promise<Record<keyof Shops, Figures>> {
  const took: Record<keyof Shops, number[]> = { small: [], large: [] }
  const processor: Record<keyof Shops, number[]> = { small: [], large: [] }
  for (let turn = 0; turn < count; turn += counts.block)
    // Neither is always the first.
    for (const size of (turn / counts.block) % 2 === 0 ? sizes : [...sizes].reverse()) {
      const meter = meters[size]
      const before = await meter.processorTime()
      for (let step = 0; step < counts.block; step += 1)
        took[size].push(await meter.ask(name, turn + step))
      processor[size].push(((await meter.processorTime()) - before) / counts.block)
    }
  const figuresOf = (size: keyof Shops) => ({
    // Medians of blocks, so that a garbage collection does not count.
    processor: median(processor[size]),
    p50: median(took[size]),
  })
  return { small: figuresOf('small'), large: figuresOf('large') }
}

function medians(figures: Figures[]): Figures {
  return {
    processor: median(figures.map(({ processor }) => processor)),
    p50: median(figures.map(({ p50 }) => p50)),
  }
}

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
