import { findLosses } from '../findLosses'
import { fillCarts, readStock } from '../payUnder'
import { report, type Outcome } from '../report'
import type { Options } from '../resilience'
import { runProgram } from '../runProgram'
import { withScratch, type Scratch } from '../scratch'
import { ServerUnderTest } from '../ServerUnderTest'
import type { Buyer } from '../Buyer'

const paymentCount = 20
/** Runs a program as process 1 of process numbers of its own, as in a container. */
const inContainer = ['--pid', '--fork', '--mount-proc', '--kill-child']

/**
 * Starts a second shop on an embedded folder that is open, each as process 1 of its own container:
 * it must refuse, and no acknowledged payment be lost. One whose shop died must open again.
 */
export async function runContainers({ runs = 1 }: Options): Promise<boolean> {
  // Making namespaces takes root, and not every CI machine lets root do it.
  const { status } = await runProgram('unshare', [...inContainer, 'true'])
  if (status !== 0) {
    console.log('Two containers on one folder: not run, unshare --pid is not permitted here.')
    return true
  }
  const times = Array.from({ length: runs }, (_, time) => `two containers, ${time + 1}`)
  const share = () => withScratch(null, shareFolder)
  const cases = Object.fromEntries(times.map((time) => [time, share]))
  return report('Two containers on one embedded folder', cases)
}

async function shareFolder({ settings }: Scratch): Promise<Outcome> {
  const losses: string[] = []
  const open = () => ServerUnderTest.start(settings, ['unshare', ...inContainer])
  // Both at once on an empty folder: one opens it, whichever it is.
  const opened = await Promise.allSettled([open(), open()])
  const [first, second] = opened.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (!first) throw new Error('No shop opened the folder.')
  if (second) losses.push('two shops opened an empty folder at once')
  await second?.kill()
  try {
    const before = await readStock(first)
    const buyers = await fillCarts(first, paymentCount)
    const pay = (some: readonly Buyer[]) => Promise.all(some.map((buyer) => buyer.payAt(first)))
    await pay(buyers.slice(0, paymentCount / 2))
    const late = open().catch(() => null)
    const [other] = await Promise.all([late, pay(buyers.slice(paymentCount / 2))])
    if (other) losses.push('a second shop opened the folder')
    // What it writes beside the first is what is lost.
    await other?.stop()
    const died = Date.now()
    await first.killAndStartAgain()
    const seconds = (Date.now() - died) / 1000
    losses.push(...(await findLosses(first, buyers, before)))
    const again = { 'open again after kill -9 (s)': Math.round(seconds * 10) / 10 }
    return { losses, row: { acknowledged: paymentCount, ...again } }
  } finally {
    await first.stop()
  }
}
