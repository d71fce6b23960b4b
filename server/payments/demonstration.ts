import type { PaidAmount, Payment } from './payment'

const means = 'demonstration'

/** Moves no money: every payment and every refund succeeds at once. */
export function demonstrationPayment(): Payment {
  return {
    start: (payable) =>
      Promise.resolve({ ...payable, means, reference: `${means}-${payable.orderId}` }),
    confirm: ({ orderId, amountCents, reference }) =>
      reference === `${means}-${orderId}`
        ? Promise.resolve<PaidAmount>({ orderId, amountCents, means })
        : Promise.reject(new Error(`Not a demonstration payment: ${reference}`)),
    refund: () => Promise.resolve(),
  }
}
