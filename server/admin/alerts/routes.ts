import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffAlerts'
import { staffAlertReplies as replies } from '../../../wording/replies/staffAlerts'
import { dropAlerts } from './dropAlerts'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { firstOf } from '../../database/firstOf'
import { findFeedback } from './findFeedback'
import { findAnnounced, findWaited, maxListed } from './listAlerts'
import { toMails, toWaiting } from './serialize'

/** What the staff sees of alerts, without the e-mails, and how those are dropped. */
export function registerAlertDesk(
  app: FastifyInstance,
  services: Pick<Services, 'settings' | 'database' | 'clock'>,
): void {
  const { database, clock } = services
  const { sql } = database

  registerEndpoint(app, endpoints.listStaffAlerts, async () => {
    const waited = firstOf(await findWaited(sql, clock()), maxListed)
    const announced = firstOf(await findAnnounced(sql), maxListed)
    return {
      waited: waited.listed.map(({ waiting, ...product }) => ({
        ...product,
        waiting: toWaiting(waiting),
      })),
      announced: announced.listed.map(({ mails, ...product }) => ({
        ...product,
        mails: toMails(mails),
      })),
      has_more_waited: waited.hasMore,
      has_more_announced: announced.hasMore,
    }
  })

  registerEndpoint(app, endpoints.getStaffProductFeedback, ({ params }) =>
    findFeedback(sql, Number(params.id), clock()),
  )

  registerEndpoint(app, endpoints.dropStaffAlerts, async ({ params, staff }) => {
    const dropped = await dropAlerts(services, { productId: Number(params.id), by: staff.id })
    return { message: replies.dropped(dropped.name, dropped.people) }
  })
}
