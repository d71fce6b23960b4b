import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffPromotions'
import { inParis } from '../../../contract/parisianDays'
import { maxPercent } from '../../../contract/promotionKinds'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { promotionReplies as words } from '../../../wording/replies/promotions'
import { inTransaction } from '../../database/inTransaction'
import { ProblemError } from '../../http/ProblemError'
import { registerEndpoint } from '../../http/registerEndpoint'
import { wrongField } from '../../http/wrongField'
import { firstOf } from '../../database/firstOf'
import { createPromotion, endPromotion } from '../../promotions/createPromotion'
import { listPromotions } from '../../promotions/listPromotions'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { toNewPromotion, toStaffPromotion } from './serialize'

const maxListed = 200

/** What the staff does with promotion codes. */
export function registerPromotionDesk(
  app: FastifyInstance,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  registerEndpoint(app, endpoints.listStaffPromotions, async () => {
    const at = clock()
    const found = await listPromotions(database.sql, { at, limit: maxListed + 1 })
    const { listed, hasMore } = firstOf(found, maxListed)
    return {
      promotions: listed.map((one) => toStaffPromotion(one, at)),
      has_all: !hasMore,
    }
  })

  registerEndpoint(app, endpoints.createStaffPromotion, ({ body, staff }) => {
    if (body.kind === 'percent' && body.value > maxPercent)
      throw wrongField('value', words.percentTooHigh(maxPercent))
    if (body.starts_on !== null && body.ends_on !== null && body.starts_on > body.ends_on)
      throw wrongField('ends_on', words.endsBefore)
    const at = clock()
    if (body.ends_on !== null && body.ends_on < inParis(at).day)
      throw wrongField('ends_on', words.endsInPast)
    return inTransaction(database.sql, async (tx) => {
      const { code } = await createPromotion(tx, toNewPromotion(body, at))
      const after = { ...body, code }
      await recordAct(tx, { act: 'promotion_created', staffId: staff.id, after, at })
      return { message: words.created(code) }
    })
  })

  registerEndpoint(app, endpoints.endStaffPromotion, ({ params, staff }) => {
    const at = clock()
    return inTransaction(database.sql, async (tx) => {
      const ended = await endPromotion(tx, { id: Number(params.id), at })
      if (!ended) throw new ProblemError(404, 'not_found', replies.promotionUnknown)
      const { code } = ended
      await recordAct(tx, { act: 'promotion_ended', staffId: staff.id, after: { code }, at })
      return { message: words.endedByHand(code) }
    })
  })
}
