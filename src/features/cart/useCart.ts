import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../api/RootState'
import { useAppSelector } from '../../app/hooks'
import { cartChanges, type CartChange } from '../../state/cartChanges'
import { isOfProduct, keyOf, type Article } from './article'
import type { Cart } from './Cart'
import { cartApi } from './cartApi'

/** What the screen shows of a cart: the server's last reply and the pending changes. */
type ShownCart = {
  quantityOf: (article: Article) => number
  /** The same of all grinds of a product. */
  piecesOf: (serial: string) => number
  /** Whether an article's line is being removed or its quantity changed. */
  isFixed: (article: Article) => boolean
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
  const quantities = new Map(cart?.lines.map((line) => [keyOf(line), line.quantity]))
  for (const { article, effect } of changes)
    quantities.set(article, (quantities.get(article) ?? 0) + effect)
  const sumOf = (isCounted: (key: string) => boolean) =>
    [...quantities].reduce((sum, [key, quantity]) => sum + (isCounted(key) ? quantity : 0), 0)
  return {
    quantityOf: (article) => quantities.get(keyOf(article)) ?? 0,
    piecesOf: (serial) => sumOf((key) => isOfProduct(key, serial)),
    isFixed: (article) =>
      changes.some((change) => change.article === keyOf(article) && change.effect === 0),
    articles: cart ? sumOf(() => true) : null,
    isWaiting: changes.length > 0,
  }
}
