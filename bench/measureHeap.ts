import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Renderer } from '../contract/site/renderer'
import { collectGarbage } from '../testing/collectGarbage'
import { root } from '../testing/root'
import { reviewReplies } from '../server/reviews/replies'
import { searchReplies } from '../server/search/replies'
import { homeReplies } from '../server/catalogue/homeRoutes'
import { catalogueReplies } from '../server/catalogue/replies'
import { CatalogueCache } from '../server/cache/CatalogueCache'
import { callInProcess } from '../server/pages/callInProcess'
import { loadRenderer } from '../server/pages/pages'
import { toPageSettings } from '../server/settings'
import { insertProduct } from '../testing/makeData'
import { sampleOf } from '../testing/sample'
import { startServer, type TestServer } from '../testing/startServer'
import { heapTable } from './heapTable'
import { publicPages } from './publicPages'

// Run by heap.ts: renders pages, and compares the heap before and after.

const counts = { products: 50, warmUp: 1_000, measured: sampleOf(10_000, 2_500) }
/** The highest ratio of the heap after the measured pages to the heap before them. */
const maxRatio = 1.05

async function main(): Promise<void> {
  const server = await startServer()
  try {
    const figures = await measure(await pageWriter(server))
    console.log(heapTable({ ...counts, ...figures, maxRatio }))
    const { before, after } = figures
    if (after / before > maxRatio) {
      console.error(`The heap grew to more than ${maxRatio} times what it was.`)
      process.exitCode = 1
    }
  } finally {
    await server.close()
  }
}

type Write = (turn: number) => Promise<void>

/** Renders one page after another, each with replies from the embedded database. */
async function pageWriter({ services }: TestServer): Promise<Write> {
  const serials = Array.from({ length: counts.products }, (_, index) => `CAF-${index}`)
  for (const serial of serials) await insertProduct(services.database.sql, { serial })
  const renderer = builtRenderer(services.settings)
  const pages = publicPages(serials)
  const ask = callInProcess({
    ...catalogueReplies(services, new CatalogueCache()),
    ...searchReplies(services),
    ...reviewReplies(services),
    ...homeReplies(services),
  })
  return async (turn) => {
    const { status, ...address } = pages[turn % pages.length]!(turn)
    const page = await renderer.render(address, ask)
    // An unexpected page would measure something else.
    if (page.status !== status || !page.content)
      throw new Error(`${address.pathname} was written with status ${page.status}.`)
  }
}

function builtRenderer(settings: TestServer['services']['settings']): Renderer {
  const createRenderer = loadRenderer(path.join(root, 'dist/client'))
  if (!createRenderer) throw new Error('Nothing is built: run `npm run build` first.')
  return createRenderer(toPageSettings(settings))
}

async function measure(write: Write) {
  const { warmUp, measured } = counts
  /** Seconds. */
  const writeFrom = async (first: number, count: number) => {
    const start = performance.now()
    for (let turn = first; turn < first + count; turn += 1) await write(turn)
    return (performance.now() - start) / 1000
  }
  await writeFrom(0, warmUp)
  const before = await heapUsed()
  const seconds = await writeFrom(warmUp, measured)
  const after = await heapUsed()
  if (after / before <= maxRatio) return { measured, before, after, seconds }
  // The collector leaves some MB by chance. After as many pages again, a leak is twice as large.
  const more = await writeFrom(warmUp + measured, measured)
  return { measured: 2 * measured, before, after: await heapUsed(), seconds: seconds + more }
}

/** Bytes, after all garbage is collected. */
async function heapUsed(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    await collectGarbage({ execution: 'async' })
    // Finalizers of one round may free more in the next.
    await pause(50)
  }
  return process.memoryUsage().heapUsed
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
