import { randomBytes } from 'node:crypto'
import { median } from '../../bench/median'
import { endpoints } from '../../contract/api/endpoints'
import { createTokens } from '../../server/clients/tokens'
import { systemClock } from '../../server/system/clock'
import { makeTemplate, urlOf } from '../../testing/openTestDatabase'
import { findFaults } from '../../testing/requests/findFaults'
import { Fuzz } from '../../testing/requests/Fuzz'
import { expectedOfPage, filesIn, pageRequests } from '../../testing/requests/pageRequests'
import type { TestRequest } from '../../testing/requests/TestRequest'
import { openWorld, type World } from '../../testing/requests/world'
import type { Options } from '../resilience'
import { withServer, type ServerUnderTest } from '../ServerUnderTest'
import { watchMemory } from '../watchMemory'
import { sendOverHttp } from './sendOverHttp'

const usualRequests = 5000
const seed = 20_260_301
const parts = 10
const maxShown = 10
const maxRatio = 1.1

/** Sends one request; the faults of its reply, null if there is none. */
type Try = () => Promise<string | null>

/**
 * Sends the built server, on PostgreSQL, `runs` requests for each endpoint, good and bad, and as
 * many for pages, files and pictures as for ten endpoints: each reply is one that may be. The memory
 * of the last three tenths is at most 1.1 times that of the third to fifth, once the caches are full:
 * the middle of what was least in each, which a leak raises and a large body does not.
 */
export async function runFuzz({ runs, postgresql }: Options): Promise<boolean> {
  process.env.TEST_DATABASE_URL = postgresql
  await makeTemplate()
  const secret = randomBytes(32).toString('hex')
  const world = await openWorld({ services: { tokens: createTokens(secret, systemClock) } })
  const { settings, database } = world.server.services
  try {
    const environment = {
      DATA_DIR: settings.dataDir,
      DATABASE_URL: await urlOf(database),
      SESSION_SECRET: secret,
    }
    return await withServer(environment, async (server) =>
      sendAll(server, await drawParts(server.url, world, runs ?? usualRequests)),
    )
  } finally {
    await world.server.close()
  }
}

/** In parts, each of as many requests of each endpoint; the last part is all those of the pages. */
async function drawParts(url: string, world: World, count: number): Promise<Try[][]> {
  const send = sendOverHttp(url)
  const drawn: Try[][] = Array.from({ length: parts }, () => [])
  for (const endpoint of endpoints) {
    const fuzz = await Fuzz.of(endpoint, count, world)
    for (const [index, request] of [...fuzz.requests()].entries())
      drawn[Math.floor((index * parts) / count)]!.push(() => fuzz.ask(request, send))
  }
  const files = filesIn((await send({ method: 'GET', url: '/', headers: {} })).body)
  const pages = pageRequests(files, { seed, count: parts * count })
  const toTry = (request: TestRequest) => async () =>
    findFaults(request, await send(request), expectedOfPage)
  return [...drawn, pages.map(toTry)]
}

async function sendAll({ pid }: ServerUnderTest, drawn: readonly Try[][]): Promise<boolean> {
  const table = []
  for (const part of drawn) {
    const memory = watchMemory(pid)
    let wrong = 0
    for (const send of part) {
      const faults = await send().catch(String)
      if (faults !== null && (wrong += 1) <= maxShown) console.error(faults)
    }
    const least = Math.round(memory.end().least)
    table.push({ requests: part.length, wrong, 'least memory, MB': least })
    console.error(`Part ${table.length} of ${drawn.length}: ${JSON.stringify(table.at(-1))}`)
  }
  const memories = table.slice(0, parts).map((part) => part['least memory, MB'])
  const ratio = median(memories.slice(-3)) / median(memories.slice(2, 5))
  console.log(`Good and bad requests: ${endpoints.length} endpoints in turn, then pages`)
  console.table(table)
  console.log(
    `Least memory of the endpoints' last three parts: ${ratio.toFixed(2)} of the third to fifth`,
  )
  return ratio <= maxRatio && table.every(({ wrong }) => wrong === 0)
}
