import type { OrderState } from '../../../contract/orderStates'
import type { Act } from './Act'
import { conflict, done, type Step } from './step'

const next: Record<'magasin' | 'domicile', Partial<Record<OrderState, OrderState[]>>> = {
  magasin: {
    payée: ['en préparation', 'annulée'],
    'en préparation': ['prête', 'annulée'],
    prête: ['retirée', 'annulée'],
    retirée: ['remboursée'],
    annulée: ['remboursée'],
  },
  domicile: {
    payée: ['en préparation', 'annulée'],
    'en préparation': ['expédiée', 'annulée'],
    expédiée: ['livrée', 'perdue', 'retournée'],
    livrée: ['remboursée'],
    perdue: ['remboursée'],
    retournée: ['remboursée'],
    annulée: ['remboursée'],
  },
}

/**
 * The shopkeeper's: what is cancelled gives its stock back, what is lost does not, and for what
 * comes back, and for nothing else, they say whether it does.
 */
export function changeOrder({
  order: asked,
  state,
  restock,
}: Act & { kind: 'change order' }): Step {
  return ({ orders, products }) => {
    const order = orders.find(({ id }) => id === asked)
    if (!order?.delivery || !next[order.delivery][order.state]?.includes(state))
      return conflict('impossible')
    if ((state === 'retournée') !== (restock !== undefined)) return conflict('impossible')
    order.state = state
    if (state === 'annulée' || restock)
      for (const { product, quantity } of order.lines) products[product]!.stock += quantity
    return done
  }
}
