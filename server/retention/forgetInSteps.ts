import type { ForgottenCounts } from '../../wording/commands'
import { readReached, storeReached } from '../jobs/reached'
import { countForgotten, forget, type Needs } from './retention'
import { dayMs } from '../system/durations'

const maxStepMs = 7 * dayMs

/** The name of the daily job, whose row holds the time that the last run reached. */
export const retentionJob = 'retention'

type Forgotten = {
  counts: ForgottenCounts
  /** Where the periods were not compared with the clock but with an earlier time. */
  heldAt: Date | undefined
}

/**
 * Deletes what is past its period a week after the time that the last run reached at most, so that a
 * clock that is years ahead erases a week with each run, and no years.
 */
export async function forgetInSteps(needs: Needs, signal?: AbortSignal): Promise<Forgotten> {
  const { until, reached, heldAt } = await nextStep(needs)
  const counts = await forget({ ...needs, clock: () => until }, signal)
  await storeReached(needs.database.sql, retentionJob, reached)
  return { counts, heldAt }
}

/** The number of rows that `forgetInSteps` would delete now. */
export async function countNextStep(needs: Needs): Promise<Forgotten> {
  const { until, heldAt } = await nextStep(needs)
  const counts = await countForgotten({ ...needs, clock: () => until })
  return { counts, heldAt }
}

/** No shop has stored the time that it reached before this: an earlier one is of a clock that was behind. */
const earliest = new Date('2026-11-20T00:00:00Z')

/** The reached time goes back by a week at most too: a clock that was years behind delays no year. */
async function nextStep({ database, clock }: Needs) {
  const now = clock()
  const stored = await readReached(database.sql, retentionJob)
  if (!stored) return { until: now, reached: now, heldAt: undefined }
  const last = stored < earliest ? earliest : stored
  const until = new Date(Math.min(now.getTime(), last.getTime() + maxStepMs))
  const reached = new Date(Math.max(until.getTime(), last.getTime() - maxStepMs))
  return { until, reached, heldAt: until < now ? until : undefined }
}
