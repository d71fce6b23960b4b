import { LRUCache } from 'lru-cache'
import type { Clock } from '../system/clock'

/** Refusals of one kind of token within a window, counted from the first. */
export const refusalLimits = {
  /** Of a token that we have signed, for its account and one address. */
  signed: { max: 20, windowMs: 5 * 60_000 },
  /** Of anything else, for one address: it may be shared, and costs no query. */
  unsigned: { max: 200, windowMs: 5 * 60_000 },
}
const maxEntries = 20_000

/**
 * Counts refused tokens in this server's memory, where refusing costs no query. It never refuses
 * by itself: a token that is alive passes, whatever its address has sent before.
 */
export class RefusedTokens {
  private readonly counts = new LRUCache<string, { count: number; endsAt: number }>({
    max: maxEntries,
  })
  /** Sessions of which the database has said that they ended; a version never comes back. */
  private readonly ended = new LRUCache<string, true>({
    max: maxEntries,
    ttl: refusalLimits.signed.windowMs,
  })

  constructor(private readonly clock: Clock) {}

  rememberEnded(session: string): void {
    this.ended.set(session, true)
  }

  isKnownEnded(session: string): boolean {
    return this.ended.has(session)
  }

  /** Counts one refusal; the seconds to wait where it is one too many, else 0. */
  count(key: string, { max, windowMs }: { max: number; windowMs: number }): number {
    const now = this.clock().getTime()
    const known = this.counts.get(key)
    const isOver = !known || known.endsAt <= now || known.endsAt > now + windowMs
    const entry = isOver ? { count: 0, endsAt: now + windowMs } : known
    entry.count += 1
    this.counts.set(key, entry)
    return entry.count > max ? Math.ceil((entry.endsAt - now) / 1000) : 0
  }
}
