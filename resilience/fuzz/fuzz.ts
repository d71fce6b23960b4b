import { randomBytes } from 'node:crypto'
import { endpoints } from '../../contract/api/endpoints'
import { watchMemory } from '../soak/watchMemory'
import { createTokens } from '../../server/clients/tokens'
import { systemClock } from '../../server/system/clock'
import { makeTemplate, urlOf } from '../../testing/openTestDatabase'
import { Fuzz, type Send } from '../../testing/requests/Fuzz'
import { findFaults } from '../../testing/requests/findFaults'
import { expectedOfPage, filesIn, pageRequests } from '../../testing/requests/pageRequests'
import { openWorld, type World } from '../../testing/requests/world'
import { ServerUnderTest } from '../ServerUnderTest'
import type { Options } from '../resilience'
import { sendOverHttp } from './sendOverHttp'

const usualRequests = 5000
const seed = 20_260_301
const parts = 10
const noMailServer = 'smtp://127.0.0.1:9'
const maxShown = 10
const highestRatio = 1.1

type Part = { requests: number; wrong: number; 'least memory, MB': number }

/**
 * Sends the built server, on PostgreSQL, `runs` requests for each call, good and bad: each reply is
 * one that the call's row lists, as many for pages, files and pictures as for ten calls, and the memory of the last three tenths is at most 1.1 times that of
 * the second: the least that was seen, which a leak raises and a large body does not.
 */
export async function runFuzz({ runs, postgresql }: Options): Promise<boolean> {
  process.env.TEST_DATABASE_URL = postgresql
  await makeTemplate()
  const secret = randomBytes(32).toString('hex')
  const world = await openWorld({ services: { tokens: createTokens(secret, systemClock) } })
  try {
    const server = await ServerUnderTest.start({
      DATA_DIR: world.server.services.settings.dataDir,
      DATABASE_URL: await urlOf(world.server.services.database),
      SESSION_SECRET: secret,
      // What was mailed stays in the database, where the world reads its links; each try is logged.
      SMTP_URL: noMailServer,
      LOG_LEVEL: 'fatal',
    })
    try {
      const measured = await send(server, world, runs ?? usualRequests)
      const wrongPages = await sendPages(server, 10 * (runs ?? usualRequests))
      const ratio = growthOf(measured.map((part) => part['least memory, MB']))
      console.log(`Good and bad requests, ${endpoints.length} calls in turn`)
      console.table(measured)
      console.log(`Least memory of the last three parts: ${ratio.toFixed(2)} of the second's`)
      const isRight = wrongPages === 0 && measured.every(({ wrong }) => wrong === 0)
      return isRight && ratio <= highestRatio
    } finally {
      await server.stop()
    }
  } finally {
    await world.server.close()
  }
}

const growthOf = (memories: number[]) => Math.min(...memories.slice(-3)) / memories[1]!

async function send(server: ServerUnderTest, world: World, count: number): Promise<Part[]> {
  const fuzzes: Fuzz[] = []
  for (const row of endpoints) fuzzes.push(await Fuzz.of(row, count, world))
  const sender = sendOverHttp(server.url)
  const measured: Part[] = []
  for (let part = 0; part < parts; part += 1) {
    const share: Part = { requests: 0, wrong: 0, 'least memory, MB': 0 }
    const memory = watchMemory(server.pid)
    for (const fuzz of fuzzes) {
      const wrong = await sendPart(fuzz, part, sender)
      for (const complaint of wrong.slice(0, maxShown)) console.error(complaint)
      share.requests += partOf(fuzz, part).length
      share.wrong += wrong.length
    }
    share['least memory, MB'] = Math.round(memory.end().least)
    measured.push(share)
    console.error(`Part ${part + 1} of ${parts}: ${JSON.stringify(share)}`)
  }
  return measured
}

async function sendPart(fuzz: Fuzz, part: number, sender: Send): Promise<string[]> {
  const wrong: string[] = []
  for (const request of partOf(fuzz, part)) {
    const complaint = await fuzz
      .ask(request, sender)
      .catch((error: unknown) => `${fuzz.endpoint.name}: ${String(error)}`)
    if (complaint !== null) wrong.push(complaint)
  }
  return wrong
}

/** Requests for pages, files and pictures; how many were answered wrongly. */
async function sendPages({ url }: ServerUnderTest, count: number): Promise<number> {
  const sender = sendOverHttp(url)
  const files = filesIn((await sender({ method: 'GET', url: '/', headers: {} })).body)
  let wrong = 0
  for (const request of pageRequests(files, { seed, count })) {
    const complaint = findFaults(request, await sender(request), expectedOfPage)
    if (complaint !== null && (wrong += 1) <= maxShown) console.error(complaint)
  }
  console.log(`Pages, files and pictures: ${count} requests, ${wrong} answered wrongly`)
  return wrong
}

function partOf({ requests }: Fuzz, part: number) {
  const [from, to] = [part, part + 1].map((edge) => Math.round((edge * requests.length) / parts))
  return requests.slice(from, to)
}
