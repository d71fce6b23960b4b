import { LRUCache } from 'lru-cache'
import { networkOf } from '../http/networkOf'
import type { Clock } from '../system/clock'

const max = 30
const periodMs = 10 * 60_000
/** Beyond this many networks the oldest counts are dropped. */
const maxEntries = 20_000

/**
 * Counts the forged events of each network, on this server alone, so that none costs a query;
 * returns the seconds to wait after one too many, else 0.
 */
export function limitForgeries(clock: Clock): (ip: string) => number {
  const counts = new LRUCache<string, { count: number; endsAt: number }>({ max: maxEntries })
  return (ip) => {
    const network = networkOf(ip)
    const now = clock().getTime()
    const before = counts.get(network)
    const isRunning = before !== undefined && before.endsAt > now
    const counted = isRunning ? before : { count: 0, endsAt: now + periodMs }
    counted.count += 1
    counts.set(network, counted)
    return counted.count <= max ? 0 : Math.ceil((counted.endsAt - now) / 1000)
  }
}
