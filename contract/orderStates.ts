import type { DeliveryMode } from './deliveryModes'

/** The French words of an order's life are on the wire. */
export const orderStates = [
  'panier',
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

/** What an order goes through when all goes well, by its delivery. */
export const usualStates = {
  magasin: ['payée', 'en préparation', 'prête', 'retirée'],
  domicile: ['payée', 'en préparation', 'expédiée', 'livrée'],
} as const satisfies Record<DeliveryMode, readonly OrderState[]>
