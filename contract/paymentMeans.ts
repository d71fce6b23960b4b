/**
 * The ways to pay, as the API names them. `card` is the provider's hosted page: cards and what else
 * the account offers there.
 */
export const paymentMeans = ['demonstration', 'card', 'transfer', 'counter'] as const
export type PaymentMeans = (typeof paymentMeans)[number]

/** Those whose money passes through the shopkeeper's own hands. */
export const manualMeans = ['transfer', 'counter'] as const satisfies readonly PaymentMeans[]
export type ManualMeans = (typeof manualMeans)[number]

/** Who takes the money, as the settings name them. */
export const providerNames = ['demonstration', 'stripe', 'transfer', 'counter'] as const
export type ProviderName = (typeof providerNames)[number]
