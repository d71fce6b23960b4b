import type { DeliveryMode } from '../../contract/deliveryModes'
import type { OrderState } from '../../contract/orderStates'

const always: Partial<Record<OrderState, readonly OrderState[]>> = {
  panier: ['payée'],
  payée: ['en préparation', 'annulée'],
  annulée: ['remboursée'],
  retirée: ['remboursée'],
  livrée: ['remboursée'],
  perdue: ['remboursée'],
  retournée: ['remboursée'],
}

const byDelivery: Record<DeliveryMode, Partial<Record<OrderState, readonly OrderState[]>>> = {
  magasin: { ...always, 'en préparation': ['prête', 'annulée'], prête: ['retirée', 'annulée'] },
  domicile: {
    ...always,
    'en préparation': ['expédiée', 'annulée'],
    expédiée: ['livrée', 'perdue', 'retournée'],
  },
}

/** The states that may follow for an order with this delivery; empty for a final one. */
export function nextStates(state: OrderState, delivery: DeliveryMode): readonly OrderState[] {
  return byDelivery[delivery][state] ?? []
}

/**
 * Whether nothing more will be handed over, so that a deleted client's address is no longer needed.
 */
export function hasArrived(state: OrderState): boolean {
  return ['retirée', 'livrée', 'perdue', 'retournée', 'annulée', 'remboursée'].includes(state)
}
