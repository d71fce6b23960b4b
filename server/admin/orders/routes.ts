import type { FastifyInstance } from 'fastify'
import * as money from '../../../contract/api/staff/staffMoney'
import * as endpoints from '../../../contract/api/staff/staffOrders'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { ordersReplies } from '../../../wording/replies/orders'
import type { CheckoutServices } from '../../checkout/CheckoutServices'
import type { Services } from '../../services'
import { markReceived } from '../../checkout/markReceived'
import { markRefunded } from '../../checkout/markRefunded'
import { refundOrder } from '../../checkout/refundOrder'
import { ProblemError } from '../../http/ProblemError'
import { registerEndpoint } from '../../http/registerEndpoint'
import { wrongField } from '../../http/wrongField'
import { changeOrderState } from '../../orders/changeState'
import { areAllRefused } from '../../orders/refunds/areAllRefused'
import { sumOf } from '../../system/sumOf'
import { assertAsSeen } from './assertAsSeen'
import { cancelOrder } from './cancelOrder'
import { correctAddress } from './correctAddress'
import { countDisputed, countOpenRefunds, countStates, countToPay } from './countOrders'
import { findOrderPage } from './listOrders'
import { noteOnOrder } from './noteOnOrder'
import { readOrder } from './readOrder'
import { readRefund, readShipment } from './rules'
import { toSummary } from './serialize'

/** What the staff does with orders. */
export function registerOrderDesk(
  app: FastifyInstance,
  services: CheckoutServices & Pick<Services, 'shopSettings'>,
): void {
  const { sql } = services.database
  const after = async (id: string, say: (id: number, isTold: boolean) => string) => {
    const order = await readOrder(services, id)
    return { order, message: say(order.id, order.client.email !== null) }
  }

  registerEndpoint(app, endpoints.listStaffOrders, async ({ query: { refunds, ...query } }) => {
    const now = services.clock()
    const page = await findOrderPage(sql, { ...query, refundsOpenAt: refunds && now })
    return {
      orders: page.listed.map(toSummary),
      next: page.next,
      counts: await countStates(sql),
      open_refunds: await countOpenRefunds(sql, now),
      disputed: await countDisputed(sql),
      to_pay: await countToPay(sql),
    }
  })

  registerEndpoint(app, endpoints.getStaffOrder, ({ params }) => readOrder(services, params.id))

  registerEndpoint(app, endpoints.changeStaffOrder, async ({ params: { id }, body, staff }) => {
    const { version, state, restock, ...typed } = body
    if (state === 'annulée') throw wrongField('state', replies.cancelElsewhere)
    if (state === 'retournée' && restock === undefined)
      throw wrongField('restock', replies.restockUnsaid)
    const shipment = readShipment(typed)
    const { from } = await changeOrderState(services, {
      id,
      state,
      version,
      by: staff.id,
      ...(shipment && { shipment }),
      ...(state === 'retournée' && restock !== undefined && { restock }),
    })
    if (from === state) return after(id, replies.trackingCorrected)
    return after(id, (number) => replies.stateChanged(number, state))
  })

  registerEndpoint(app, money.cancelStaffOrder, async ({ params: { id }, body, staff }) => {
    await cancelOrder(services, { id, version: body.version, by: staff.id })
    return after(id, replies.cancelled)
  })

  registerEndpoint(app, money.refundStaffOrder, async ({ params: { id }, body, staff }) => {
    const { version, restock = false, made_by: madeBy, ...typed } = body
    const wish = readRefund(typed)
    const asked = { id, wish, restock, madeBy, version, by: staff.id }
    const { isReturnedBefore, refunds } = await refundOrder(services, asked)
    if (isReturnedBefore) return after(id, ordersReplies.returnedBefore)
    const cents = sumOf(refunds.map(({ amountCents }) => amountCents))
    if (areAllRefused(refunds)) {
      const reply = await after(id, (number) => replies.refundRefused(number, cents))
      return { ...reply, is_refused: true }
    }
    const say = madeBy ? replies.refundNoted : replies.refunded
    return after(id, (number, isTold) => say(number, cents, isTold))
  })

  registerEndpoint(app, money.receiveStaffPayment, async ({ params: { id }, body, staff }) => {
    const { version, handed_over: isHandedOver, received_by: receivedBy } = body
    const by = staff.id
    await assertAsSeen(services, { id, version })
    if (isHandedOver && (await readOrder(services, id)).delivery !== 'magasin')
      throw wrongField('handed_over', replies.notFetched)
    const act = { by, version, receivedBy, ...(isHandedOver && { isHandedOver }) }
    const { isReturned } = await markReceived(services, id, act)
    if (isReturned) return after(id, replies.receivedInVain)
    return after(id, isHandedOver ? replies.receivedAndHandedOver : replies.received)
  })

  registerEndpoint(app, money.confirmStaffRefunds, async ({ params: { id }, body, staff }) => {
    const { version, made_by: madeBy } = body
    const count = await markRefunded(services, id, { by: staff.id, version, madeBy })
    if (count === 0) throw new ProblemError(409, 'invalid_input', replies.noRefundToMake)
    return after(id, (number) => replies.refundsMade(number, count))
  })

  registerEndpoint(app, endpoints.noteStaffOrder, async ({ params: { id }, body, staff }) => {
    const { text } = body
    await noteOnOrder(services, { id, by: staff.id, act: 'order_note', after: { text } })
    return after(id, () => replies.noted)
  })

  registerEndpoint(
    app,
    endpoints.correctStaffOrderAddress,
    async ({ params: { id }, body, staff }) => {
      const isMoved = await correctAddress(services, { id, ...body, by: staff.id })
      return after(id, isMoved ? replies.addressCorrected : () => replies.phoneCorrected)
    },
  )
}
