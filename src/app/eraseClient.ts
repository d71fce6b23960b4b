import { browserFavourites } from '../features/catalogue/favourites/browserFavourites'

/** Erases what this browser keeps of the client who signs out. */
export async function eraseClient(): Promise<void> {
  browserFavourites.clear()
  const { cartStorage } = await import(
    /* webpackChunkName: "offline" */ '../features/cart/offline/cartStorage'
  )
  await cartStorage.forget()
}
