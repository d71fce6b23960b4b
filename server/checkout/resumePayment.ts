import type { Id } from '../../contract/api/ids'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { checkoutReplies } from '../../wording/replies/checkout'
import { readOrderId } from '../cart/orderId'
import { lockBuyer } from '../clients/lockBuyer'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/retry'
import { ProblemError } from '../http/ProblemError'
import { lockOrder } from '../orders/lockOrder'
import type { CheckoutServices } from './CheckoutServices'
import { findOpenAttempt, insertAttempt, type Attempt } from './attempts'
import { chooseProvider } from './chooseProvider'
import { countAttempts, findUnpaidMeans } from './queries'
import { assertPayable, checkUnpaid } from './rules'
import { startAttempt, type Payment } from './startAttempt'
import { stopAttempt } from './stopAttempt'

type Resume = { orderId: number; clientId: string; means?: PaymentMeans | undefined }
const maxAttempts = 20

/**
 * Goes on with the payment of an order that awaits it: by its open attempt, or by a new one with
 * other means or after a failure. Nothing more is charged than the order's total.
 */
export async function resumePayment(services: CheckoutServices, resume: Resume): Promise<Payment> {
  const { database } = services
  const { orderId, means } = resume
  const open = await findOpenAttempt(database.sql, orderId)
  // Two means are never open at once: the first one ends at its provider before the second starts.
  if (open && means !== undefined && open.means !== means && (await isOwn(services, resume)))
    await stopAttempt(services, open, 'cancelled')
  const { attempt, email } = await inTransaction(database.paymentSql, (tx) =>
    openAttempt(tx, services, resume),
  )
  if (!attempt) return { orderId, url: null }
  if (attempt.url !== null) return { orderId, url: attempt.url }
  // A payment by hand has its instructions already.
  if (attempt.providerReference !== null) return { orderId, url: null }
  return startAttempt(services, attempt, email)
}

/** The same for a command_id as the API has it. */
export async function resumeOwn(
  services: CheckoutServices,
  { commandId, ...resume }: Omit<Resume, 'orderId'> & { commandId: Id },
): Promise<Payment> {
  const orderId = readOrderId(commandId)
  if (orderId === undefined) throw new ProblemError(404, 'not_found', checkoutReplies.orderUnknown)
  return resumePayment(services, { ...resume, orderId })
}

async function isOwn(
  { database }: CheckoutServices,
  { orderId, clientId }: Resume,
): Promise<boolean> {
  return inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order?.clientId === clientId
  })
}

/** The attempt to go on with; none if the order is paid. */
async function openAttempt(
  tx: Sql,
  services: CheckoutServices,
  { orderId, clientId, means }: Resume,
): Promise<{ attempt: Attempt | null; email: string }> {
  const client = await lockBuyer(tx, clientId)
  const order = await lockOrder(tx, orderId)
  if (!client || order?.clientId !== clientId || order.state === 'panier')
    throw new ProblemError(404, 'not_found', checkoutReplies.orderUnknown)
  const { email, isProven } = client
  assertPayable(order.state)
  if (order.state !== 'en attente de paiement') return { attempt: null, email }
  const open = await findOpenAttempt(tx, orderId)
  if (open) return { attempt: open, email }
  if ((await countAttempts(tx, orderId)) >= maxAttempts)
    throw new ProblemError(409, 'order_not_payable', checkoutReplies.tooManyAttempts)
  const totalCents = order.totalCents ?? 0
  const delivery = order.delivery ?? 'magasin'
  const provider = chooseProvider(services, { means, delivery, totalCents, isProven })
  checkUnpaid(await findUnpaidMeans(tx, { clientId, id: orderId }), provider.means)
  const attempt = await insertAttempt(tx, {
    orderId,
    means: provider.means,
    provider: provider.name,
    amountCents: totalCents,
    at: services.clock(),
  })
  return { attempt, email }
}
