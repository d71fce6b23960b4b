import { and, eq } from 'drizzle-orm'
import type { ProductFeedback } from '../../../contract/api/staff/staffAlerts'
import { productReplies } from '../../../wording/replies/products'
import type { Sql } from '../../database/connect'
import { products, reviews } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { isToRead, sumUpReviews } from '../../reviews/queries'
import { countMails, countWaiting } from './listAlerts'
import { toMails, toWaiting } from './serialize'

/** What buyers say of a product and who waits for it; 404 for an unknown one. */
export async function findFeedback(sql: Sql, id: number, now: Date): Promise<ProductFeedback> {
  const [product] = await sql.select({ id: products.id }).from(products).where(eq(products.id, id))
  if (!product) throw new ProblemError(404, 'not_found', productReplies.unknown)
  const { average, count: published } = await sumUpReviews(sql, id)
  return {
    average,
    published,
    to_read: await sql.$count(reviews, and(eq(reviews.productId, id), isToRead)),
    waiting: toWaiting(await countWaiting(sql, id, now)),
    mails: toMails(await countMails(sql, id)),
  }
}
