import { startBuiltShop } from '../testing/startBuiltShop'
import { barePagesOf } from './barePages'
import { startBare } from './bareServer'
import { chromiumVersion, measurePage, type Measured } from './measurePage'
import { pagesTable, unmet } from './pagesTable'
import { addresses, variants, type PageName, type Run, type Variant } from './variants'

const pageNames = Object.keys(addresses) as PageName[]

/** Prints the medians of Lighthouse's figures, for every variant of every page. */
export async function benchPages({ runs }: { runs: number }): Promise<boolean> {
  const opened = new Map<Variant, { url: string; stop: () => Promise<void> | void }>()
  try {
    for (const variant of ['server', 'plain'] as const)
      opened.set(variant, await startBuiltShop({ LOG_LEVEL: 'warn', ...variants[variant] }))
    opened.set('bare', await startBare(await barePagesOf(opened.get('server')!.url)))
    const chromium = await chromiumVersion()
    const looks = await measure(opened, runs)
    console.log(pagesTable(looks, { runs, chromium }))
    const wrong = unmet(looks)
    wrong.forEach((line) => console.error(line))
    return wrong.length === 0
  } finally {
    for (const { stop } of opened.values()) await stop()
  }
}

async function measure(shops: Map<Variant, { url: string }>, runs: number): Promise<Run[]> {
  const counted: Run[] = []
  // The first round makes the resized pictures, and does not count.
  for (let round = 0; round <= runs; round += 1)
    for (const page of pageNames)
      // Alternates between the variants, so that other work on the machine slows all.
      for (const [variant, { url }] of shops) {
        const measured = await measurePage(url + addresses[page])
        note(`${page}, ${variant}, ${round} of ${runs}`, measured)
        if (round > 0) counted.push({ ...measured, page, variant })
      }
  return counted
}

function note(what: string, { look }: Measured): void {
  console.error(`${what}: performance ${look.performance}, LCP ${Math.round(look.lcp)} ms`)
}
