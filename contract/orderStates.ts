import type { DeliveryMode } from './deliveryModes'

/** The states of an order; the API sends these French words. */
export const orderStates = [
  'panier',
  'en attente de paiement',
  'expirée',
  'payée',
  'en préparation',
  'prête',
  'expédiée',
  'retirée',
  'livrée',
  'perdue',
  'retournée',
  'annulée',
  'remboursée',
] as const
export type OrderState = (typeof orderStates)[number]

/** The states in which an order may be without its payment. */
export const unpaidStates = [
  'panier',
  'en attente de paiement',
  'expirée',
  'annulée',
] as const satisfies readonly OrderState[]

/** The states in which a parcel has not left yet: its address may be corrected. */
export const correctableStates: readonly OrderState[] = [
  'en attente de paiement',
  'payée',
  'en préparation',
]

/** The states of a paid order whose articles are still in the shop. */
export const inShopStates: readonly OrderState[] = ['payée', 'en préparation', 'prête']

/** The states in which the articles are sold, and still in the shop. */
export const promisedStates: readonly OrderState[] = ['en attente de paiement', ...inShopStates]

/** The states in which the client has the articles. */
export const receivedStates = ['retirée', 'livrée'] as const satisfies readonly OrderState[]

/**
 * The states of an order whose contract still binds, so that the client can withdraw from it: paid,
 * and neither cancelled nor refunded.
 */
export const withdrawableStates = [
  'payée',
  'en préparation',
  'prête',
  'expédiée',
  'retirée',
  'livrée',
  'perdue',
  'retournée',
] as const satisfies readonly OrderState[]

/** The states whose change has said already whether the articles are restocked. */
export const restockedStates: readonly OrderState[] = ['retournée', 'annulée', 'expirée']

/** The states of an order that has ended without its delivery: nothing more is promised. */
export const endedStates = [
  'expirée',
  'perdue',
  'retournée',
  'annulée',
  'remboursée',
] as const satisfies readonly OrderState[]

/** The states of an order without incident, by delivery mode. */
export const usualStates = {
  magasin: ['payée', 'en préparation', 'prête', 'retirée'],
  domicile: ['payée', 'en préparation', 'expédiée', 'livrée'],
} as const satisfies Record<DeliveryMode, readonly OrderState[]>
