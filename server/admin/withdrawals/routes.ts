import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffWithdrawals'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { withdrawalCommandReplies as said } from '../../../wording/withdrawalCommands'
import type { CheckoutServices } from '../../checkout/CheckoutServices'
import { registerEndpoint } from '../../http/registerEndpoint'
import { wrongField } from '../../http/wrongField'
import { areAllRefused } from '../../orders/refunds/areAllRefused'
import { decide } from '../../withdrawals/decide'
import { listDue } from '../../withdrawals/listDue'
import { readWithdrawalId } from '../../withdrawals/lockWithdrawal'
import { matchWithdrawal } from '../../withdrawals/matchWithdrawal'
import { refundWithdrawal } from '../../withdrawals/refundWithdrawal'
import { toStaffWithdrawal } from './serialize'

/** What the staff does with withdrawals. */
export function registerWithdrawalDesk(app: FastifyInstance, services: CheckoutServices): void {
  const { database, clock } = services
  const decideAs = async (decision: Parameters<typeof decide>[1]) => {
    const { id, state } = await decide(services, decision)
    return { message: said.changed(id, state) }
  }

  registerEndpoint(app, endpoints.listStaffWithdrawals, async ({ query }) => {
    const { listed, next } = await listDue(database.sql, clock(), query.after)
    return { withdrawals: listed.map(toStaffWithdrawal), next }
  })

  registerEndpoint(
    app,
    endpoints.matchStaffWithdrawal,
    async ({ params, body: { version, order, lines = [] }, staff }) => {
      const matched = await matchWithdrawal(services, {
        id: readWithdrawalId(params.id),
        version,
        commandId: order,
        wish: lines.length > 0 ? lines : 'whole',
        by: staff.id,
      })
      return { message: said.matched(matched) }
    },
  )

  registerEndpoint(app, endpoints.decideStaffWithdrawal, ({ params, body, staff }) => {
    const { version } = body
    const decided = { id: readWithdrawalId(params.id), version, by: staff.id }
    const reason = body.reason?.trim() ?? ''
    if (body.accepted) return decideAs({ ...decided, to: 'accepted' })
    if (!reason) throw wrongField('reason', replies.reasonMissing)
    return decideAs({ ...decided, to: 'refused', reason })
  })

  registerEndpoint(app, endpoints.receiveStaffWithdrawal, ({ params, body: { version }, staff }) =>
    decideAs({ id: readWithdrawalId(params.id), version, by: staff.id, to: 'goods_back' }),
  )

  registerEndpoint(app, endpoints.refundStaffWithdrawal, async ({ params, body, staff }) => {
    const asked = { id: readWithdrawalId(params.id), ...body, by: staff.id }
    const refunded = await refundWithdrawal(services, asked)
    const message = said.refunded(refunded)
    const isRefused = areAllRefused(refunded.refunds) && !refunded.isReturnedBefore
    return isRefused ? { message, is_refused: true } : { message }
  })
}
