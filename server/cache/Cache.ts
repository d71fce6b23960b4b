import { LRUCache } from 'lru-cache'
import { hourMs } from '../system/durations'

/** The best products also change with time. */
const ttlMs = hourMs
/** Bytes of an entry beside its value. */
const entrySize = 256

export type CacheOptions<Value> = {
  /** Bytes of all values together. */
  maxBytes: number
  size: (value: Value) => number
  /** Whether a value is stored: small ones without end, such as empty lists, would displace the rest. */
  isCacheable: (value: Value) => boolean
}

/**
 * Values by their key, until they are dropped. Concurrent requests for a value share one making of
 * it; a value whose making began before a drop is not stored.
 */
export class Cache<Value extends object> {
  private readonly stored: LRUCache<string, Value>
  private pending = new Map<string, Promise<Value>>()

  constructor(private readonly options: CacheOptions<Value>) {
    this.stored = new LRUCache<string, Value>({
      maxSize: options.maxBytes,
      sizeCalculation: (value, key) => options.size(value) + key.length + entrySize,
      ttl: ttlMs,
    })
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> | Value {
    return this.stored.get(key) ?? this.pending.get(key) ?? this.make(key, make)
  }

  /** Whether a value is stored, or being made. */
  has(key: string): boolean {
    return this.stored.has(key) || this.pending.has(key)
  }

  /** Drops every value, and does not store those that are being made. */
  drop(): void {
    this.stored.clear()
    this.pending = new Map()
  }

  private make(key: string, make: () => Promise<Value>): Promise<Value> {
    const { pending } = this
    const making = make()
    pending.set(key, making)
    making
      .then((value) => {
        if (this.pending === pending && this.options.isCacheable(value)) this.stored.set(key, value)
      })
      .catch(() => undefined)
      .finally(() => pending.delete(key))
    return making
  }
}
