import { createHash } from 'node:crypto'
import { lte, sql as raw } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Limit } from '../../contract/api/endpoint'
import type { Clock } from '../system/clock'
import type { Database, Sql } from '../database/connect'
import { attempts } from '../database/schema'
import { tooManyRequests } from './tooManyRequests'
import { minuteMs } from '../system/durations'

const maxEntries = 20_000

/**
 * Counts tries in the database, for all servers of the shop together; throws a ProblemError (429)
 * with the header Retry-After at one too many.
 */
export function createTryLimit({ sql }: Database, clock: Clock) {
  /** Until when each key is refused, so that its further tries need no query. */
  const refused = new LRUCache<string, Date>({ max: maxEntries })
  let nextSweep = 0

  async function sweep(now: Date): Promise<void> {
    if (now.getTime() < nextSweep) return
    nextSweep = now.getTime() + minuteMs
    // What cannot be deleted now, such as a row that a transaction holds, is nobody's failure.
    await sql
      .delete(attempts)
      .where(lte(attempts.endsAt, now))
      .catch(() => undefined)
  }

  return async (reply: FastifyReply, what: string, limit: Limit): Promise<void> => {
    const seconds = await count(what, limit)
    if (seconds === 0) return
    void reply.header('Retry-After', seconds)
    throw tooManyRequests(seconds)
  }

  /** Counts one try; returns the seconds to wait if it is one too many, else 0. */
  async function count(what: string, { max, minutes }: Limit): Promise<number> {
    const now = clock()
    const known = refused.get(what)
    if (known && known > now) return secondsTo(known, now)
    await sweep(now)
    const tried = await countTry(sql, what, { max, minutes }, now)
    if (tried.count <= max) return 0
    refused.set(what, tried.endsAt)
    return secondsTo(tried.endsAt, now)
  }
}

/** Counts one try until its period ends; returns the number of tries. */
export async function countTry(
  sql: Sql,
  what: string,
  { minutes }: Limit,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  const key = keyOfTry(what)
  const first = { count: 1, endsAt: new Date(now.getTime() + minutes * minuteMs) }
  const at = raw`${now.toISOString()}::timestamptz`
  const [tried = first] = await sql
    .insert(attempts)
    .values({ key, ...first })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: raw`case when ${attempts.endsAt} <= ${at} then 1 else ${attempts.count} + 1 end`,
        endsAt: raw`case when ${attempts.endsAt} <= ${at} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning()
  return tried
}

/** Under which tries are stored: nobody reads from it who tried. */
export const keyOfTry = (what: string) => createHash('sha256').update(what).digest('hex')

function secondsTo(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))
}
