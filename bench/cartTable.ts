import { median } from './median'

/** One round: changes a second, and processor milliseconds of each by the process that used them. */
export type Cost = { name: string; who: string; rate: number; server: number; database: number }

type Details = { runs: number; seconds: number; roundTrips: Record<string, number> }

/** The medians as a Markdown table, with the details to repeat it. */
export function cartTable(costs: readonly Cost[], { runs, seconds, roundTrips }: Details): string {
  const medianOf = (name: string, who: string, figure: 'rate' | 'server' | 'database') => {
    const own = costs.filter((cost) => cost.name === name && cost.who === who)
    return own.length > 0 ? median(own.map((cost) => cost[figure])) : null
  }
  const rows = [...new Set(costs.map(({ name, who }) => `${name}|${who}`))].map((key) => {
    const [name = '', who = ''] = key.split('|')
    const [rate, bare] = [medianOf(name, who, 'rate')!, medianOf(name, 'bare', 'rate')]
    const [database, before] = [
      medianOf(name, who, 'database')!,
      medianOf(name, 'beside', 'database'),
    ]
    return [
      name,
      who,
      who === 'beside' ? '' : String(roundTrips[name] ?? ''),
      rate.toFixed(0),
      bare === null || who !== 'shop' ? '' : `${((rate / bare) * 100).toFixed(0)} %`,
      medianOf(name, who, 'server')!.toFixed(2),
      database.toFixed(2),
      before === null || who !== 'shop' ? '' : `${((database / before) * 100).toFixed(0)} %`,
    ]
  })
  const heads = [
    ...['', '', 'round trips', 'a second', 'of the bare'],
    ...['processor of the server, ms', 'of PostgreSQL, ms', 'of the other build'],
  ]
  return [
    `Node ${process.version}; 16 connections, ${seconds} s each, medians of ${runs}; \`npm run bench -- cart\``,
    '',
    ...[heads, ['---', '---', ...Array.from({ length: 6 }, () => '---:')], ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
    '',
  ].join('\n')
}
