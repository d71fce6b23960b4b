import { clear, createStore, delMany, get, keys, set } from 'idb-keyval'
import type { StoredCart } from './StoredCart'

const open = () => createStore('comptoir', 'cart')
let store: ReturnType<typeof open> | undefined
const opened = () => (store ??= open())

/** Carts by the client's id, in this browser's IndexedDB. */
export const cartStorage = {
  read: (clientId: string) => get<StoredCart>(clientId, opened()),
  write: (clientId: string, stored: StoredCart) => set(clientId, stored, opened()),
  /** At sign-out. */
  forget: () => clear(opened()),
  /** Before another client's cart is stored. */
  forgetOthers: async (clientId: string) => {
    const all = await keys<string>(opened())
    await delMany(
      all.filter((id) => id !== clientId),
      opened(),
    )
  },
}
export type CartStorage = typeof cartStorage
