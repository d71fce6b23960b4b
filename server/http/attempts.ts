import { createHash } from 'node:crypto'
import { lte, sql as raw } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock'
import type { Database } from '../database/connect'
import { attempts } from '../database/schema'

export type Limit = { max: number; minutes: number }

const minute = 60_000
const mostRefused = 20_000

/** Counts tries in the database, which all servers of the shop share. */
export function createAttempts({ sql }: Database, clock: Clock) {
  /** Until when a key is refused: once that is known, its tries cost the database nothing. */
  const refused = new LRUCache<string, Date>({ max: mostRefused })
  let nextSweep = 0

  async function sweep(now: Date): Promise<void> {
    if (now.getTime() < nextSweep) return
    nextSweep = now.getTime() + minute
    await sql.delete(attempts).where(lte(attempts.endsAt, now))
  }

  /** Counts one try; the seconds to wait where it is one too many, else 0. */
  return async function count(what: string, { max, minutes }: Limit): Promise<number> {
    const key = createHash('sha256').update(what).digest('hex')
    const now = clock()
    const known = refused.get(key)
    if (known && known > now) return secondsTo(known, now)
    await sweep(now)
    const at = raw`${now.toISOString()}::timestamptz`
    const [tried] = await sql
      .insert(attempts)
      .values({ key, count: 1, endsAt: new Date(now.getTime() + minutes * minute) })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: raw`case when ${attempts.endsAt} <= ${at} then 1 else ${attempts.count} + 1 end`,
          endsAt: raw`case when ${attempts.endsAt} <= ${at} then excluded.ends_at else ${attempts.endsAt} end`,
        },
      })
      .returning()
    if (!tried || tried.count <= max) return 0
    refused.set(key, tried.endsAt)
    return secondsTo(tried.endsAt, now)
  }
}

function secondsTo(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
}
