import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { orders, products, reviewInvitations, reviews } from '../database/schema'
import { toOwnReply } from './serialize'

/** A client's reviews and the invitations to write some. */
export async function findPersonalReviews(
  sql: Sql,
  clientId: string,
): Promise<Pick<PersonalData, 'reviews' | 'review_invitations'>> {
  const written = await sql
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.clientId, clientId))
    .orderBy(asc(reviews.writtenAt), asc(reviews.id))
  const invitations = await sql
    .select({ invitation: reviewInvitations })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .where(eq(orders.clientId, clientId))
    .orderBy(asc(reviewInvitations.createdAt))
  return {
    reviews: written.map(({ review, product }) => ({
      ...toOwnReply(review),
      product_name: product,
      command_id: review.orderId,
      review_decided: review.decidedAt?.toISOString() ?? null,
    })),
    review_invitations: invitations.map(({ invitation }) => ({
      command_id: invitation.orderId,
      date: invitation.createdAt.toISOString(),
      expires: invitation.endsAt.toISOString(),
    })),
  }
}

/** Deletes a client's reviews, and the links to write some. */
export async function eraseReviews(tx: Sql, clientId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId))
  await tx.delete(reviews).where(eq(reviews.clientId, clientId))
  await tx.delete(reviewInvitations).where(inArray(reviewInvitations.orderId, own))
}
