import type { PublishedReviews } from '../../contract/api/reviews'
import type { Services } from '../services'
import { findReviewed, listPublished, sumUpReviews } from './queries'
import { toPublishedReply } from './serialize'

export type ReviewReplies = ReturnType<typeof reviewReplies>

/** The public reply about reviews, for its route and for rendered pages. */
export function reviewReplies({ database: { sql } }: Pick<Services, 'database'>) {
  return {
    /** Undefined if there is no such product. */
    async listReviews(serial: string, page = 1): Promise<PublishedReviews | undefined> {
      const productId = await findReviewed(sql, serial)
      if (productId === undefined) return undefined
      const summary = await sumUpReviews(sql, productId)
      const listed = summary.count > 0 ? await listPublished(sql, productId, page) : []
      return toPublishedReply(summary, listed)
    },
  }
}
