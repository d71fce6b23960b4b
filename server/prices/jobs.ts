import { inParis } from '../../contract/parisianDays'
import { inTransaction } from '../database/inTransaction'
import type { Job } from '../jobs/Job'
import type { Services } from '../services'
import { endReductions, hasEndedReductions } from './queries'
import { minuteMs } from '../system/durations'

/** Ends reductions when their last day in Paris is over; reading prices needs no clock. */
export function priceJobs({ database, clock }: Pick<Services, 'database' | 'clock'>): Job[] {
  const { backgroundSql } = database
  const today = () => inParis(clock()).day
  const isDue = () => hasEndedReductions(backgroundSql, today())
  return [
    {
      name: 'price-reductions',
      everyMs: minuteMs,
      leaseMs: minuteMs,
      hasWork: isDue,
      // Without work it writes nothing, so that caches of the catalogue stay.
      run: async (_, log) => {
        if (!(await isDue())) return
        const ended = await inTransaction(backgroundSql, (tx) => endReductions(tx, today()))
        if (ended.length > 0) log.info({ ended }, 'price reductions ended')
      },
    },
  ]
}
