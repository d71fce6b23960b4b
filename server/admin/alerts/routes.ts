import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffAlerts'
import { staffAlertReplies as replies } from '../../../wording/replies/staffAlerts'
import { dropAlerts } from './dropAlerts'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
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
    const waited = await findWaited(sql, clock())
    const announced = await findAnnounced(sql)
    return {
      waited: waited.slice(0, maxListed).map(({ waiting, ...product }) => ({
        ...product,
        waiting: toWaiting(waiting),
      })),
      announced: announced.slice(0, maxListed).map(({ mails, ...product }) => ({
        ...product,
        mails: toMails(mails),
      })),
      has_more_waited: waited.length > maxListed,
      has_more_announced: announced.length > maxListed,
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
