import type { Database, Following } from '../database/connect'
import { Cache, type CacheOptions } from './Cache'

/** Values that are made again once the catalogue has changed. */
export type Store<Value> = {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>
  has: (key: string) => boolean
}

/** All that is kept of what the catalogue said; every change of it drops everything. */
export class CatalogueCache {
  private readonly stores: { drop: () => void }[] = []
  private following: Following | null = null

  /** Keeps from now on, as long as changes are heard of. */
  async follow(database: Database): Promise<void> {
    this.following = await database.followCatalogue(() => this.drop())
  }

  async stop(): Promise<void> {
    await this.following?.stop()
    this.following = null
  }

  open<Value extends object>(options: CacheOptions<Value>): Store<Value> {
    const store = new Cache(options)
    this.stores.push(store)
    return {
      // While a change may pass unheard, a value is made for whoever asks alone.
      get: async (key, make) => (this.following?.isLive() ? store.get(key, make) : make()),
      has: (key) => this.following?.isLive() === true && store.has(key),
    }
  }

  drop(): void {
    this.stores.forEach((store) => store.drop())
  }
}
