import { deliveryModes, type DeliveryMode } from '../../contract/deliveryModes'
import { signInEndpoint } from '../../contract/api/client/signIn'
import { accepts } from '../api/accepts'
import { toSignedIn, type SignedIn } from '../api/toSignedIn'
import { delivery } from '../state/delivery'
import type { TextStorage } from '../state/browserStorage'

/**
 * Reads the session from localStorage: the keys `token` (plain text) and `client` (a JSON object).
 * Where one of them is missing or unreadable, both are removed.
 */
export function readSession(storage: TextStorage) {
  const stored = sessionIn({
    token: storage.getItem('token'),
    client: parseJson(storage.getItem('client')),
  })
  if (!stored) removeSession(storage)
  return stored
}

/** Whether the stored values have the form of a sign-in's reply. */
function sessionIn(stored: unknown): SignedIn | null {
  return accepts(signInEndpoint.signIn.reply, stored) ? toSignedIn(stored) : null
}

function removeSession(storage: TextStorage) {
  storage.removeItem('token')
  storage.removeItem('client')
}

/** redux-persist's storage for the session slice; it writes nothing else. */
export function sessionStorageAdapter(storage: TextStorage) {
  return {
    getItem: () => Promise.resolve(readSession(storage)),
    setItem: (_: string, value: unknown) => {
      const session = sessionIn(value)
      if (session) {
        storage.setItem('token', session.token)
        storage.setItem('client', JSON.stringify(session.client))
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
export function deliveryStorageAdapter(storage: TextStorage) {
  return {
    getItem: () => Promise.resolve(readDelivery(storage)),
    setItem: (_: string, value: unknown) => {
      const mode = knownMode((value as { mode?: unknown }).mode)
      // A default that nobody chose is not stored.
      const isUntouched = storage.getItem('delivery') === null && isDefault(mode)
      if (mode && !isUntouched) storage.setItem('delivery', mode)
      return Promise.resolve()
    },
    removeItem: () => {
      storage.removeItem('delivery')
      return Promise.resolve()
    },
  }
}

const isDefault = (mode: unknown) => mode === delivery.getInitialState().mode

export function readDelivery(storage: TextStorage) {
  const mode = knownMode(storage.getItem('delivery'))
  if (mode) return { mode }
  storage.removeItem('delivery')
  return null
}

function knownMode(stored: unknown): DeliveryMode | undefined {
  return deliveryModes.find((mode) => mode === stored)
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}
