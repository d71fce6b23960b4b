import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffAlerts'
import { staffAlertReplies as replies } from '../../../wording/replies/staffAlerts'
import { dropAlerts } from './dropAlerts'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { findFeedback } from './findFeedback'
import { findAnnounced, findWaited } from './listAlerts'
import { toMails, toWaiting } from './serialize'

/** What the staff sees of alerts, without the e-mails, and how those are dropped. */
export function registerAlertDesk(
  app: FastifyInstance,
  services: Pick<Services, 'settings' | 'database' | 'clock'>,
): void {
  const { database, clock } = services
  const { sql } = database

  registerEndpoint(app, endpoints.listStaffAlerts, async () => ({
    waited: (await findWaited(sql, clock())).map(({ waiting, ...product }) => ({
      ...product,
      waiting: toWaiting(waiting),
    })),
    announced: (await findAnnounced(sql)).map(({ mails, ...product }) => ({
      ...product,
      mails: toMails(mails),
    })),
  }))

  registerEndpoint(app, endpoints.getStaffProductFeedback, ({ params }) =>
    findFeedback(sql, Number(params.id), clock()),
  )

  registerEndpoint(app, endpoints.dropStaffAlerts, async ({ params, staff }) => {
    const dropped = await dropAlerts(services, { productId: Number(params.id), by: staff.id })
    return { message: replies.dropped(dropped.name, dropped.people) }
  })
}
