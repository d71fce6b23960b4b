import { Client } from 'pg'
import { sql as raw } from 'drizzle-orm'
import type { SearchReply } from '../contract/api/search'
import { products } from '../server/database/schema'
import { fillDemo } from '../server/demo/fillDemo'
import { makeTemplate, urlOf } from '../testing/openTestDatabase'
import { startServer, type TestServer } from '../testing/startServer'
import { median } from './median'
import { databaseTime } from './processorTime'
import { withCommandLimits } from './withCommandLimits'

// Run by search.ts: what each kind of search costs PostgreSQL in a large shop.

const counts = { warmUp: 15, measured: 10 }
/** Milliseconds of processor time. */
const maxMs = 15
const orders = 10_000

const searches: Record<string, Record<string, string>> = {
  'a word, “cafe”': { q: 'cafe' },
  'the same, page 400': { q: 'cafe', page: '400' },
  'words and a facet, “kenya filtre” up to 20 €': { q: 'kenya filtre', prix: '20' },
  'two words, of which one is rare, “cafe 49”': { q: 'cafe 49' },
  'two words, of which no product has one, “pacamara cafe”': { q: 'pacamara cafe' },
  'misspelt, “etiopie”': { q: 'etiopie' },
  'facets alone, brewing': { preparation: 'filtre' },
  'dearest first, page 300': { preparation: 'filtre', sort: 'desc', page: '300' },
  'neither words nor facets': {},
  'eight frequent words, which no product has': {
    q: 'cafe the tisane filtre chocolat infuseur notes noir',
  },
}

async function main(rounds: number, maxProducts: number): Promise<void> {
  await makeTemplate()
  const server = await startServer()
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await admin.connect()
  try {
    const { sql } = server.services.database
    await withCommandLimits(server.services.database, async (database) => {
      await fillDemo({ ...server.services, database }, { products: maxProducts, orders })
      await database.sql.execute(raw`vacuum analyze`)
    })
    const database = new URL(await urlOf(server.services.database)).pathname.slice(1)
    const time = () => databaseTime(admin, database)
    console.log(`${await sql.$count(products)} products; ms of PostgreSQL's processor, medians\n`)
    console.log('| Search | products found | ms |\n| --- | ---: | ---: |')
    for (const [name, query] of Object.entries(searches)) {
      const { found, ms } = await measure(server, { query, rounds, time })
      console.log(`| ${name} | ${found} | ${ms.toFixed(1)} |`)
      if (ms > maxMs) process.exitCode = 1
    }
  } finally {
    await admin.end()
    await server.close()
  }
}

type Search = { query: Record<string, string>; rounds: number; time: () => Promise<number> }
async function measure(server: TestServer, { query, rounds, time }: Search) {
  const ask = () => server.inject({ url: '/api/search', query })
  const found = (await ask()).json<SearchReply>().search_total
  for (let turn = 0; turn < counts.warmUp; turn += 1) await ask()
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await time()
    for (let turn = 0; turn < counts.measured; turn += 1) await ask()
    took.push(((await time()) - before) / counts.measured)
  }
  return { found, ms: median(took) }
}

const [rounds, maxProducts] = process.argv.slice(2).map(Number)
main(rounds!, maxProducts!).catch((error: unknown) => {
  console.error(error)
  // An open shop would hold the process.
  process.exit(1)
})
