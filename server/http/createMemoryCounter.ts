import { LRUCache } from 'lru-cache'
import type { Limit } from '../../contract/api/endpoint'
import type { Clock } from '../system/clock'
import { minuteMs } from '../system/durations'

/** Beyond this many keys the oldest counts are dropped. */
const maxEntries = 20_000

/**
 * Counts on this server alone, so that counting costs no query. Counts one of a key; returns the
 * seconds to wait if it is one too many, else 0. A clock that is set back prolongs no wait.
 */
export function createMemoryCounter(clock: Clock): (key: string, limit: Limit) => number {
  const counts = new LRUCache<string, { count: number; endsAt: number }>({ max: maxEntries })
  return (key, { max, minutes }) => {
    const now = clock().getTime()
    const nextEnd = now + minutes * minuteMs
    const known = counts.get(key)
    const isRunning = known !== undefined && known.endsAt > now && known.endsAt <= nextEnd
    const entry = isRunning ? known : { count: 0, endsAt: nextEnd }
    entry.count += 1
    counts.set(key, entry)
    return entry.count > max ? Math.ceil((entry.endsAt - now) / 1000) : 0
  }
}
