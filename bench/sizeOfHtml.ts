import { matchPath, type PageName } from '../contract/site/paths'
import { startBuiltShop } from '../testing/startBuiltShop'
import { readSitemap } from '../testing/readSitemap'
import { fetchRaw, sizeOf } from './bareServer'

/**
 * Bytes of a page's HTML as sent (brotli), with the rules, the replies and the loader in it. A legal
 * text is in the HTML alone, and not in a script.
 */
const budget = 12_000
const budgets: Partial<Record<PageName, number>> = {
  ...{ home: 14_000, products: 14_000, category: 14_000, product: 14_000, search: 14_000 },
  ...{ termsOfSale: 20_000, termsOfUse: 20_000, privacy: 20_000 },
}
const omitted = ['/products?page=2', '/recherche', '/recherche?q=cafe']
/** Rows of the table: the heaviest pages. */
const shown = 5

/** Prints the heaviest public pages, and returns whether all are within the budget. */
export async function printHtmlSizes(): Promise<boolean> {
  const pages = (await measureSizes()).sort((one, other) => other.bytes - one.bytes)
  console.log(line('HTML, the heaviest pages', 'brotli bytes'))
  for (const { address, bytes } of pages.slice(0, shown))
    console.log(line(address, `${grouped(bytes)} of ${grouped(budgetOf(address))}`))
  const excesses = pages.filter(({ address, bytes }) => bytes > budgetOf(address))
  for (const { address, bytes } of excesses)
    console.error(
      `${address}: its HTML takes ${grouped(bytes)} bytes, over the budget of ${grouped(budgetOf(address))}.`,
    )
  return excesses.length === 0
}

function budgetOf(address: string): number {
  const page = matchPath(new URL(address, 'http://localhost').pathname)?.page
  return (page && budgets[page]) ?? budget
}

/** Every page of the sitemap, and three that it omits, with the catalogue of a new shop. */
async function measureSizes(): Promise<{ address: string; bytes: number }[]> {
  const shop = await startBuiltShop({ LOG_LEVEL: 'warn' })
  try {
    const read = async (path: string) => (await fetch(shop.url + path)).text()
    const listed = await readSitemap(read, '/sitemap.xml')
    const pages = []
    for (const address of [...listed.map(fromRoot), ...omitted]) {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' }
      pages.push({ address, bytes: sizeOf(await fetchRaw(shop.url + address, headers)) })
    }
    return pages
  } finally {
    await shop.stop()
  }
}

function fromRoot(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
const grouped = (bytes: number) => bytes.toLocaleString('en').replaceAll(',', ' ')
const line = (name: string, cell: string) => name.padEnd(44) + cell.padStart(18)
