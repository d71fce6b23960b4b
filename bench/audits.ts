import { openScene } from '../e2e/states/scene'
import { askLighthouse, type Report } from './askLighthouse'
import { auditedPages, type AuditedPage, type Category } from './auditedPages'

const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
type Row = AuditedPage & { scores: Partial<Record<Category, number>>; missed: string[] }

/**
 * Whether every page has the scores that Lighthouse's telephone is to give it. Performance is the
 * best of the runs, the last of which reaches what is wanted: other programs of the machine only make
 * a page slower. The other categories are the same at each.
 */
export async function benchAudits({ runs }: { runs: number }): Promise<boolean> {
  const scene = await openScene({ settings: { LOG_LEVEL: 'warn' } })
  try {
    const rows: Row[] = []
    for (const page of await auditedPages(scene)) rows.push(await audit(scene.shop.url, page, runs))
    console.log(toTable(rows))
    const faults = rows.flatMap(faultsOf)
    faults.forEach((fault) => console.error(fault))
    return faults.length === 0
  } finally {
    await scene.shop.stop()
  }
}

async function audit(url: string, page: AuditedPage, runs: number): Promise<Row> {
  const { address, visitor, wanted } = page
  const onlyCategories = categories.filter((category) => category in wanted)
  const reports: Report[] = []
  const scoreOf = (category: Category) =>
    Math.max(
      ...reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    )
  do reports.push(await askLighthouse(url + address, { visitor, onlyCategories }))
  while (reports.length < runs && scoreOf('performance') < (wanted.performance ?? 0))
  const scores = Object.fromEntries(onlyCategories.map((name) => [name, scoreOf(name)]))
  return { ...page, scores, missed: missedIn(reports.at(-1)!, onlyCategories) }
}

/** The audits of these categories that count and have found something. */
function missedIn({ categories: all, audits }: Report, names: Category[]): string[] {
  return names.flatMap((category) =>
    (all[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => {
        const { score = null, title = '' } = audits[id] ?? {}
        return score !== null && score < 1 ? [`${category}, ${id}: ${title}`] : []
      }),
  )
}

function faultsOf({ address, wanted, scores, missed }: Row): string[] {
  return categories
    .filter((name) => (scores[name] ?? 100) < (wanted[name] ?? 0))
    .flatMap((name) => [
      `${address}: ${name} is ${scores[name]}, wanted ${wanted[name]}`,
      ...missed.filter((line) => line.startsWith(name)).map((line) => `  ${line}`),
    ])
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
