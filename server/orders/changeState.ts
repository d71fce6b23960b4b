import { inTransaction } from '../database/inTransaction'
import { enterState, type Change, type Changed, type Needs } from './enterState'
import { sendRefunds } from './refunds/sendRefunds'

/**
 * Changes the state of a paid order: 404 for an unknown order, 409 with the allowed states for any
 * other state. Cancelling gives the stock and the money back; mails inform the client, and one that
 * ends without its delivery is confirmed no more. A shipped order may be shipped by another carrier
 * or number, which corrects them; the same ones are a 409.
 */
export async function changeOrderState(services: Needs, change: Change): Promise<Changed> {
  const { changed, refundIds } = await inTransaction(services.database.sql, (tx) =>
    enterState(tx, services, change),
  )
  await sendRefunds(services, refundIds)
  return changed
}
