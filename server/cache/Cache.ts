import { LRUCache } from 'lru-cache'

/** The best products also change as time passes. */
const ttlMs = 60 * 60 * 1000
/** Bytes of an entry beside its value. */
const entrySize = 256

export type CacheOptions<Value> = {
  /** Of all values together. */
  maxBytes: number
  size: (value: Value) => number
  /** Endless values, such as pages of nothing, would fill the memory. */
  isCacheable: (value: Value) => boolean
}

/**
 * Values by their key, until they are dropped. All who ask for one that is being made wait for it; one
 * that was begun before a drop is not stored.
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

  /** Forgets every value, and stores none that is being made. */
  drop(): void {
    this.stored.clear()
    this.pending = new Map()
  }

  private make(key: string, make: () => Promise<Value>): Promise<Value> {
    const { pending: pending } = this
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
