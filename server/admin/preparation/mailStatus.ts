import { and, desc, eq } from 'drizzle-orm'
import { inParis } from '../../../contract/parisianDays'
import type { OrderState } from '../../../contract/orderStates'
import { orderStatus } from '../../../wording/mails/orderStatus'
import { adminReplies as replies } from '../../../wording/replies/admin'
import type { Sql } from '../../database/connect'
import { inTransaction } from '../../database/inTransaction'
import { auditLog, clients } from '../../database/schema'
import { ProblemError } from '../../http/ProblemError'
import { queueMail } from '../../mail/outbox'
import { lockKnownOrder, type LockedOrder } from '../../orders/lockOrder'
import { mailedOrder } from '../../orders/mailedOrder'
import type { Services } from '../../services'
import { recordAct } from '../../staff/recordAct'
import { findOrder } from '../orders/findOrder'
import { toDates } from '../../orders/serialize'
import { minuteMs } from '../../system/durations'

const pauseMs = 15 * minuteMs
/** The states in which the client still waits for a promised day. */
const awaited: readonly OrderState[] = ['payée', 'en préparation', 'expédiée']

/**
 * Mails the client where the order is; returns its number. Throws a ProblemError (409) where the
 * last such mail is less than 15 minutes old, and where there is no address to write to.
 */
export async function mailStatus(
  { database, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>,
  { id, by }: { id: string; by: string },
): Promise<number> {
  return inTransaction(database.sql, async (tx) => {
    const order = await lockKnownOrder(tx, id)
    const at = clock()
    await assertPause(tx, order.id, at)
    const { clientId, state } = order
    const [client] = await tx
      .select({
        email: clients.email,
        firstName: clients.firstName,
        provenAt: clients.emailProvenAt,
      })
      .from(clients)
      .where(eq(clients.id, clientId))
    if (!client?.email) throw new ProblemError(409, 'invalid_input', replies.nobodyToMail)
    const { email: recipient, firstName, provenAt } = client
    const means = (await findOrder(tx, order.id))?.means ?? 'demonstration'
    const isHidden = provenAt === null
    const mailed = await mailedOrder(tx, settings, { order, means, at, firstName, isHidden })
    const expected = { state, ...expectedDays(order, inParis(at).day) }
    const mail = orderStatus(settings.seller, { ...mailed, ...expected })
    await queueMail(tx, { mail, recipient, clientId, at })
    const act = 'order_status_mail'
    await recordAct(tx, { act, staffId: by, orderId: order.id, after: { state }, at })
    return order.id
  })
}

async function assertPause(tx: Sql, orderId: number, now: Date): Promise<void> {
  const [last] = await tx
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.orderId, orderId), eq(auditLog.act, 'order_status_mail')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const waits = last ? last.at.getTime() + pauseMs - now.getTime() : 0
  if (waits > 0)
    throw new ProblemError(409, 'invalid_input', replies.mailedLately(Math.ceil(waits / minuteMs)))
}

/** The promised days of an order that has not arrived, or the last of them once it has passed. */
function expectedDays(order: LockedOrder, today: string) {
  const dates = toDates(order)
  if (!dates || !awaited.includes(order.state)) return { promised: null, missed: null }
  return dates.to < today ? { promised: null, missed: dates.to } : { promised: dates, missed: null }
}
