import type { StorageKey } from '../../contract/site/storageKeys'

/** What the shop needs of localStorage. */
export type TextStorage = {
  getItem: (key: StorageKey) => string | null
  setItem: (key: StorageKey, text: string) => void
  removeItem: (key: StorageKey) => void
}

const texts = new Map<string, string>()
const memory: TextStorage = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
}

/** localStorage; where the browser blocks it, the memory of this page. */
export function openStorage(): TextStorage {
  try {
    // Some browsers have none instead of throwing.
    const storage = (globalThis as { localStorage: Storage | null }).localStorage ?? memory
    // One whose files are damaged throws when it is read.
    storage.getItem('token')
    return storage
  } catch {
    return memory
  }
}
