import { staffReviewReplies as replies } from '../../../wording/replies/staffReviews'
import type { Sql } from '../../database/connect'
import { ProblemError } from '../../http/ProblemError'
import { findDecision } from './findDecision'
import { versionOf } from './versionOf'

/**
 * Throws a ProblemError (409) if a locked review is not what the caller read: its author wrote
 * another text, or somebody else decided.
 */
export async function assertVersion(
  tx: Sql,
  review: Parameters<typeof versionOf>[0],
  version: string,
): Promise<void> {
  if (versionOf(review) === version) return
  const isOtherText = !version.startsWith(`${review.id}-`)
  if (isOtherText) throw new ProblemError(409, 'review_changed', replies.rewritten)
  throw new ProblemError(
    409,
    'review_changed',
    replies.decidedMeanwhile(await findDecision(tx, review.id)),
  )
}
