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
    expédiée: ['livrée'],
    livrée: ['remboursée'],
    annulée: ['remboursée'],
  },
}

/** The shopkeeper's: what is cancelled gives its stock back. */
export function changeOrder({ order: asked, state }: Act & { kind: 'change order' }): Step {
  return ({ orders, products }) => {
    const order = orders.find(({ id }) => id === asked)
    if (!order?.delivery || !next[order.delivery][order.state]?.includes(state))
      return conflict('impossible')
    order.state = state
    if (state === 'annulée')
      for (const { product, quantity } of order.lines) products[product]!.stock += quantity
    return done
  }
}
