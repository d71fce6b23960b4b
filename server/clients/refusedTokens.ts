import { LRUCache } from 'lru-cache'
import type { Clock } from '../system/clock'

/** Refusals of one kind of token within a window, counted from the first. */
export const refusalLimits = {
  /** A token with a valid signature, counted by account and IP address. */
  signed: { max: 20, windowMs: 5 * 60_000 },
  /**
   * Anything else, counted by IP address: the address may be shared, and refusing costs no query.
   */
  unsigned: { max: 200, windowMs: 5 * 60_000 },
}
const maxEntries = 20_000

/**
 * Counts refused tokens in this server's memory, so that refusing costs no query. It never refuses
 * an active token, whatever its IP address has sent before.
 */
export class RefusedTokens {
  private readonly counts = new LRUCache<string, { count: number; endsAt: number }>({
    max: maxEntries,
  })
  /**
   * Sessions that have ended according to the database; an ended version never becomes valid again.
   */
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

  /** Counts one refusal; returns the seconds to wait if there are too many, else 0. */
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
