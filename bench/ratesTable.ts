import type { Applied } from './applyLoad'
import { median } from './median'

/** All rounds: milliseconds of starts, loads by name and place, bare transactions a second. */
export type Measured = {
  starts: Record<'embedded' | 'PostgreSQL', number[]>
  loads: (Applied & { name: string; where: string })[]
  bareAdds: number[]
}

/** The lowest shares of their upper bounds with which the bench passes. */
const lowest: Record<string, number> = {
  'Home page': 0.4,
  'API: list of 24': 0.4,
  'API: add to cart': 0.25,
}

/** Whether every share on PostgreSQL is high enough. */
export function sharesHold(measured: Measured): boolean {
  const low = Object.entries(lowest).filter(
    ([name, least]) => (shareOf(measured, name, 'PostgreSQL') ?? 0) < least,
  )
  for (const [name, least] of low) console.error(`${name} is below ${least} of its ceiling.`)
  return low.length === 0
}

/** The medians as Markdown tables, with the details to repeat them. */
export function ratesTable(
  measured: Measured,
  { runs, seconds }: { runs: number; seconds: number },
): string {
  const { loads, starts, bareAdds } = measured
  const rows = [...new Set(loads.map(({ name, where }) => `${name}|${where}`))].map((key) => {
    const [name = '', where = ''] = key.split('|')
    const share = shareOf(measured, name, where)
    const figure = (one: keyof Applied) => medianOf(measured, { name, where }, one)
    return [
      name,
      where,
      figure('rate').toFixed(0),
      share === null ? '' : `${(share * 100).toFixed(0)} %`,
      figure('p50').toFixed(1),
      figure('p99').toFixed(1),
      figure('processor').toFixed(3),
      figure('memory').toFixed(0),
    ]
  })
  return [
    `Node ${process.version}; 16 connections, ${seconds} s each, medians of ${runs}; \`npm run bench -- rates\``,
    'Bare: a Fastify that answers the same bytes from memory; for the cart, a pool that runs the same SQL.',
    '',
    ...toTable([
      ['', '', 'a second', 'of the bare', 'p50, ms', 'p99, ms', 'processor, ms', 'memory, MB'],
      ['---', '---', ...Array.from({ length: 6 }, () => '---:')],
      ...rows,
      ['API: add to cart', 'bare', median(bareAdds).toFixed(0), '', '', '', '', ''],
    ]),
    '',
    `Ready after ${median(starts.embedded).toFixed(0)} ms on the embedded database, ${median(starts.PostgreSQL).toFixed(0)} ms on PostgreSQL.`,
    '',
  ].join('\n')
}

const toTable = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`)

/** Null without an upper bound. */
function shareOf(measured: Measured, name: string, where: string): number | null {
  if (where === 'bare') return null
  const rate = medianOf(measured, { name, where }, 'rate')
  if (name === 'API: add to cart') return rate / median(measured.bareAdds)
  const isBare = measured.loads.some((load) => load.name === name && load.where === 'bare')
  return isBare ? rate / medianOf(measured, { name, where: 'bare' }, 'rate') : null
}

function medianOf(
  { loads }: Measured,
  { name, where }: { name: string; where: string },
  figure: keyof Applied,
): number {
  const own = loads.filter((load) => load.name === name && load.where === where)
  return median(own.map((load) => load[figure]))
}
