import { and, asc, desc, eq, sql as raw, type SQL } from 'drizzle-orm'
import { reviewStates, type ReviewState } from '../../../contract/reviews'
import { staffPageSize } from '../../../contract/lists'
import { rowsOf } from '../../database/rowsOf'
import type { Sql } from '../../database/connect'
import { pageOf } from '../../database/pageOf'
import { products, reviews } from '../../database/schema'
import { isToRead } from '../../reviews/queries'
import { boundedCount } from '../boundedCount'

const row = {
  number: reviews.id,
  state: reviews.state,
  stars: reviews.stars,
  text: reviews.text,
  author: reviews.author,
  reason: reviews.reason,
  writtenAt: reviews.writtenAt,
  decidedAt: reviews.decidedAt,
  orderId: reviews.orderId,
  productId: products.id,
  serial: products.serial,
  name: products.name,
  retired: products.retired,
  /** Whose decision it is; null for a command, or one older than the log. */
  who: raw<string | null>`(select staff.email from audit_log left join staff on staff.id = staff_id
    where act in ('review_published', 'review_refused') and after ->> 'review' = "reviews"."id"::text
    order by audit_log.id desc limit 1)`,
}

/**
 * A page of the reviews in a state: those to read oldest first, the others by their last decision.
 */
export async function findReviewPage(sql: Sql, state: ReviewState, after?: string) {
  const order =
    state === 'pending'
      ? [asc(reviews.writtenAt), asc(reviews.id)]
      : [desc(reviews.decidedAt), desc(reviews.id)]
  const rows = await select(sql)
    .where(and(isIn(state), after === undefined ? undefined : isAfter(state, after)))
    .orderBy(...order)
    .limit(staffPageSize + 1)
  return pageOf(rows, staffPageSize, placeOf)
}

/** What the client of an order says of a product; undefined if they say nothing. */
export async function findReview(sql: Sql, place: { orderId: number; productId: number }) {
  const [found] = await select(sql).where(
    and(eq(reviews.orderId, place.orderId), eq(reviews.productId, place.productId)),
  )
  return found
}

const select = (sql: Sql) =>
  sql.select(row).from(reviews).innerJoin(products, eq(products.id, reviews.productId))
export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** In the words of the indexes' conditions. */
function isIn(state: ReviewState): SQL | undefined {
  if (state === 'pending') return isToRead
  return and(eq(reviews.state, state), raw`${reviews.state} <> 'pending'`)
}

/** The place of a row in its list, for the next page. */
const placeOf = ({ writtenAt, decidedAt, number }: FoundReview) =>
  `${(decidedAt ?? writtenAt).getTime()}-${number}`

function isAfter(state: ReviewState, place: string): SQL {
  const [time = 0, id = 0] = place.split('-').map(Number)
  const at = raw`(${new Date(time).toISOString()}::timestamptz, ${id})`
  return state === 'pending'
    ? raw`(${reviews.writtenAt}, ${reviews.id}) > ${at}`
    : raw`(${reviews.decidedAt}, ${reviews.id}) < ${at}`
}

/** How many reviews are in each state, up to a limit, so that counting costs the same for ever. */
export function countReviews(sql: Sql) {
  const counts = reviewStates.map(
    (state) =>
      raw`select ${state}::text as state,
        ${boundedCount(raw`reviews where ${isIn(state)}`)} as count`,
  )
  return rowsOf<{ state: ReviewState; count: number }>(sql, raw.join(counts, raw` union all `))
}
