import type { FigurePeriod } from '../../../contract/api/staff/staffFigures'
import { addDays, inParis } from '../../../contract/parisianDays'
import { figureReplies as replies } from '../../../wording/replies/staffFigures'
import { wrongField } from '../../http/wrongField'
import { chosenDays, countDays, periodUntil, type Compared, type Days } from './periods'

/** So that a figure's work has an end. */
const maxDays = 366

type Wanted = {
  period?: FigurePeriod | undefined
  from?: string | undefined
  to?: string | undefined
}
export type AskedDays = Compared & { period: FigurePeriod | null }

/** The days that were asked for; throws a ProblemError (400) for what is no period. */
export function readDays({ period, from, to }: Wanted, now: Date): AskedDays {
  if (from === undefined && to === undefined) {
    const named = period ?? 'mois'
    return { period: named, ...periodUntil(inParis(now).day, named) }
  }
  const days = { from: from ?? '', to: to ?? '' }
  assertDays(days)
  return { period: null, ...chosenDays(days) }
}

function assertDays({ from, to }: Days): void {
  for (const [name, day] of Object.entries({ from, to }))
    if (!isDay(day)) throw wrongField(name, replies.noDay)
  if (to < from) throw wrongField('to', replies.endsBefore)
  if (countDays({ from, to }) > maxDays) throw wrongField('to', replies.tooLong)
}

const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day
