import type { CatalogueCache } from './cache/CatalogueCache'
import type { Database } from './database/connect'
import type { Metrics } from './http/metrics'
import type { Mailer } from './mail/mailer'
import type { PaymentProviders } from './payments/openProviders'
import type { Pictures } from './pictures/pictures'
import type { Settings } from './settings'
import type { Books } from './shop/Books'
import type { LiveSettings } from './shop/LiveSettings'
import type { ShopSettingsCache } from './shop/ShopSettingsCache'
import type { Clock } from './system/clock'
import type { Passwords } from './system/passwords'

/** What the domains need; tests give their own. */
export type Services = {
  settings: Settings
  database: Database
  clock: Clock
  mailer: Mailer
  providers: PaymentProviders
  pictures: Pictures
  passwords: Passwords
  books: Books
  /** What the shopkeeper sets while the shop is open. */
  shopSettings: ShopSettingsCache
  /** Keeps `settings` at what the shopkeeper sets of it. */
  liveSettings: LiveSettings
  /** None if every reply must be made anew. */
  catalogueCache?: CatalogueCache
  metrics?: Metrics
  /** Logs a failure that no caller is told, such as a provider that does not reply. */
  report?: (error: unknown, message: string) => void
  /** Milliseconds between two signs of life of an event stream of the admin. */
  staffHeartbeatMs?: number
  /**
   * Milliseconds that the reply to a forgotten password takes, so that its duration does not reveal
   * whether a mail was sent.
   */
  neutralReplyMs?: number
}
