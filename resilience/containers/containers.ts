import { fillCarts, readStock } from '../payUnder'
import { findLosses } from '../findLosses'
import { withScratch } from '../scratch'
import { ServerUnderTest } from '../ServerUnderTest'
import type { Shopper } from '../Shopper'
import type { Options } from '../resilience'
import { areNamespacesAllowed, inContainer } from './namespaces'

const usualTimes = 1
const paymentCount = 20

/**
 * Starts a second shop on an embedded folder that is open, each as process 1 of its own container:
 * it must refuse, and no acknowledged payment be lost. One whose shop died must open again.
 */
export async function runContainers({ runs }: Options): Promise<boolean> {
  if (!(await areNamespacesAllowed())) {
    console.log('Two containers on one folder: not run, unshare --pid is not permitted here.')
    return true
  }
  const table: object[] = []
  const losses: string[] = []
  for (let time = 0; time < (runs ?? usualTimes); time += 1)
    table.push(await withScratch(null, ({ settings }) => shareFolder(settings, losses)))
  for (const loss of losses) console.error(`two containers: ${loss}`)
  console.log('Two containers on one embedded folder')
  console.table(table)
  return losses.length === 0
}

async function shareFolder(settings: Record<string, string>, losses: string[]) {
  const started = Date.now()
  const open = () => ServerUnderTest.start(settings, inContainer)
  const refused = async () => {
    const second = await open().catch(() => null)
    if (!second) return 1
    losses.push('a second shop opened the folder')
    // As long as it likes beside the first: what it then writes is what is lost.
    await second.stop()
    return 0
  }
  // Both at once on an empty folder: one opens it, whichever it is.
  const [first, ...others] = (await Promise.allSettled([open(), open()])).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  )
  if (!first) throw new Error('No shop opened the folder.')
  for (const other of others) {
    losses.push('two shops opened an empty folder at once')
    await other.kill()
  }
  try {
    const before = await readStock(first)
    const shoppers = await fillCarts(first, paymentCount)
    const pay = (some: readonly Shopper[]) => Promise.all(some.map((shopper) => shopper.pay()))
    await pay(shoppers.slice(0, paymentCount / 2))
    const refusals = await Promise.all([refused(), pay(shoppers.slice(paymentCount / 2))])
    const died = Date.now()
    await first.killAndStartAgain()
    const seconds = (Date.now() - died) / 1000
    losses.push(...(await findLosses(first, shoppers, before)))
    return {
      acknowledged: paymentCount,
      refused: refusals[0],
      'open again after kill -9 (s)': Math.round(seconds * 10) / 10,
      'lost or doubled': losses.length,
      seconds: Math.round((Date.now() - started) / 1000),
    }
  } finally {
    await first.stop()
  }
}
