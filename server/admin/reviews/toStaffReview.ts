import type { StaffReview } from '../../../contract/api/staff/staffReviews'
import { versionOf } from './versionOf'
import type { FoundReview } from './listReviews'

/** A review as the admin shows it. */
export function toStaffReview(found: FoundReview): StaffReview {
  const { number, state, decidedAt, orderId, productId, serial, name, retired } = found
  const { stars, text, author, reason, who } = found
  return {
    id: `${orderId}-${productId}`,
    version: versionOf({ id: number, state, decidedAt }),
    number,
    state,
    stars,
    text,
    author,
    product: { id: productId, serial, name, retired },
    order: orderId,
    at: found.writtenAt.toISOString(),
    decision: decidedAt && { at: decidedAt.toISOString(), who, reason },
  }
}
