import {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  sql as raw,
} from 'drizzle-orm'
import { receivedStates } from '../../contract/orderStates'
import { reviewsPerPage } from '../../contract/reviews'
import { productIdOf } from '../database/bySerial'
import type { Sql } from '../database/connect'
import { refundedBeforeReceipt } from '../database/returnedPieces'
import {
  clients,
  orderLines,
  orders,
  products,
  reviewInvitations,
  reviews,
} from '../database/schema'
import { hashOfToken } from '../mail/mailedLinks'

/** Reviews that nobody of the shop has read yet, in the words of their indexes. */
export const isToRead = raw`${reviews.state} = 'pending'`

/** An order as its client, or as who has its mailed link, may review it. */
export type Reviewer = { orderId: number; clientId: string; firstName: string; lastName: string }

const reviewer = {
  orderId: orders.id,
  clientId: clients.id,
  firstName: clients.firstName,
  lastName: clients.lastName,
}
const hasAccount = isNull(clients.deletedAt)

/** The client's order; undefined if it is unknown, another client's or still a cart. */
export async function findReviewer(
  sql: Sql,
  { orderId, clientId }: Pick<Reviewer, 'orderId' | 'clientId'>,
): Promise<Reviewer | undefined> {
  const [found] = await sql
    .select(reviewer)
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.clientId, clientId),
        raw`${orders.state} <> 'panier'`,
        hasAccount,
      ),
    )
  return found
}

/** The order of a mailed link; undefined if its time is over or the client's e-mail is another. */
export async function findReviewerByLink(
  sql: Sql,
  { token, now }: { token: string; now: Date },
): Promise<Reviewer | undefined> {
  const [found] = await sql
    .select(reviewer)
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        eq(reviewInvitations.tokenHash, hashOfToken(token)),
        gt(reviewInvitations.endsAt, now),
        eq(clients.emailKey, reviewInvitations.emailKey),
        hasAccount,
      ),
    )
  return found
}

/** Whether the client has received pieces of a line: what is refunded before stays in the shop. */
const wasReceived = raw`${orderLines.quantity} > ${refundedBeforeReceipt}`
/** What was received and is still sold, or is reviewed. */
export const isReviewable = and(
  inArray(orders.state, [...receivedStates]),
  or(and(eq(products.retired, false), wasReceived), isNotNull(reviews.id)),
)

/** What may be reviewed of the order, each product with the client's review. */
export function listReviewable(sql: Sql, { orderId, clientId }: Reviewer) {
  return sql
    .selectDistinctOn([products.id], {
      serial: products.serial,
      name: products.name,
      picture: products.picture,
      position: orderLines.position,
      review: reviews,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.clientId, clientId)))
    .where(and(eq(orders.id, orderId), eq(orders.clientId, clientId), isReviewable))
    .orderBy(products.id, asc(orderLines.position))
}
export type Reviewable = Awaited<ReturnType<typeof listReviewable>>[number]
export type ReviewRow = typeof reviews.$inferSelect

/** The product on sale with this reference; undefined if there is none. */
export async function findReviewed(sql: Sql, serial: string): Promise<number | undefined> {
  const [product] = await sql
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.retired, false), eq(products.id, productIdOf(sql, serial))))
  return product?.id
}

const isPublishedOf = (productId: number) =>
  and(eq(reviews.productId, productId), raw`${reviews.state} = 'published'`)

/** How many reviews of a product are published, and their average to a tenth. */
export async function sumUpReviews(sql: Sql, productId: number) {
  const [summary] = await sql
    .select({ count: count(), average: avg(reviews.stars).mapWith(Number) })
    .from(reviews)
    .where(isPublishedOf(productId))
  const { count: number = 0, average = null } = summary ?? {}
  return { count: number, average: average === null ? null : Math.round(average * 10) / 10 }
}

/** A page of the published reviews, the newest first. */
export function listPublished(sql: Sql, productId: number, page: number) {
  return sql
    .select({
      stars: reviews.stars,
      text: reviews.text,
      author: reviews.author,
      publishedAt: raw<Date>`${reviews.decidedAt}`.mapWith(reviews.decidedAt),
      orderedAt: raw<Date>`${orders.orderedAt}`.mapWith(orders.orderedAt),
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(isPublishedOf(productId))
    .orderBy(desc(reviews.decidedAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
}
export type Published = Awaited<ReturnType<typeof listPublished>>[number]
