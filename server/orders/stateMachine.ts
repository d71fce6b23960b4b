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

/** The states that an order delivered in this way may take next; empty at the end of its life. */
export function nextStates(state: OrderState, delivery: DeliveryMode): readonly OrderState[] {
  return byDelivery[delivery][state] ?? []
}

/** Nothing more will be handed over: a deleted client's address is no longer needed. */
export function hasArrived(state: OrderState): boolean {
  return ['retirée', 'livrée', 'perdue', 'retournée', 'annulée', 'remboursée'].includes(state)
}
