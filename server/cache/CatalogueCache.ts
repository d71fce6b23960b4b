import type { Database, Following } from '../database/connect'
import { Cache, type CacheOptions } from './Cache'

/** Values that are made again once the catalogue has changed. */
export type Store<Value> = {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>
  has: (key: string) => boolean
}

/** Every value made from the catalogue; a change of the catalogue drops all of them. */
export class CatalogueCache {
  private readonly stores: { drop: () => void }[] = []
  private following: Following | null = null

  /** Stores values from now on, as long as the database notifies of changes. */
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
      // While a change may go unnoticed, a value is made for each request.
      get: async (key, make) => (this.following?.isLive() ? store.get(key, make) : make()),
      has: (key) => this.following?.isLive() === true && store.has(key),
    }
  }

  drop(): void {
    this.stores.forEach((store) => store.drop())
  }
}
