import { eq } from 'drizzle-orm'
import { inTransaction } from '../../database/inTransaction'
import { paymentAttempts, refunds } from '../../database/schema'
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  RefundStart,
} from '../../payments/PaymentProvider'
import { ProviderRefused } from '../../payments/ProviderRefused'
import type { Services } from '../../services'
import type { Sql } from '../../database/connect'
import { lockOrder, type LockedOrder } from '../lockOrder'
import { refundMoved } from './refundMoved'
import { recordRefund } from './recordRefund'
import { recordReturned } from './recordReturned'
import { queueRefundMail } from './refundMail'

type Needs = Pick<Services, 'database' | 'clock' | 'settings' | 'providers' | 'books'>

/**
 * Asks the provider for a refund that is stored, and stores the reply. Of one that is refused, it
 * also stores what the provider knows of the payment: its money may have gone back without the shop,
 * as between a backup and its restore. A refund whose outcome is unknown stays requested: the same
 * call follows later, as `isAskedAgain`.
 */
export async function sendRefund(
  services: Needs,
  refundId: string,
  { isAskedAgain = false } = {},
): Promise<void> {
  const { database, providers, clock, settings, books } = services
  const [row] = await database.sql
    .select({ amountCents: refunds.amountCents, state: refunds.state, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, refundId))
  const provider = row && providers.byName(row.attempt.provider)
  if (!provider || row.state !== 'requested' || row.attempt.providerReference === null) return
  await database.sql.update(refunds).set({ checkedAt: clock() }).where(eq(refunds.id, refundId))
  const { amountCents, attempt } = row
  const reference = row.attempt.providerReference
  const { said, payment } = await ask(provider, { refundId, reference, amountCents, isAskedAgain })
  await inTransaction(database.sql, async (tx) => {
    const order = await lockOrder(tx, attempt.orderId)
    if (!order) return
    const at = clock()
    await storeRefund(tx, services, { order, attemptId: attempt.id, said, at })
    if (!payment) return
    const moved = await recordReturned(tx, settings, { order, attempt, payment, at })
    await books.record(tx, moved, at)
  })
}

type Reply = { said: ProviderRefund; payment: ProviderPayment | null }

/** What the provider says of a refund; of one that it refuses, with its payment. */
async function ask(provider: PaymentProvider, asked: RefundStart): Promise<Reply> {
  try {
    return { said: await provider.refund(asked), payment: null }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const { refundId, amountCents, reference } = asked
    const refused = { reference: refundId, refundId, amountCents, failureCode: error.code }
    return { said: { ...refused, state: 'failed' }, payment: await provider.find(reference) }
  }
}

type Said = { order: LockedOrder; attemptId: string; said: ProviderRefund; at: Date }

/** Stores what the provider, or the shopkeeper in its place, says of a refund of a locked order. */
export async function storeRefund(
  tx: Sql,
  { settings, books }: Pick<Needs, 'settings' | 'books'>,
  { order, attemptId, said, at }: Said,
): Promise<void> {
  const done = await recordRefund(tx, { id: attemptId, orderId: order.id }, said, at)
  if (!done) return
  await queueRefundMail(tx, settings, { order, refund: done, at })
  await books.record(tx, [refundMoved(done)], at)
}
