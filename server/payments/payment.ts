/**
 * The amount to pay; a provider keys it by the order, so that a second request pays nothing more.
 */
export type Payable = { orderId: number; amountCents: number }

/** What the provider said of a payment, not verified yet. */
export type PaymentEvent = Payable & { means: string; reference: string }

/** Money that the provider holds for the order. */
export type PaidAmount = Payable & { means: string }

/** The payment provider. Never call it inside a transaction, because each method may be slow. */
export type Payment = {
  /** Starts the payment of an order. */
  start: (payable: Payable) => Promise<PaymentEvent>
  /** Checks that an event is genuine; rejects if it is not. */
  confirm: (event: PaymentEvent) => Promise<PaidAmount>
  /** Refunds the order; a second call has no effect. */
  refund: (paid: PaidAmount) => Promise<void>
}
