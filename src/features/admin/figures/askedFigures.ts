import type { FigurePeriod } from '../../../../contract/api/staff/staffFigures'
import { adminPaths } from '../../../../contract/site/adminPaths'

/** What the figures are asked for: a named period, or two days. */
export type AskedFigures = { period?: FigurePeriod; from?: string; to?: string }

/** The named periods in their order; the type of a browser's import has no values. */
export const periodNames = ['semaine', 'mois', 'annee'] as const satisfies readonly FigurePeriod[]

/** Reads the URL's search; this month where it says nothing. */
export function readAsked(search: URLSearchParams): AskedFigures {
  const [from, to] = [search.get('du'), search.get('au')]
  if (from !== null || to !== null) return { from: from ?? '', to: to ?? '' }
  return { period: periodNames.find((one) => one === search.get('periode')) ?? 'mois' }
}

/** The page of the figures of this period, or of these days. */
export function figuresPath({ period, from = '', to = '' }: AskedFigures): string {
  const search = new URLSearchParams(
    period
      ? [['periode', period]]
      : [
          ['du', from],
          ['au', to],
        ],
  )
  return `${adminPaths.figures}?${search.toString()}`
}
