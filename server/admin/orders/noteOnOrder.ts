import type { AuditAct } from '../../../contract/auditActs'
import { adminReplies as replies } from '../../../wording/replies/admin'
import { inTransaction } from '../../database/inTransaction'
import { ProblemError } from '../../http/ProblemError'
import { recordOrderAct } from '../../orders/recordOrderAct'
import { lockKnownOrder } from '../../orders/lockOrder'
import type { Services } from '../../services'
import { mayNote } from './rules'

type Act = { id: string; by: string; act: AuditAct; after?: Record<string, unknown> }

/**
 * Appends an act to the log of an order. Throws a ProblemError: 404 for an unknown one, 409 where
 * nothing would erase it.
 */
export async function noteOnOrder(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, by, act, after }: Act,
): Promise<void> {
  await inTransaction(database.sql, async (tx) => {
    const order = await lockKnownOrder(tx, id)
    if (!mayNote(order.isClientDeleted, order.state))
      throw new ProblemError(409, 'invalid_input', replies.noteNeverErased)
    await recordOrderAct(tx, order, { act, staffId: by, ...(after && { after }), at: clock() })
  })
}
