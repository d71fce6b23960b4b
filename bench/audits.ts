import { openWorld, type ScreenName, type World } from '../e2e/states/world'
import { askLighthouse, type Report } from './askLighthouse'

const judged = ['accessibility', 'best-practices', 'seo'] as const
const categories = ['performance', ...judged] as const
type Category = (typeof categories)[number]

const everyones: ScreenName[] = [
  'home',
  'products',
  'product',
  'login',
  'termsOfSale',
  'accessibility',
]
/** Search engines must not list pages for clients. */
const clients: ScreenName[] = ['cart']

type Row = { address: string; scores: Partial<Record<Category, number>>; missed: string[] }

/**
 * Whether Lighthouse finds no fault in accessibility, best practices and search engine
 * optimisation.
 */
export async function benchAudits(): Promise<boolean> {
  const world = await openWorld({ settings: { LOG_LEVEL: 'warn' } })
  try {
    const rows: Row[] = []
    for (const name of everyones) rows.push(await audit(world, name, judged))
    // A client's page has no bare page to compare with: its performance is printed, not judged.
    for (const name of clients) rows.push(await audit(world, name, categories.slice(0, 3)))
    console.log(toTable(rows))
    for (const { address, missed } of rows)
      for (const one of missed) console.error(`${address}: ${one}`)
    return rows.every(({ scores }) => judged.every((category) => (scores[category] ?? 100) === 100))
  } finally {
    await world.shop.stop()
  }
}

async function audit(
  { shop, addresses, shoppers }: World,
  name: ScreenName,
  onlyCategories: readonly Category[],
): Promise<Row> {
  const address = addresses[name]
  const storage = clients.includes(name) ? shoppers.client.storage : undefined
  const report = await askLighthouse(shop.url + address, { storage, onlyCategories })
  return {
    address,
    scores: Object.fromEntries(
      onlyCategories.map((category) => [category, scoreOf(report, category)]),
    ),
    missed: judged.flatMap((category) => missedIn(report, category)),
  }
}

/** Of 100; a category without a score was not measured. */
function scoreOf({ categories: all }: Report, category: Category): number {
  return Math.round((all[category]?.score ?? 0) * 100)
}

function missedIn({ categories: all, audits }: Report, category: Category): string[] {
  return (all[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const { score = null, title = '' } = audits[id] ?? {}
      return score !== null && score < 1 ? [`${category}, ${id}: ${title}`] : []
    })
}

function toTable(rows: Row[]): string {
  return [
    ['', ...categories],
    ['---', ...categories.map(() => '---:')],
    ...rows.map(({ address, scores }) => [
      address,
      ...categories.map((category) => String(scores[category] ?? '')),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
