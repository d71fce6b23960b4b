import type { Channel, Database, Following } from '../database/connect'
import { Cache, type CacheOptions } from './Cache'

const channels: Channel[] = ['catalogue_changed', 'settings_changed']

/** Values that a change of the catalogue drops. */
export type Store<Value> = {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>
  has: (key: string) => boolean
}

/**
 * All values made from the catalogue and the shop's settings, such as the words of the home page; a
 * change of either drops them together.
 */
export class CatalogueCache {
  private readonly stores: { drop: () => void }[] = []
  private following: readonly Following[] = []

  /** Stores values from now on, as long as the database notifies of changes. */
  async follow(database: Database): Promise<void> {
    this.following = await Promise.all(
      channels.map((channel) => database.followChanges(channel, () => this.drop())),
    )
  }

  async stop(): Promise<void> {
    await Promise.all(this.following.map((following) => following.stop()))
    this.following = []
  }

  open<Value extends object>(options: CacheOptions<Value>): Store<Value> {
    const store = new Cache(options)
    this.stores.push(store)
    return {
      // While notifications may be missed, every request makes its value.
      get: async (key, make) => (this.isLive() ? store.get(key, make) : make()),
      has: (key) => this.isLive() && store.has(key),
    }
  }

  private isLive(): boolean {
    return this.following.length > 0 && this.following.every((following) => following.isLive())
  }

  drop(): void {
    this.stores.forEach((store) => store.drop())
  }
}
