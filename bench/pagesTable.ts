import type { Look } from './measurePage'
import { addresses, type PageName, type Run, type Variant } from './variants'

type Format = (value: number) => string
const whole: Format = (value) => String(Math.round(value))
const seconds: Format = (value) => (value / 1000).toFixed(2)
const kilobytes: Format = (value) => (value / 1000).toFixed(1)

const rows: [name: string, figure: keyof Look, format: Format][] = [
  ['Performance', 'performance', whole],
  ['Accessibility', 'accessibility', whole],
  ['Best practices', 'bestPractices', whole],
  ['SEO', 'seo', whole],
  ['First contentful paint, s', 'fcp', seconds],
  ['Largest contentful paint, s', 'lcp', seconds],
  ['Total blocking time, ms', 'tbt', whole],
  ['Cumulative layout shift', 'cls', (value) => value.toFixed(3)],
  ['Requests', 'requests', whole],
  ['HTML, kB', 'html', kilobytes],
  ['JavaScript, kB', 'script', kilobytes],
  ['CSS, kB', 'css', kilobytes],
  ['Pictures, kB', 'pictures', kilobytes],
  ['All transferred, kB', 'all', kilobytes],
]
const pages = Object.keys(addresses) as PageName[]

type Manner = { runs: number; chromium: string }

/** The medians as a Markdown table, with what is needed to repeat them. */
export function pagesTable(looks: Run[], { runs, chromium }: Manner): string {
  const titles = pages.flatMap((page) => [`${addresses[page]} from the server`, 'plain'])
  const lines = [
    ['', ...titles],
    ['---', ...titles.map(() => '---:')],
    ...rows.map(([name, figure, format]) => [
      name,
      ...pages.flatMap((page) => [
        format(medianOf(looks, page, 'server', figure)),
        format(medianOf(looks, page, 'plain', figure)),
      ]),
    ]),
    ['LCP plain / from the server', ...pages.flatMap((page) => ['', ratio(looks, page)])],
  ]
  return [
    `Lighthouse ${looks[0]?.lighthouse}, mobile, Chromium ${chromium}, medians of ${runs}; \`npm run bench -- pages --runs ${runs}\``,
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}

function ratio(looks: Run[], page: PageName): string {
  return (medianOf(looks, page, 'plain', 'lcp') / medianOf(looks, page, 'server', 'lcp')).toFixed(2)
}

function medianOf(looks: Run[], page: PageName, variant: Variant, figure: keyof Look): number {
  const values = looks
    .filter((one) => one.page === page && one.variant === variant)
    .map(({ look }) => look[figure])
    .sort((one, other) => one - other)
  const middle = (values.length - 1) / 2
  return (values[Math.floor(middle)]! + values[Math.ceil(middle)]!) / 2
}
