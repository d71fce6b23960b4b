import { eq } from 'drizzle-orm'
import type { OrderState } from '../../contract/orderStates'
import { wholeAddress } from '../../contract/pageSettings'
import { orderReady, orderSent } from '../../wording/mails/orderProgress'
import type { Sql } from '../database/connect'
import { clients, orders } from '../database/schema'
import { queueMail } from '../mail/outbox'
import type { Settings } from '../settings'

const mails = { prête: orderReady, expédiée: orderSent }
type TellingState = keyof typeof mails
const isTelling = (state: OrderState): state is TellingState => state in mails

type Progress = { id: number; state: OrderState; at: Date }

/** Tells the client of an order that it is ready or sent; of other states, or without an account, nothing. */
export async function queueProgressMail(
  tx: Sql,
  settings: Settings,
  { id, state, at }: Progress,
): Promise<void> {
  if (!isTelling(state)) return
  const [order] = await tx
    .select({
      clientId: clients.id,
      email: clients.email,
      adress: orders.adress,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, id))
  if (!order?.email || !order.adress || !order.paidAt) return
  const { clientId, email, adress, paidAt } = order
  const link = wholeAddress(`/command/${id}`, settings)
  const mail = mails[state](settings.seller, { id, at: paidAt, adress, link })
  await queueMail(tx, { mail, recipient: email, clientId, at })
}
