import type { PaymentMeans } from '../../contract/paymentMeans'
import type { ProviderName } from '../../contract/paymentMeans'

/**
 * `at`: when it was ordered. `promisedFrom`: the first day on which it is there, an ISO 8601 date.
 * `closures`: when the shop is closed, as it is known now.
 */
export type HeldOrder = {
  at: Date
  promisedFrom: string | null
  closures: readonly { from: string; to: string }[]
}

/** A payment to start. `attemptId` is the idempotency key: the same id is the same payment. */
export type PaymentStart = {
  attemptId: string
  orderId: number
  amountCents: number
  means: PaymentMeans
  /** When the attempt was made; the provider counts its time from here. */
  at: Date
  /** Where the browser comes back, paid or not. */
  returnUrl: string
  /** For the provider's own receipt and checks. */
  email: string
}

/** `expiresAt`: until when the articles are held, later than the provider's own end. */
export type Started =
  | { kind: 'paid'; reference: string }
  | { kind: 'redirect'; reference: string; url: string; expiresAt: Date }
  | { kind: 'instructions'; reference: string; expiresAt: Date }

/** A payment as the provider knows it: the truth about it. */
export type ProviderPayment = {
  reference: string
  attemptId: string | null
  state: 'pending' | 'succeeded' | 'failed' | 'expired' | 'cancelled'
  /** The payer has done their part: the page is closed, and only the outcome is awaited. */
  isUnderWay: boolean
  /** What was taken, or is to be taken. */
  amountCents: number
  /** ISO 4217 in upper case. */
  currency: string
  failureCode: string | null
  /** Those that it remembers; a provider that moves no money remembers none. */
  refunds: readonly ProviderRefund[]
  /** The newest first. */
  disputes: readonly Dispute[]
}

/** `at`: when it was opened. */
export type Dispute = { at: Date; amountCents: number; state: 'open' | 'won' | 'lost' }

export type ProviderRefund = {
  reference: string
  /** Our refund's id; null for one that was made on the provider's own screens. */
  refundId: string | null
  amountCents: number
  state: 'pending' | 'succeeded' | 'failed'
  failureCode: string | null
}

/**
 * The same `refundId` is the same refund, however often it is asked for. `isAskedAgain`: the provider
 * may have been asked before, and minutes later the payment has no such refund.
 */
export type RefundStart = {
  refundId: string
  reference: string
  amountCents: number
  isAskedAgain?: boolean
}

/** A genuine event; what it says of the payment's state is not believed. */
export type ProviderEvent = {
  id: string
  kind: string
  /**
   * A name of the payment that `find` understands, not always the one that `start` gave; null for
   * an event that is about no payment.
   */
  reference: string | null
  /** The attempt that it is about, where the event carries it. */
  attemptId: string | null
  /** What is stored of it: nothing personal. */
  payload: unknown
}

/**
 * A payment provider. Never call it inside a transaction, because it may be slow. A method throws
 * `ProviderRefused` for a definite failure; after any other error the outcome is unknown, and the
 * same call is repeated with the same key. `start` throws `ProviderBusy` while it is being repeated.
 */
export type PaymentProvider = {
  name: ProviderName
  /**
   * The shopkeeper is the provider: he says that money arrived or was returned. `find` and
   * `findByAttempt` then always answer null, and a refund is pending until he says otherwise.
   */
  isManual: boolean
  means: readonly PaymentMeans[]
  /** The smallest amount that it takes, in cents. */
  minimumCents: number
  /** Until when it holds the articles of an order that starts its payment; null if it ends at once. */
  heldUntil: (order: HeldOrder) => Date | null
  start: (payment: PaymentStart) => Promise<Started>
  /**
   * The answer's `reference` is always the one that `start` gave; null if the provider has no
   * payment of this name.
   */
  find: (reference: string) => Promise<ProviderPayment | null>
  /**
   * The payment of an attempt made at `at` whose reference was lost; null if the provider has none.
   */
  findByAttempt: (attempt: { attemptId: string; at: Date }) => Promise<ProviderPayment | null>
  /** Ends a payment that is not paid yet. One that is under way goes on: ask `find` afterwards. */
  cancel: (reference: string) => Promise<void>
  refund: (refund: RefundStart) => Promise<ProviderRefund>
  /** Checks the signature without asking the provider; throws `EventNotGenuine`. */
  readEvent: (rawBody: Buffer, headers: NodeJS.Dict<string | string[]>) => Promise<ProviderEvent>
}
