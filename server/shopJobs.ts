import { alertJobs } from './alerts/jobs'
import type { AppServices } from './app'
import type { CatalogueCache } from './cache/CatalogueCache'
import { checkoutJobs } from './checkout/jobs'
import type { Metrics } from './http/metrics'
import type { Job } from './jobs/Job'
import { upkeepJobs } from './jobs/upkeepJobs'
import { priceJobs } from './prices/jobs'
import { retentionJobs } from './retention/jobs'
import { reviewJobs } from './reviews/jobs'
import { searchIndexJobs } from './search/indexJobs'
import { searchJobs } from './search/jobs'

type Needs = AppServices & { catalogueCache: CatalogueCache; metrics: Metrics }

/** All that the shop does in the background. */
export function shopJobs(services: Needs): Job[] {
  return [
    services.mailer.job,
    ...checkoutJobs(services),
    ...alertJobs(services),
    ...priceJobs(services),
    ...searchJobs(services),
    ...searchIndexJobs(services),
    ...reviewJobs(services),
    ...retentionJobs(services),
    ...upkeepJobs(services.database),
  ]
}
