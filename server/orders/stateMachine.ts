import { deliveryModes, type DeliveryMode } from '../../contract/deliveryModes'
import {
  endedStates,
  orderStates,
  receivedStates,
  unpaidStates,
  type OrderState,
} from '../../contract/orderStates'

const always: Partial<Record<OrderState, readonly OrderState[]>> = {
  panier: ['en attente de paiement'],
  'en attente de paiement': ['payée', 'expirée', 'annulée'],
  expirée: ['payée'],
  payée: ['en préparation', 'annulée'],
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

/** The changes of a paid order; payments and the ends of unpaid orders belong to the checkout. */
export function nextStatesOfPaid(state: OrderState, delivery: DeliveryMode): readonly OrderState[] {
  return (unpaidStates as readonly OrderState[]).includes(state) ? [] : nextStates(state, delivery)
}

/** The states into which the shopkeeper puts an order, in their order. */
export const statesByShop: readonly OrderState[] = orderStates.filter((state) =>
  deliveryModes.some((mode) =>
    orderStates.some((from) => nextStatesOfPaid(from, mode).includes(state)),
  ),
)

/**
 * Whether nothing more will be handed over, so that a deleted client's address is no longer needed.
 */
export function isOver(state: OrderState): boolean {
  const states: readonly OrderState[] = [...receivedStates, ...endedStates]
  return states.includes(state)
}
