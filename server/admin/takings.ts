import { sql as raw } from 'drizzle-orm'
import { addDays, inParis, weekdayNumber } from '../../contract/parisianDays'
import { rowsOf } from '../database/countRows'
import type { Sql } from '../database/connect'

type Sums = { cents: number; before_cents: number }
type Period = { from: string; before: string; until: string }

/** Sums of paid orders by Parisian days, each beside the same part of the period before. */
export async function findTakings(sql: Sql, now: Date) {
  const { day: today } = inParis(now)
  const sumOf = async ({ from, before, until }: Period): Promise<Sums> => {
    const at = (day: string) => raw`(${day}::date::timestamp at time zone 'Europe/Paris')`
    const sum = (start: string, end: string) =>
      raw`(select coalesce(sum(total_cents), 0)::int from orders where paid_at >= ${at(start)} and paid_at < ${at(end)} and state <> 'annulée')`
    const [row] = await rowsOf<Sums>(
      sql,
      raw`select ${sum(from, addDays(today, 1))} as cents, ${sum(before, until)} as before_cents`,
    )
    return row ?? { cents: 0, before_cents: 0 }
  }
  const monday = addDays(today, -weekdayNumber(today))
  const first = `${today.slice(0, 8)}01`
  const firstBefore = `${addDays(first, -1).slice(0, 8)}01`
  const sameDay = addDays(firstBefore, Number(today.slice(8)))
  return {
    day: await sumOf({ from: today, before: addDays(today, -7), until: addDays(today, -6) }),
    week: await sumOf({ from: monday, before: addDays(monday, -7), until: addDays(today, -6) }),
    month: await sumOf({
      from: first,
      before: firstBefore,
      until: sameDay < first ? sameDay : first,
    }),
  }
}
