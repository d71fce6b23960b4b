import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { absoluteUrl } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import type { ReviewState } from '../../../contract/reviews'
import { reviewRefused } from '../../../wording/mails/reviewRefused'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { clients, products, reviews } from '../../database/schema'
import { queueMail } from '../../mail/outbox'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { assertVersion } from './assertVersion'

/** Reviews that one list names. */
const maxListingLength = 200

/** The reviews that wait to be read, the oldest first; or all of them, the newest first. */
export function listForShop(sql: Sql, { areAll }: { areAll: boolean }) {
  return sql
    .select({ ...forShop, text: reviews.text, reason: reviews.reason })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(areAll ? undefined : eq(reviews.state, 'pending'))
    .orderBy(areAll ? desc(reviews.writtenAt) : asc(reviews.writtenAt), asc(reviews.id))
    .limit(maxListingLength)
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
 * A review by the number of its text, as a command names it; or what the client of this order says
 * of this product, in the version that somebody read.
 */
export type NamedReview =
  { number: number } | { orderId: number; productId: number; version: string }

const isNamed = (named: NamedReview): SQL | undefined =>
  'number' in named
    ? eq(reviews.id, named.number)
    : and(eq(reviews.orderId, named.orderId), eq(reviews.productId, named.productId))

/**
 * Locks the client of a review before it, like all code that locks both; undefined for a number
 * that no review has, or no longer because its text changed. Throws a ProblemError (409) for another
 * version.
 */
async function lockReview(tx: Sql, named: NamedReview) {
  const [client] = await tx
    .select({ id: clients.id, email: clients.email })
    .from(clients)
    .innerJoin(reviews, eq(reviews.clientId, clients.id))
    .where(isNamed(named))
    .for('key share', { of: clients })
  const [review] = await tx
    .select({
      ...forShop,
      orderId: reviews.orderId,
      decidedAt: reviews.decidedAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isNamed(named))
    .for('update', { of: reviews })
  if (!client || !review) return undefined
  if ('version' in named) await assertVersion(tx, review, named.version)
  return { client, review }
}
type Locked = NonNullable<Awaited<ReturnType<typeof lockReview>>>

type Needs = Pick<Services, 'settings' | 'database' | 'clock'>
/** The member who decides; nobody for a command. */
type By = { by?: string }
type Decided = { product: string; isNew: boolean; isMailed: boolean }
type Refused = Decided & { wasPublished: boolean }

/** Publishes a review; undefined for an unknown one. */
export function publishReview({ database, clock }: Needs, named: NamedReview, by: By = {}) {
  return inTransaction(database.sql, async (tx): Promise<Decided | undefined> => {
    const found = await lockReview(tx, named)
    if (!found) return undefined
    const { product, state } = found.review
    const isNew = state !== 'published'
    if (isNew) await decide(tx, found, { state: 'published', reason: null, at: clock(), ...by })
    return { product, isNew, isMailed: false }
  })
}

/** Refuses a review, also a published one, and mails the reason; undefined for an unknown one. */
export function refuseReview(
  { database, clock, settings }: Needs,
  named: NamedReview,
  { reason, ...by }: By & { reason: string },
) {
  return inTransaction(database.sql, async (tx): Promise<Refused | undefined> => {
    const found = await lockReview(tx, named)
    if (!found) return undefined
    const { client, review } = found
    const { product, orderId } = review
    const wasPublished = review.state === 'published'
    const decided = { product, isNew: review.state !== 'refused', isMailed: false, wasPublished }
    if (!decided.isNew) return decided
    const at = clock()
    await decide(tx, found, { state: 'refused', reason, at, ...by })
    if (!client.email) return decided
    const link = absoluteUrl(pathTo('order', orderId), settings)
    const mail = reviewRefused(settings.seller, { product, reason, link, wasPublished })
    await queueMail(tx, { mail, recipient: client.email, clientId: client.id, at })
    return { ...decided, isMailed: true }
  })
}

type Decision = By & { state: Exclude<ReviewState, 'pending'>; reason: string | null; at: Date }

/** Writes a decision and who made it; the log has neither the text nor the reason. */
async function decide(tx: Sql, { review }: Locked, { state, reason, at, by }: Decision) {
  const { id, product: name, serial, state: before } = review
  await tx.update(reviews).set({ state, reason, decidedAt: at }).where(eq(reviews.id, id))
  await recordAct(tx, {
    act: state === 'published' ? 'review_published' : 'review_refused',
    staffId: by ?? null,
    before: { state: before },
    after: { review: id, product: name, serial, state },
    at,
  })
}
