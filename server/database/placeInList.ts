import { sql as raw, type Column, type SQL } from 'drizzle-orm'

/** The place of a row in a list with the newest first, for the next page. */
export const placeOf = (at: Date | null, id: string | number) => `${at?.getTime() ?? 0}-${id}`

/** The row is after this place. */
export function isAfter(place: string, { at, id }: { at: Column; id: Column }): SQL {
  const moment = new Date(Number.parseInt(place)).toISOString()
  const before = place.slice(place.indexOf('-') + 1)
  // The driver's dates end at the millisecond.
  return raw`(date_trunc('milliseconds', ${at}), ${id}) < (${moment}::timestamptz, ${before})
    and ${at} < ${moment}::timestamptz + interval '1 millisecond'`
}
