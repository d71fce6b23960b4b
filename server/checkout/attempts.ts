import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, notInArray, sql as raw } from 'drizzle-orm'
import type { ManualMeans, PaymentMeans } from '../../contract/paymentMeans'
import type { Sql } from '../database/connect'
import { given, prepareOnce } from '../database/prepareOnce'
import { openAttemptStates, orders, paymentAttempts } from '../database/schema'
import type { PaymentProviders } from '../payments/openProviders'

export type Attempt = typeof paymentAttempts.$inferSelect

/** Whether an attempt may still be paid, in SQL and of one that was read. */
export const isOpenAttempt = inArray(paymentAttempts.state, openAttemptStates)
export const isOpen = ({ state }: Attempt): boolean =>
  openAttemptStates.some((open) => open === state)

/** The condition that a provider makes the payment, and not the shopkeeper by hand. */
export const isNotManual = ({ all }: PaymentProviders) =>
  notInArray(
    paymentAttempts.provider,
    all.flatMap(({ name, isManual }) => (isManual ? name : [])),
  )

/** The attempts whose money the shop awaits by this means, as a FROM clause. */
export const awaitedBy = (means: ManualMeans) =>
  raw`payment_attempts where ${isOpenAttempt} and means = ${means}`

/** Whether the shop awaits the money of an order by this means, in SQL. */
export const isAwaitedBy = (means: ManualMeans) =>
  raw<boolean>`${orders.id} in (select order_id from ${awaitedBy(means)})`

type NewAttempt = {
  orderId: number
  means: PaymentMeans
  provider: string
  amountCents: number
  at: Date
}

/** Stores an attempt before its provider is called; its id is the idempotency key. */
export async function insertAttempt(tx: Sql, attempt: NewAttempt): Promise<Attempt> {
  const [row] = await insertion(tx).execute({ ...attempt, id: randomUUID() })
  if (!row) throw new Error('The attempt was not inserted')
  return row
}

const insertion = prepareOnce((sql) =>
  sql
    .insert(paymentAttempts)
    .values({
      id: raw.placeholder('id'),
      orderId: raw.placeholder('orderId'),
      means: raw.placeholder('means'),
      provider: raw.placeholder('provider'),
      amountCents: raw.placeholder('amountCents'),
      state: 'started',
      createdAt: raw.placeholder('at'),
    })
    .returning()
    .prepare('new_attempt'),
)

/** An attempt by its id; undefined if it is unknown. */
export async function findAttempt(sql: Sql, id: string): Promise<Attempt | undefined> {
  const [attempt] = await preparedAttempt(sql).execute({ id })
  return attempt
}

const preparedAttempt = prepareOnce((sql) =>
  sql
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, raw.placeholder('id')))
    .prepare('attempt'),
)

/** An attempt by the provider's name of the payment. */
export async function findByReference(
  sql: Sql,
  provider: string,
  reference: string,
): Promise<Attempt | undefined> {
  const [attempt] = await sql
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerReference, reference)),
    )
  return attempt
}

/** The open attempt of an order, of which there is at most one. */
export async function findOpenAttempt(sql: Sql, orderId: number): Promise<Attempt | undefined> {
  const [attempt] = await sql
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isOpenAttempt))
  return attempt
}

/** The attempts of an order: the open one, then the newest. */
export function findAttempts(sql: Sql, orderId: number): Promise<Attempt[]> {
  return sql
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(isNull(paymentAttempts.endedAt)), desc(paymentAttempts.createdAt))
}

/**
 * The means by which the client was told how to pay an order; at the counter, the shop was told to
 * prepare it.
 */
export async function findInstructed(sql: Sql, orderId: number): Promise<PaymentMeans[]> {
  const attempts = await findAttempts(sql, orderId)
  return attempts.flatMap(({ means, providerReference: reference }) =>
    reference === null ? [] : means,
  )
}

/** Stores some fields of an attempt; whose it is never changes. */
export async function changeAttempt(
  sql: Sql,
  id: string,
  news: Partial<Omit<Attempt, 'id' | 'orderId'>>,
): Promise<void> {
  await sql.update(paymentAttempts).set(news).where(eq(paymentAttempts.id, id))
}

/** Ends an attempt that could not be started, unless another call started or ended it meanwhile. */
export async function failUnstarted(
  sql: Sql,
  id: string,
  { failureCode, at }: { failureCode: string; at: Date },
): Promise<void> {
  const { state, providerReference } = paymentAttempts
  await sql
    .update(paymentAttempts)
    .set({ state: 'failed', failureCode, endedAt: at })
    .where(and(eq(paymentAttempts.id, id), eq(state, 'started'), isNull(providerReference)))
}

/** Ends the open attempt of a locked order, if it has one. */
export async function endOpenAttempt(
  tx: Sql,
  orderId: number,
  end: { state: 'expired' | 'cancelled'; at: Date },
): Promise<void> {
  await openAttemptEnds(tx).execute({ orderId, state: end.state, at: end.at.toISOString() })
}

const openAttemptEnds = prepareOnce((sql) =>
  sql
    .update(paymentAttempts)
    .set({ state: given('state'), endedAt: given('at') })
    .where(and(eq(paymentAttempts.orderId, raw.placeholder('orderId')), isOpenAttempt))
    .prepare('open_attempt_ends'),
)
