import type { Database, Following } from '../database/connect'
import { Cache, type CacheOptions } from './Cache'

/** Values that a change of the catalogue drops. */
export type Store<Value> = {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>
  has: (key: string) => boolean
}

/** All values made from the catalogue; a change of the catalogue drops them together. */
export class CatalogueCache {
  private readonly stores: { drop: () => void }[] = []
  private following: Following | null = null

  /** Stores values from now on, as long as the database notifies of changes. */
  async follow(database: Database): Promise<void> {
    this.following = await database.followChanges('catalogue_changed', () => this.drop())
  }

  async stop(): Promise<void> {
    await this.following?.stop()
    this.following = null
  }

  open<Value extends object>(options: CacheOptions<Value>): Store<Value> {
    const store = new Cache(options)
    this.stores.push(store)
    return {
      // While notifications may be missed, every request makes its value.
      get: async (key, make) => (this.following?.isLive() ? store.get(key, make) : make()),
      has: (key) => this.following?.isLive() === true && store.has(key),
    }
  }

  drop(): void {
    this.stores.forEach((store) => store.drop())
  }
}
