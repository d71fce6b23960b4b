import { startShop, type ShopServer } from '../e2e/shopServer'
import { chromiumVersion, measurePage, type Measured } from './measurePage'
import { pagesTable } from './pagesTable'
import { addresses, variants, type PageName, type Run, type Variant } from './variants'

const pageNames = Object.keys(addresses) as PageName[]
const variantNames = Object.keys(variants) as Variant[]

/** Prints the medians of Lighthouse's figures, for both variants of every page. */
export async function benchPages({ runs }: { runs: number }): Promise<boolean> {
  const shops = new Map<Variant, ShopServer>()
  try {
    for (const variant of variantNames)
      shops.set(variant, await startShop({ LOG_LEVEL: 'warn', ...variants[variant] }))
    const chromium = await chromiumVersion()
    console.log(pagesTable(await measure(shops, runs), { runs, chromium }))
    return true
  } finally {
    for (const shop of shops.values()) await shop.stop()
  }
}

async function measure(shops: Map<Variant, ShopServer>, runs: number): Promise<Run[]> {
  const counted: Run[] = []
  // The first round makes the resized pictures, and does not count.
  for (let round = 0; round <= runs; round += 1)
    for (const page of pageNames)
      // In turn, so that whatever else the machine does slows both.
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
