import { demonstrationPayment } from '../server/payments/demonstration'
import type { PaidAmount, Payment } from '../server/payments/payment'

/** The demonstration payment, which also records its calls; `beforeConfirm` may delay it. */
export function recordedPayment(beforeConfirm: () => Promise<void> = () => Promise.resolve()) {
  const demonstration = demonstrationPayment()
  const refunds: PaidAmount[] = []
  const payment: Payment = {
    ...demonstration,
    async confirm(event) {
      await beforeConfirm()
      return demonstration.confirm(event)
    },
    async refund(paid) {
      refunds.push(paid)
      await demonstration.refund(paid)
    },
  }
  return { payment, refunds }
}
