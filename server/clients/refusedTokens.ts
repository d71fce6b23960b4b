import { LRUCache } from 'lru-cache'
import { createMemoryCounter } from '../http/createMemoryCounter'
import type { Clock } from '../system/clock'
import { minuteMs } from '../system/durations'

/** Refusals of one kind of token within a window, counted from the first. */
export const refusalLimits = {
  /** A token with a valid signature, counted by account and IP address. */
  signed: { max: 20, minutes: 5 },
  /**
   * Anything else, counted by IP address: the address may be shared, and refusing costs no query.
   */
  unsigned: { max: 200, minutes: 5 },
}
const maxEntries = 20_000

/**
 * Counts refused tokens in this server's memory, so that refusing costs no query. It never refuses
 * an active token, whatever its IP address has sent before.
 */
export class RefusedTokens {
  /** Counts one refusal; returns the seconds to wait if there are too many, else 0. */
  readonly count: ReturnType<typeof createMemoryCounter>
  /**
   * Sessions that have ended according to the database; an ended version never becomes valid again.
   */
  private readonly ended = new LRUCache<string, true>({
    max: maxEntries,
    ttl: refusalLimits.signed.minutes * minuteMs,
  })

  constructor(clock: Clock) {
    this.count = createMemoryCounter(clock)
  }

  rememberEnded(session: string): void {
    this.ended.set(session, true)
  }

  isKnownEnded(session: string): boolean {
    return this.ended.has(session)
  }
}
