import type { FastifyInstance } from 'fastify'
import { toOneLine } from '../../../contract/api/oneLine'
import * as endpoints from '../../../contract/api/staff/staffReviews'
import { staffReviewReplies as replies } from '../../../wording/replies/staffReviews'
import { ProblemError } from '../../http/ProblemError'
import { registerEndpoint } from '../../http/registerEndpoint'
import { wrongField } from '../../http/wrongField'
import { publishReview, refuseReview } from './moderate'
import type { Services } from '../../services'
import { countReviews, findReview, findReviewPage } from './listReviews'
import { toStaffReview } from './toStaffReview'

const unknown = () => new ProblemError(404, 'not_found', replies.unknown)

/** What the staff does with reviews. */
export function registerReviewDesk(
  app: FastifyInstance,
  services: Pick<Services, 'settings' | 'database' | 'clock'>,
): void {
  const { sql } = services.database

  registerEndpoint(app, endpoints.listStaffReviews, async ({ query: { state, after } }) => {
    const { listed, next } = await findReviewPage(sql, state, after)
    return {
      reviews: listed.map(toStaffReview),
      next,
      counts: await countReviews(sql),
    }
  })

  registerEndpoint(app, endpoints.getStaffReview, async ({ params }) => {
    const found = await findReview(sql, readPlace(params.id))
    if (!found) throw unknown()
    return toStaffReview(found)
  })

  registerEndpoint(app, endpoints.decideStaffReview, async ({ params, body, staff }) => {
    const named = { ...readPlace(params.id), version: body.version }
    const by = staff.id
    if (body.published) {
      const published = await publishReview(services, named, { by })
      if (!published) throw unknown()
      return { message: replies.published(published.product) }
    }
    const reason = toOneLine(body.reason ?? '')
    if (!reason) throw wrongField('reason', replies.reasonMissing)
    const refused = await refuseReview(services, named, { reason, by })
    if (!refused) throw unknown()
    return { message: replies.refused(refused.product, refused) }
  })
}

function readPlace(id: string) {
  const [orderId = 0, productId = 0] = id.split('-').map(Number)
  return { orderId, productId }
}
