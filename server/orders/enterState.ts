import { eq } from 'drizzle-orm'
import type { Id } from '../../contract/api/ids'
import {
  endedStates,
  orderStates,
  receivedStates,
  type OrderState,
} from '../../contract/orderStates'
import { recordAct } from '../staff/recordAct'
import { findWord } from '../catalogue/findWord'
import type { Sql } from '../database/connect'
import { orders } from '../database/schema'
import { forgetHeldMail } from '../mail/outbox'
import type { Services } from '../services'
import { giveStockBack, lockProducts, storeUnsent } from '../stock/queries'
import { assertVersion, type StaffAct } from './assertVersion'
import { lockKnownOrder, type LockedOrder } from './lockOrder'
import { queueProgressMail } from './progressMails'
import type { Shipment } from './shipment'
import { forgetDelivery } from './forgetDelivery'
import { reasonOfCancelled } from './refunds/refundRules'
import { requestRefund } from './refunds/requestRefund'
import { assertRestockSaid, possibleChange } from './possibleChange'
import { isOver } from './stateMachine'

export type Needs = Pick<
  Services,
  'database' | 'providers' | 'books' | 'clock' | 'settings' | 'report'
>
/**
 * `restock`: whether the articles of a returned parcel are added to the stock, false unless said;
 * `refund`: whether a cancelled order is refunded, and `isTold`: whether a mail tells the client, true
 * unless said.
 */
export type Change = {
  id: Id
  state: string
  restock?: boolean
  refund?: boolean
  isTold?: boolean
  shipment?: Shipment
} & StaffAct
export type Changed = { id: number; from: OrderState; to: OrderState }

/**
 * Locks a paid order and puts it into another state, as `changeOrderState` says; the caller sends the
 * refunds once the transaction has ended.
 */
export async function enterState(tx: Sql, { clock, settings }: Needs, change: Change) {
  const asked = findWord(orderStates, change.state) ?? change.state
  const order = await lockKnownOrder(tx, change.id)
  const { id } = order
  await assertVersion(tx, order, change.version)
  const possible = possibleChange(order, asked, change.shipment)
  assertRestockSaid(possible, change.restock)
  const { from, to, corrected } = possible
  const at = clock()
  if (to === 'annulée' || change.restock) {
    await lockProducts(tx, id)
    await giveStockBack(tx, { id, cause: to === 'annulée' ? 'release' : 'return', at })
  }
  if (to === 'expédiée' && !corrected) await storeUnsent(tx, id)
  const shipment = to === 'expédiée' ? change.shipment : undefined
  const revision = order.revision + 1
  await tx
    .update(orders)
    .set({
      state: to,
      revision,
      ...shipment,
      ...(isReceived(to) && { receivedAt: at }),
      // Where it was picked up stays true.
      ...(to === 'retirée' && { address: settings.seller.address }),
    })
    .where(eq(orders.id, id))
  await recordAct(tx, {
    act: 'order_state',
    staffId: change.by ?? null,
    orderId: id,
    before: { state: from, ...corrected },
    after: { state: to, ...shipment },
    at,
  })
  if (hasEnded(to)) await forgetHeldMail(tx, order)
  if (order.isClientDeleted && isOver(to)) await forgetDelivery(tx, [id])
  const isRefunded = to === 'annulée' && change.refund !== false
  const refundIds = isRefunded ? await refundWhole(tx, order, at) : []
  const correction = corrected && { hadNumber: 'trackingNumber' in corrected }
  const isTold = change.isTold !== false
  await queueProgressMail(tx, settings, { id, to, at, correction, isTold })
  return { changed: { id, from, to }, refundIds }
}

const isReceived = (state: OrderState) => (receivedStates as readonly string[]).includes(state)
const hasEnded = (state: OrderState) => (endedStates as readonly string[]).includes(state)

function refundWhole(tx: Sql, order: LockedOrder, at: Date): Promise<string[]> {
  const wish = { kind: 'whole' } as const
  return requestRefund(tx, { order, wish, reason: reasonOfCancelled, requestedBy: 'shop', at })
}
