/** What is to be paid; a provider keys it by the order, so that asking twice is paying once. */
export type Payable = { orderId: number; amountCents: number }

/** What the provider said of a payment, not yet checked. */
export type PaymentEvent = Payable & { means: string; reference: string }

/** Money that the provider holds for the order. */
export type PaidAmount = Payable & { means: string }

/** The payment provider. None of these may be called inside a transaction: each may take long. */
export type Payment = {
  /** Begins the payment of an order. */
  start: (payable: Payable) => Promise<PaymentEvent>
  /** Checks that an event is genuine; rejects where it is not. */
  confirm: (event: PaymentEvent) => Promise<PaidAmount>
  /** Gives the order's money back; asked again, it gives it back once. */
  refund: (paid: PaidAmount) => Promise<void>
}
