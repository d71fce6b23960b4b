import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffPreparation'
import { adminReplies as replies } from '../../../wording/replies/admin'
import type { CheckoutServices } from '../../checkout/CheckoutServices'
import { registerEndpoint } from '../../http/registerEndpoint'
import { findPreparation } from './findPreparation'
import { findWithdrawn } from './findHeldBack'
import { mailStatus } from './mailStatus'
import { prepareOrders } from './prepareOrders'
import { readChosen } from './rules'
import { toPreparation } from './serialize'

/** Many orders at once, and what is printed of them. */
export function registerPreparation(app: FastifyInstance, services: CheckoutServices): void {
  const { sql } = services.database
  registerEndpoint(app, endpoints.prepareStaffOrders, async ({ body, staff }) => {
    const outcome = await prepareOrders(services, { orders: body.orders, by: staff.id })
    const { prepared, refused } = outcome
    const message = replies.preparedTogether(prepared.length, refused.length)
    return { ...outcome, message, ...(prepared.length === 0 && { is_refused: true }) }
  })

  registerEndpoint(app, endpoints.listStaffPreparation, async ({ query }) => {
    const chosen = readChosen(query.orders)
    const rows = await findPreparation(sql, chosen)
    return toPreparation(chosen, rows, await findWithdrawn(sql, chosen))
  })

  registerEndpoint(app, endpoints.mailStaffOrderStatus, async ({ params, staff }) => ({
    message: replies.statusMailed(await mailStatus(services, { id: params.id, by: staff.id })),
  }))
}
