import { maxFavourites } from '../../contract/favourites'
import { browserFavourites } from '../features/catalogue/favourites/browserFavourites'
import { favouritesApi } from '../features/catalogue/favourites/favouritesApi'
import { session } from '../state/session'
import { isSessionOver } from './hooks'
import type { ShopStore } from './store'

/**
 * Brings a visitor's favourites into the account at the sign-in. A session that the shop ended leaves
 * them for the same client's next one.
 */
export function followFavourites(store: ShopStore, window: Window): void {
  const clientNow = () => session.selectors.client(store.getState())
  let last: string | null = null
  let owner: string | null = null

  async function merge(): Promise<void> {
    const serials = browserFavourites.all()
    const client = clientNow()
    if (!client || serials.length === 0) return
    const change = { clientId: String(client.id), serials }
    const { addFavourites } = favouritesApi.endpoints
    const { data: held } = await store.dispatch(addFavourites.initiate(change, { track: false }))
    // They stay for the next try, as do those that a full account has no room for.
    if (!held) return
    const isFull = held.length >= maxFavourites
    browserFavourites.remove(isFull ? serials.filter((serial) => held.includes(serial)) : serials)
  }

  function follow(): void {
    const client = clientNow()
    const id = client && String(client.id)
    if (id === last) return
    last = id
    if (id === null && store.dispatch(isSessionOver)) return
    if (id !== null && owner !== null && id !== owner) browserFavourites.clear()
    owner = id
    void merge()
  }
  follow()
  store.subscribe(follow)
  window.addEventListener('online', () => void merge())
}
