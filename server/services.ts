import type { CatalogueCache } from './cache/CatalogueCache'
import type { Database } from './database/connect'
import type { Metrics } from './http/metrics'
import type { Mailer } from './mail/mailer'
import type { Payment } from './payments/payment'
import type { Pictures } from './pictures/pictures'
import type { Settings } from './settings'
import type { Clock } from './system/clock'

/** The machinery that domains work with; tests give their own. */
export type Services = {
  settings: Settings
  database: Database
  clock: Clock
  mailer: Mailer
  payment: Payment
  pictures: Pictures
  /** None where every reply is to be made anew. */
  kept?: CatalogueCache
  metrics?: Metrics
}
