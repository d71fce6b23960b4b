import type { Job } from '../jobs/Job'
import type { Services } from '../services'
import { deleteLostWords } from './lostWords'
import { areBitmapsDue, writeBitmaps } from './makeBitmaps'
import { minuteMs } from '../system/durations'

/** What keeps the search fast while the catalogue changes. */
export function searchIndexJobs({ database, clock }: Pick<Services, 'database' | 'clock'>): Job[] {
  const { backgroundSql } = database
  const isDue = () => areBitmapsDue(backgroundSql, clock())
  return [
    {
      name: 'search-bitmaps',
      everyMs: minuteMs,
      leaseMs: minuteMs,
      hasWork: isDue,
      run: async () => {
        if (await isDue()) await writeBitmaps(backgroundSql, clock())
      },
    },
    {
      name: 'search-words',
      everyMs: 5 * minuteMs,
      leaseMs: minuteMs,
      run: () => deleteLostWords(backgroundSql),
    },
  ]
}
