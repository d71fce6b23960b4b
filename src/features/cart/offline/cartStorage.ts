import { clear, createStore, get, set } from 'idb-keyval'
import type { StoredCart } from './StoredCart'

const open = () => createStore('comptoir', 'cart')
let store: ReturnType<typeof open> | undefined
const opened = () => (store ??= open())

/** Carts by the client's id, in this browser's IndexedDB. */
export const cartStorage = {
  read: (clientId: string) => get<StoredCart>(clientId, opened()),
  write: (clientId: string, stored: StoredCart) => set(clientId, stored, opened()),
  /** At sign-out, and before another client's cart is stored. */
  forget: () => clear(opened()),
}
export type CartStorage = typeof cartStorage
