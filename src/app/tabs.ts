import { api } from '../api/api'
import { delivery } from '../state/delivery'
import { browserStorage } from '../state/browserStorage'
import { session } from '../state/session'
import { readDelivery, readSession } from './storage'
import type { ShopStore } from './store'

/**
 * Milliseconds. Another tab writes the two keys of the session one after the other, and a tab that
 * becomes visible again gets two events.
 */
const settleMs = 50

/** Milliseconds for which a page may be hidden before its prices, stocks and days count as old. */
const freshMs = 60_000

const followedKeys = ['token', 'client', 'delivery']

/**
 * Follows changes of other tabs of this browser, also those since storage was read; returns a
 * function that stops it. `openedAt` is when the page was made, in milliseconds since 1970.
 */
export function syncTabs(store: ShopStore, window: Window, openedAt = Date.now()): () => void {
  let settling: number | undefined
  let returning: number | undefined
  // A page in a background tab is hidden from its beginning, and no event says so; its browser may
  // begin this only when it is looked at.
  const isLate = Date.now() - openedAt > freshMs
  let hiddenAt = window.document.hidden || isLate ? openedAt : Infinity
  const readAgain = () => {
    const stored = readSession(browserStorage)
    const client = session.selectors.client(store.getState())
    if (stored && stored.client.id === client?.id) {
      store.dispatch(session.actions.tokenRenewed({ token: stored.token, clientId: client.id }))
      store.dispatch(session.actions.clientEdited(stored.client))
    } else if (stored || client) store.dispatch(session.actions.changedElsewhere(stored))
    const mode = readDelivery(browserStorage)?.mode
    if (mode) store.dispatch(delivery.actions.modeChosen(mode))
    // Written at once: the timers of a hidden tab are late, and would write over a newer session.
    void store.dispatch((_dispatch, _getState, extra) => extra.storage.flush())
  }
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === null || followedKeys.includes(key)) {
      window.clearTimeout(settling)
      settling = window.setTimeout(readAgain, settleMs)
    }
  }
  /** A page that Back restores was not told of what other pages wrote meanwhile. */
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && readAgain()
  /** Another tab or device may have changed the cart and the orders meanwhile. */
  const onReturn = () => {
    window.clearTimeout(returning)
    if (window.document.hidden) {
      hiddenAt = Math.min(hiddenAt, Date.now())
      return
    }
    const isOld = Date.now() - hiddenAt > freshMs
    returning = window.setTimeout(() => {
      hiddenAt = Infinity
      store.dispatch(
        api.util.invalidateTags([
          'Cart',
          'Order',
          'Favourite',
          ...(isOld ? (['Product', 'Best'] as const) : []),
        ]),
      )
    }, settleMs)
  }
  if (session.selectors.isKnown(store.getState())) readAgain()
  if (isLate) onReturn()
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  window.addEventListener('focus', onReturn, { signal })
  window.document.addEventListener('visibilitychange', onReturn, { signal })
  return () => {
    window.clearTimeout(settling)
    window.clearTimeout(returning)
    stop.abort()
  }
}
