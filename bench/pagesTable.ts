import type { Look } from './measurePage'
import { median } from './median'
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

/** The medians as a Markdown table, with the details to repeat them. */
export function pagesTable(looks: Run[], { runs, chromium }: Manner): string {
  const titles = pages.flatMap((page) => [`${addresses[page]} from the server`, 'plain', 'bare'])
  const lines = [
    ['', ...titles],
    ['---', ...titles.map(() => '---:')],
    ...rows.map(([name, figure, format]) => [
      name,
      ...pages.flatMap((page) => [
        format(medianOf(looks, page, 'server', figure)),
        format(medianOf(looks, page, 'plain', figure)),
        format(medianOf(looks, page, 'bare', figure)),
      ]),
    ]),
    [
      'LCP, of the bare page’s',
      ...pages.flatMap((page) => [
        ratio(looks, page, 'server').toFixed(2),
        ratio(looks, page, 'plain').toFixed(2),
        '',
      ]),
    ],
  ]
  return [
    `Lighthouse ${looks[0]?.lighthouse}, mobile, Chromium ${chromium}, medians of ${runs}; \`npm run bench -- pages --runs ${runs}\``,
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}

/** The faults of the pages that the server renders. */
export function unmet(looks: Run[]): string[] {
  return pages.flatMap((page) => {
    const figure = (name: keyof Look) => medianOf(looks, page, 'server', name)
    const holds = {
      'performance is below 100': figure('performance') === 100,
      'LCP is over 1.0 s': figure('lcp') <= 1000,
      'LCP is over 1.05 times the bare page’s': ratio(looks, page, 'server') <= 1.05,
      'TBT is over 100 ms': figure('tbt') <= 100,
      'something moves': figure('cls') < 0.005,
    }
    return Object.entries(holds).flatMap(([what, isSo]) => (isSo ? [] : [`${page}: ${what}`]))
  })
}

function ratio(looks: Run[], page: PageName, variant: Variant): number {
  return medianOf(looks, page, variant, 'lcp') / medianOf(looks, page, 'bare', 'lcp')
}

function medianOf(looks: Run[], page: PageName, variant: Variant, figure: keyof Look): number {
  return median(
    looks
      .filter((one) => one.page === page && one.variant === variant)
      .map(({ look }) => look[figure]),
  )
}
