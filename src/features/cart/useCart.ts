import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../api/RootState'
import { useAppSelector } from '../../app/hooks'
import { cartChanges, type CartChange } from '../../state/cartChanges'
import type { Cart } from './Cart'
import { cartApi } from './cartApi'

/** What the screen shows of a cart: the server's last reply and the pending changes. */
type ShownCart = {
  quantityOf: (serial: string) => number
  /** Whether a product's line is being removed or its quantity changed. */
  isFixed: (serial: string) => boolean
  /** All articles; null until the cart is read. */
  articles: number | null
  /** True until the cached cart contains every change. */
  isWaiting: boolean
}

/**
 * Reads cart and changes from one state: a cart older than the changes beside it would make the
 * number step back.
 */
const selectShownCart = createSelector(
  [
    (state: RootState, clientId: string) =>
      cartApi.endpoints.getCart.select({ clientId })(state).data,
    (state: RootState) => cartChanges.selectors.all(state),
  ],
  showCart,
)

/** Cart plus changes; the component renders again only if its selected part differs. */
export function useCart<Part>(clientId: string, pick: (cart: ShownCart) => Part): Part {
  return useAppSelector((state) => pick(selectShownCart(state, clientId)))
}

function showCart(cart: Cart | undefined, changes: readonly CartChange[]): ShownCart {
  const quantities = new Map(cart?.lines.map(({ serial, quantity }) => [serial, quantity]))
  for (const { serial, effect } of changes)
    quantities.set(serial, (quantities.get(serial) ?? 0) + effect)
  return {
    quantityOf: (serial) => quantities.get(serial) ?? 0,
    isFixed: (serial) => changes.some((change) => change.serial === serial && change.effect === 0),
    articles: cart ? [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0) : null,
    isWaiting: changes.length > 0,
  }
}
