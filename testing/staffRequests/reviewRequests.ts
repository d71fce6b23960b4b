import { reviews } from '../../server/database/schema'
import { versionOf } from '../../server/admin/reviews/versionOf'
import { insertProduct } from '../makeData'
import type { StaffFacts } from '../staffFacts'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

/** What is decided about a review that waits to be read, and who waits for a product. */
export function reviewRequests({ services }: TestServer): StaffRequests {
  const { sql } = services.database
  let version = ''
  return {
    listStaffReviews: { query: () => ({ state: 'pending' }) },
    getStaffReview: { id: newReview },
    decideStaffReview: { id: newReview, body: () => ({ version, published: true }) },
    getStaffProductFeedback: { id: async () => String((await insertProduct(sql)).id) },
    dropStaffAlerts: {
      id: async () => String((await insertProduct(sql, { retired: true })).id),
    },
  }

  async function newReview({ paid, client }: StaffFacts): Promise<string> {
    const { id: productId } = await insertProduct(sql)
    const said = { stars: 4, text: 'Une tasse ronde.', author: 'C.', writtenAt: services.clock() }
    const of = { productId, clientId: client.id, orderId: Number(paid) }
    const [review] = await sql
      .insert(reviews)
      .values({ ...said, ...of })
      .returning()
    version = versionOf(review!)
    return `${paid}-${productId}`
  }
}
