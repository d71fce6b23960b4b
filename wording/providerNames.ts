import type { ProviderName } from '../contract/paymentMeans'

/** What the admin calls each means of payment. */
export const providerNames: Record<ProviderName, string> = {
  demonstration: 'démonstration',
  stripe: 'carte bancaire, par Stripe',
  transfer: 'virement',
  counter: 'au comptoir',
}
