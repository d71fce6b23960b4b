import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { paths } from '../../contract/site/paths'
import { reviewRefused } from '../../wording/mails/reviewRefused'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { clients, products, reviews } from '../database/schema'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'

/** Reviews that one list names. */
const longestListing = 200

/** The reviews that wait to be read, the oldest first; or all of them, the newest first. */
export function listForShop(sql: Sql, { areAll }: { areAll: boolean }) {
  return sql
    .select({ ...forShop, text: reviews.text, reason: reviews.reason })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(areAll ? undefined : eq(reviews.state, 'pending'))
    .orderBy(areAll ? desc(reviews.writtenAt) : asc(reviews.writtenAt), asc(reviews.id))
    .limit(longestListing)
}

const forShop = {
  id: reviews.id,
  state: reviews.state,
  stars: reviews.stars,
  author: reviews.author,
  writtenAt: reviews.writtenAt,
  product: products.name,
  serial: products.serial,
}

/**
 * Locks the client of a review before it, like all code that locks both; undefined for a number
 * that no review has, or no longer because its text changed.
 */
async function lockReview(tx: Sql, id: number) {
  const [client] = await tx
    .select({ id: clients.id, email: clients.email })
    .from(clients)
    .innerJoin(reviews, eq(reviews.clientId, clients.id))
    .where(eq(reviews.id, id))
    .for('key share', { of: clients })
  const [review] = await tx
    .select({ ...forShop, orderId: reviews.orderId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id))
    .for('update', { of: reviews })
  return client && review && { client, review }
}

type Needs = Pick<Services, 'settings' | 'database' | 'clock'>
type Decided = { product: string; isNew: boolean }

/** Publishes a review; undefined for an unknown number. */
export function publishReview({ database, clock }: Needs, id: number) {
  return inTransaction(database.sql, async (tx): Promise<Decided | undefined> => {
    const found = await lockReview(tx, id)
    if (!found) return undefined
    const changed = await tx
      .update(reviews)
      .set({ state: 'published', reason: null, decidedAt: clock() })
      .where(and(eq(reviews.id, id), ne(reviews.state, 'published')))
      .returning({ id: reviews.id })
    return { product: found.review.product, isNew: changed.length > 0 }
  })
}

/** Refuses a review, also a published one, and mails the reason; undefined for an unknown number. */
export function refuseReview({ database, clock, settings }: Needs, id: number, reason: string) {
  return inTransaction(database.sql, async (tx): Promise<Decided | undefined> => {
    const found = await lockReview(tx, id)
    if (!found) return undefined
    const { client, review } = found
    const { product, orderId } = review
    if (review.state === 'refused') return { product, isNew: false }
    const at = clock()
    await tx
      .update(reviews)
      .set({ state: 'refused', reason, decidedAt: at })
      .where(eq(reviews.id, id))
    if (client.email) {
      const link = absoluteUrl(paths.order.replace(':id', String(orderId)), settings)
      const mail = reviewRefused(settings.seller, { product, reason, link })
      await queueMail(tx, { mail, recipient: client.email, clientId: client.id, at })
    }
    return { product, isNew: true }
  })
}
