import * as z from 'zod/mini'
import { client } from '../../contract/clients'
import { deliveryModes } from '../../contract/cart'
import { delivery } from '../state/delivery'

const storedSession = z.object({ token: z.string().check(z.minLength(1)), client })
const storedDelivery = z.object({ mode: z.enum(deliveryModes) })

/**
 * Where the session stands in localStorage: the bare keys `token` (plain text) and `client` (a JSON
 * object). One of them missing or unreadable: both are removed.
 */
export function readSession(storage: Storage) {
  const stored = storedSession.safeParse({
    token: storage.getItem('token'),
    client: parseJson(storage.getItem('client')),
  })
  if (stored.success) return stored.data
  removeSession(storage)
  return null
}

function removeSession(storage: Storage) {
  storage.removeItem('token')
  storage.removeItem('client')
}

/** redux-persist's storage for the session slice; nothing else is ever written. */
export function sessionStorageAdapter(storage: Storage) {
  return {
    getItem: () => Promise.resolve(readSession(storage)),
    setItem: (_: string, value: unknown) => {
      const state = storedSession.safeParse(value)
      if (state.success) {
        storage.setItem('token', state.data.token)
        storage.setItem('client', JSON.stringify(state.data.client))
      } else removeSession(storage)
      return Promise.resolve()
    },
    removeItem: () => {
      removeSession(storage)
      return Promise.resolve()
    },
  }
}

/** redux-persist's storage for the delivery mode: the bare word under the key `delivery`. */
export function deliveryStorageAdapter(storage: Storage) {
  return {
    getItem: () => Promise.resolve(readDelivery(storage)),
    setItem: (_: string, value: unknown) => {
      const state = storedDelivery.safeParse(value)
      // Nothing is kept of a choice that nobody made.
      const isUntouched = storage.getItem('delivery') === null && isDefault(state.data?.mode)
      if (state.success && !isUntouched) storage.setItem('delivery', state.data.mode)
      return Promise.resolve()
    },
    removeItem: () => {
      storage.removeItem('delivery')
      return Promise.resolve()
    },
  }
}

const isDefault = (mode: unknown) => mode === delivery.getInitialState().mode

export function readDelivery(storage: Storage) {
  const stored = storedDelivery.safeParse({ mode: storage.getItem('delivery') })
  if (stored.success) return stored.data
  storage.removeItem('delivery')
  return null
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}
