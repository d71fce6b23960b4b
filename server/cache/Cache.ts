import { LRUCache } from 'lru-cache'

/** The best products change with time alone, too. */
const ttlMs = 60 * 60 * 1000
/** What an entry weighs beside its value. */
const ownWeight = 256

export type CacheOptions<Value> = {
  /** Of all values together, as `weigh` tells it. */
  maxBytes: number
  weigh: (value: Value) => number
  /** Values of which there is no end, such as pages of nothing, would fill the memory. */
  isCacheable: (value: Value) => boolean
}

/**
 * Values by their address, until they are dropped. One that is being made is waited for by all who
 * ask; one that was begun before a drop is not kept.
 */
export class Cache<Value extends object> {
  private readonly kept: LRUCache<string, Value>
  private underWay = new Map<string, Promise<Value>>()

  constructor(private readonly options: CacheOptions<Value>) {
    this.kept = new LRUCache<string, Value>({
      maxSize: options.maxBytes,
      sizeCalculation: (value, key) => options.weigh(value) + key.length + ownWeight,
      ttl: ttlMs,
    })
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> | Value {
    return this.kept.get(key) ?? this.underWay.get(key) ?? this.make(key, make)
  }

  /** Whether a value is kept, or being made. */
  has(key: string): boolean {
    return this.kept.has(key) || this.underWay.has(key)
  }

  /** Forgets every value, and keeps none that is being made. */
  drop(): void {
    this.kept.clear()
    this.underWay = new Map()
  }

  private make(key: string, make: () => Promise<Value>): Promise<Value> {
    const { underWay } = this
    const making = make()
    underWay.set(key, making)
    making
      .then((value) => {
        if (this.underWay === underWay && this.options.isCacheable(value)) this.kept.set(key, value)
      })
      .catch(() => undefined)
      .finally(() => underWay.delete(key))
    return making
  }
}
