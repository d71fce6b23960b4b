import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Id } from '../../contract/api/ids'
import * as endpoints from '../../contract/api/reviews'
import { catalogueReplies } from '../../wording/replies/catalogue'
import { reviewReplies as replies } from '../../wording/replies/reviews'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { replyCache } from '../catalogue/replyCache'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { refuseFurther } from './invitations'
import { findReviewer, findReviewerByLink, listReviewable, type Reviewer } from './queries'
import type { ReviewReplies } from './replies'
import { toOwnReply, toReviewableReply } from './serialize'
import { eraseReview, storeReview } from './write'

type Needs = Pick<Services, 'database' | 'clock'> & {
  publicReplies: ReviewReplies
  catalogueCache: CatalogueCache
  readOrderId: (id: Id) => number | undefined
}
type Written = Omit<z.infer<typeof endpoints.writeReviewByLink.body>, 'token'>

const linkDead = () => new ProblemError(404, 'link_dead', replies.linkDead)
const notReceived = () => new ProblemError(404, 'not_found', replies.notReceived)
const noReview = () => new ProblemError(404, 'not_found', replies.noReview)

/** Reviews: read by everybody, written by those who received the product. */
export function registerReviews(
  app: FastifyInstance,
  { database, clock, publicReplies, catalogueCache, readOrderId }: Needs,
): void {
  const { sql } = database

  registerEndpoint(
    app,
    endpoints.listReviews,
    async ({ params, query }) => {
      const listed = await publicReplies.listReviews(params.id, Number(query.page ?? 1))
      if (!listed) throw new ProblemError(404, 'not_found', catalogueReplies.productUnknown)
      return listed
    },
    replyCache(catalogueCache),
  )

  async function clientOf(clientId: string, id: Id): Promise<Reviewer> {
    const orderId = readOrderId(id)
    const found = orderId === undefined ? undefined : await findReviewer(sql, { orderId, clientId })
    if (!found) throw notReceived()
    return found
  }
  async function holderOf(token: string): Promise<Reviewer> {
    const found = await findReviewerByLink(sql, { token, now: clock() })
    if (!found) throw linkDead()
    return found
  }
  const list = async (reviewer: Reviewer) =>
    toReviewableReply(reviewer, await listReviewable(sql, reviewer))
  async function write(reviewer: Reviewer, body: Written) {
    const written = {
      serial: String(body.product_serial_number),
      stars: body.review_stars,
      text: body.review_text,
      author: body.review_author,
      at: clock(),
    }
    const review = await inTransaction(sql, (tx) => storeReview(tx, reviewer, written))
    if (!review) throw notReceived()
    return toOwnReply(review)
  }
  async function erase(reviewer: Reviewer, serial: Id) {
    if (!(await eraseReview(sql, reviewer, { serial: String(serial) }))) throw noReview()
    return { message: replies.deleted }
  }

  registerEndpoint(app, endpoints.listOrderReviews, async ({ client, params }) =>
    list(await clientOf(client.id, params.id)),
  )
  registerEndpoint(app, endpoints.writeReview, async ({ client, body }) =>
    write(await clientOf(client.id, body.command_id), body),
  )
  registerEndpoint(app, endpoints.deleteReview, async ({ client, body }) =>
    erase(await clientOf(client.id, body.command_id), body.product_serial_number),
  )
  registerEndpoint(app, endpoints.openReviewLink, async ({ body }) =>
    list(await holderOf(body.token)),
  )
  registerEndpoint(app, endpoints.writeReviewByLink, async ({ body }) =>
    write(await holderOf(body.token), body),
  )
  registerEndpoint(app, endpoints.deleteReviewByLink, async ({ body }) =>
    erase(await holderOf(body.token), body.product_serial_number),
  )
  registerEndpoint(app, endpoints.refuseInvitations, async ({ body }) => {
    if (!(await refuseFurther(sql, body.token, clock()))) throw linkDead()
    return { message: replies.invitationsRefused }
  })
}
