import type { CatalogueCache } from './cache/CatalogueCache'
import type { Database } from './database/connect'
import type { Metrics } from './http/metrics'
import type { Mailer } from './mail/mailer'
import type { Payment } from './payments/payment'
import type { Pictures } from './pictures/pictures'
import type { Settings } from './settings'
import type { Clock } from './system/clock'

/** What the domains need; tests give their own. */
export type Services = {
  settings: Settings
  database: Database
  clock: Clock
  mailer: Mailer
  payment: Payment
  pictures: Pictures
  /** None if every reply must be made anew. */
  catalogueCache?: CatalogueCache
  metrics?: Metrics
  /**
   * Milliseconds that the reply to a forgotten password takes, so that its duration does not reveal
   * whether a mail was sent.
   */
  neutralTime?: number
}
