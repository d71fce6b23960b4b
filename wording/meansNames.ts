import type { PaymentMeans } from '../contract/paymentMeans'

/** The means of payment, as a column names them. */
export const meansNames: Record<PaymentMeans, string> = {
  demonstration: 'démonstration',
  card: 'carte',
  transfer: 'virement',
  counter: 'au comptoir',
}
/** The same, as a sentence says how money came or went. */
export const byMeans: Record<PaymentMeans, string> = {
  demonstration: 'par la démonstration',
  card: 'par carte',
  transfer: 'par virement',
  counter: 'au comptoir',
}
