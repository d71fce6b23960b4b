import type { Id } from '../../contract/api/ids'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { checkoutReplies } from '../../wording/replies/checkout'
import { readOrderId } from '../cart/orderId'
import type { Sql } from '../database/connect'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { lockOrder, type LockedOrder } from '../orders/lockOrder'
import { orderUnknown } from '../orders/orderUnknown'
import type { CheckoutServices } from './CheckoutServices'
import { applyPayment } from './applyPayment'
import { endOpenAttempt, findOpenAttempt, insertAttempt, type Attempt } from './attempts'
import { chooseProvider, type ChosenProvider } from './chooseProvider'
import { findHeldOrder } from './findHeldOrder'
import { countAttempts, findUnpaidMeans } from './queries'
import { assertPayable, assertFewUnpaid } from './rules'
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
  const left = means !== undefined && open?.means !== means ? open : undefined
  if (left) await leave(services, resume, left)
  const openNext = () =>
    inTransaction(database.paymentSql, (tx) => openAttempt(tx, services, resume, left))
  let { attempt, email } = await openNext()
  if (attempt && (await hasEnded(services, attempt))) ({ attempt, email } = await openNext())
  if (!attempt) return { orderId, url: null }
  if (attempt.url !== null)
    return services.providers.byName(attempt.provider)
      ? { orderId, url: attempt.url }
      : { orderId, url: null, isUnstarted: true }
  // A payment by hand has its instructions already.
  if (attempt.providerReference !== null) return { orderId, url: null }
  return startAttempt(services, attempt, email)
}

/**
 * Whether a payment whose page is known has ended at its provider, which is then applied: the event
 * that says so may be lost, and nobody can pay on that page any more. Throws a ProblemError while a
 * slow payment is under way.
 */
async function hasEnded(services: CheckoutServices, attempt: Attempt): Promise<boolean> {
  const { url, providerReference } = attempt
  const provider = services.providers.byName(attempt.provider)
  if (url === null || providerReference === null || !provider) return false
  const payment = await provider.find(providerReference).catch((error: unknown) => {
    services.report?.(error, 'payment not asked for')
    return null
  })
  if (payment?.isUnderWay)
    throw new ProblemError(409, 'order_not_payable', checkoutReplies.underWay)
  if (payment === null || payment.state === 'pending') return false
  await applyPayment(services, attempt, payment)
  return true
}

/** The same for a command_id as the API has it. */
export async function resumeOwn(
  services: CheckoutServices,
  { commandId, ...resume }: Omit<Resume, 'orderId'> & { commandId: Id },
): Promise<Payment> {
  const orderId = readOrderId(commandId)
  if (orderId === undefined) throw orderUnknown()
  return resumePayment(services, { ...resume, orderId })
}

/**
 * Two means are never open at once: the first one ends at its provider before the second starts. It
 * goes on where the second would be refused.
 */
async function leave(services: CheckoutServices, resume: Resume, left: Attempt): Promise<void> {
  await inTransaction(services.database.paymentSql, async (tx) => {
    const order = await lockPayable(tx, resume)
    if (order.state === 'en attente de paiement') await chooseNext(tx, services, order, resume)
  })
  await stopAttempt(services, left)
}

/** The attempt to go on with, in place of the one that is left; none if the order is paid. */
async function openAttempt(
  tx: Sql,
  services: CheckoutServices,
  resume: Resume,
  left: Attempt | undefined,
): Promise<{ attempt: Attempt | null; email: string }> {
  const order = await lockPayable(tx, resume)
  const { id: orderId, buyer } = order
  const { email } = buyer
  if (order.state !== 'en attente de paiement') return { attempt: null, email }
  const open = await findOpenAttempt(tx, orderId)
  if (open && open.id !== left?.id) return { attempt: open, email }
  const { means, name: provider } = await chooseNext(tx, services, order, resume)
  const at = services.clock()
  await endOpenAttempt(tx, orderId, { state: 'cancelled', at })
  const { totalCents: amountCents } = order
  const attempt = await insertAttempt(tx, { orderId, means, provider, amountCents, at })
  return { attempt, email }
}

type Payable = LockedOrder & { buyer: NonNullable<LockedOrder['buyer']> }

/** The client's own order, paid or not, locked until the transaction ends. */
async function lockPayable(tx: Sql, { orderId, clientId }: Resume): Promise<Payable> {
  const order = await lockOrder(tx, orderId)
  if (!order?.buyer || order.clientId !== clientId) throw orderUnknown()
  assertPayable(order.state)
  return { ...order, buyer: order.buyer }
}

/** The provider of the next attempt; throws a ProblemError if there may be none. */
async function chooseNext(
  tx: Sql,
  services: CheckoutServices,
  { id, buyer, ...order }: Payable,
  { clientId, means }: Resume,
): Promise<ChosenProvider> {
  if ((await countAttempts(tx, id)) >= maxAttempts)
    throw new ProblemError(409, 'order_not_payable', checkoutReplies.tooManyAttempts)
  const provider = chooseProvider(services, {
    means,
    mode: order.delivery,
    totalCents: order.totalCents,
    isProven: buyer.isProven,
    held: await findHeldOrder(tx, order),
  })
  assertFewUnpaid(await findUnpaidMeans(tx, { clientId, id }), provider.means)
  return provider
}
