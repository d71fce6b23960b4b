import { offlineWords } from '../../../wording/offline'
import type { PageSettings } from '../../../contract/site/pageSettings'
import { api } from '../../api/api'
import { cartApi } from '../../features/cart/cartApi'
import { cartStorage } from '../../features/cart/offline/cartStorage'
import { withOfflineCart } from '../../features/cart/offline/withOfflineCart'
import { storedCarts } from '../../features/cart/offline/storedCarts'
import { toReply } from '../../features/cart/offline/toReply'
import { notices } from '../../state/notices'
import { session } from '../../state/session'
import type { ShopStore } from '../store'
import { askForPictures } from './askForPictures'
import { knownProduct } from './knownProduct'
import { openBar } from './openBar'

/** Milliseconds between two tries while the shop does not answer. */
const retryMs = 15_000

/** Keeps the client's cart in this browser, sends what waits, and says so. */
export async function openOfflineCart(store: ShopStore, { wording }: PageSettings): Promise<void> {
  const clientId = () => clientIn(store)
  const say = openBar(wording, () => clientId() !== null)
  const readAgain = () =>
    store.dispatch(api.util.invalidateTags(['Cart', 'Order', 'Product', 'Best']))
  let retry: ReturnType<typeof setTimeout> | undefined

  const carts = storedCarts({
    storage: cartStorage,
    isSignedIn: (id) => id === clientId(),
    partFor: ({ serial }) => knownProduct(store.getState(), serial),
    inTurn: (work) => navigator.locks.request('comptoir-cart', work),
    refused: (product, reason) => {
      const text = offlineWords[wording].refused(product, reason)
      store.dispatch(notices.actions.shown({ kind: 'error', text }))
    },
  })
  store.wrapTransport((transport) =>
    withOfflineCart(transport, {
      carts,
      clientId,
      report: (connection) => {
        clearTimeout(retry)
        // They have signed out while it was on its way.
        if (clientId() === null) return
        if (connection.isLost) retry = setTimeout(readAgain, retryMs)
        say(connection)
      },
    }),
  )
  window.addEventListener('offline', () => say({ isLost: true }))
  window.addEventListener('online', () => {
    // The cart says it of a client, once what waited is sent.
    if (clientId() === null) say({ isLost: false })
    readAgain()
    askForPictures()
  })
  followClient(store, () => {
    // Nobody is signed in: nothing is sent again.
    clearTimeout(retry)
    say({ isLost: !navigator.onLine, waiting: 0 })
  })

  const id = clientId()
  const waiting = id === null ? 0 : await carts.waiting(id)
  if (!navigator.onLine || waiting > 0) say({ isLost: true, waiting })
  if (id === null) return
  const read = cartApi.endpoints.getCart.select({ clientId: id })(store.getState())
  // It was read before this began to keep it.
  if (read.data) await carts.remember(id, toReply(read.data))
  if (read.isError || waiting > 0) readAgain()
}

const clientIn = (store: ShopStore): string | null => {
  const client = session.selectors.client(store.getState())
  return client && String(client.id)
}

/**
 * A session that the shop ended leaves the cart for the same client's next one. A client who is
 * signed in already may have signed in before this began.
 */
function followClient(store: ShopStore, onLeft: () => void): void {
  let last: string | null = null
  const follow = () => {
    const now = clientIn(store)
    if (now === last) return
    last = now
    if (now === null) onLeft()
    else cartStorage.forgetOthers(now).catch(() => undefined)
  }
  follow()
  store.subscribe(follow)
}
