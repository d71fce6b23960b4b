import type { Clock } from './system/clock'
import type { Tokens } from './clients/tokens'
import type { Database } from './database/connect'
import type { Metrics } from './http/metrics'
import type { CatalogueCache } from './cache/CatalogueCache'
import type { Mailer } from './mail/mailer'
import type { Pages } from './pages/pages'
import type { Payment } from './payments/payment'
import type { Pictures } from './pictures/pictures'
import type { Settings } from './settings'

/** What the routes work with; tests give their own. */
export type Services = {
  settings: Settings
  database: Database
  clock: Clock
  mailer: Mailer
  payment: Payment
  tokens: Tokens
  pictures: Pictures
  /** None where every reply is to be made anew. */
  kept?: CatalogueCache
  metrics?: Metrics
  /** The built client; none where only the API is wanted. */
  pages?: Pages
}
