import type { Database, Following, Sql } from '../database/connect'
import { readShopSettings } from './readShopSettings'
import type { ShopSettings } from './shopSettings'

/** The settings of the shop in memory, until one of them changes on any server. */
export class ShopSettingsCache {
  private following: Following | null = null
  private current: Promise<ShopSettings> | null = null

  constructor(private readonly sql: Sql) {}

  /** Stores the settings from now on, as long as the database notifies of changes. */
  async follow(database: Database): Promise<void> {
    this.following = await database.followChanges('settings_changed', () => this.drop())
  }

  async stop(): Promise<void> {
    await this.following?.stop()
    this.following = null
  }

  /** Call it before a transaction, never inside one. */
  read(): Promise<ShopSettings> {
    if (!this.following?.isLive()) return readShopSettings(this.sql)
    if (this.current) return this.current
    const reading = readShopSettings(this.sql)
    this.current = reading
    reading.catch(() => {
      if (this.current === reading) this.drop()
    })
    return reading
  }

  private drop(): void {
    this.current = null
  }
}
