import { useAppSelector } from '../../app/hooks'
import { cartApi } from './cartApi'
import { areClicksWaiting, isLineFixed, waitingClicks } from './clicks'

type State = Parameters<Parameters<typeof useAppSelector>[0]>[0]

// Cart and clicks are read from one state: a cart handed down as a prop may be a moment older than
// the clicks beside it, and the number would step back.
const cartIn = (state: State, clientId: string) =>
  cartApi.endpoints.getCart.select({ clientId })(state).data

/** The server's quantity of a product plus the clicks that still wait. */
export function useShownQuantity(clientId: string, serial: string): number {
  return useAppSelector((state) => {
    const cart = cartIn(state, clientId)
    const line = cart?.lines.find((one) => one.serial === serial)
    return (line?.quantity ?? 0) + waitingClicks(state.api, cart, serial)
  })
}

/** True while a product's line is being removed, or given another quantity. */
export function useIsLineFixed(clientId: string, serial: string): boolean {
  return useAppSelector((state) => isLineFixed(state.api, cartIn(state, clientId), serial))
}

/** True until the cart contains every click. */
export function useAreClicksWaiting(clientId: string): boolean {
  return useAppSelector((state) => areClicksWaiting(state.api, cartIn(state, clientId)))
}

/** The articles that the cart will hold once every click is in it; null until it was read. */
export function useShownArticles(clientId: string): number | null {
  return useAppSelector((state) => {
    const cart = cartIn(state, clientId)
    const held = cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return held === undefined ? null : held + waitingClicks(state.api, cart)
  })
}
