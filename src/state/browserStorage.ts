import type { StorageKey } from '../../contract/site/storageKeys'

/** What the shop needs of localStorage. */
export type TextStorage = {
  getItem: (key: StorageKey) => string | null
  setItem: (key: StorageKey, text: string) => void
  removeItem: (key: StorageKey) => void
}

/** What the browser did not store, and what it had stored until then. */
const refused = new Map<StorageKey, { text: string; before: string | null }>()

/**
 * localStorage; what it does not store, because it is full or blocked, is in the memory of this
 * page, until another tab changes what is stored.
 */
export const browserStorage: TextStorage = {
  getItem(key) {
    const stored = read(key)
    const late = refused.get(key)
    return late?.before === stored ? late.text : stored
  },
  setItem(key, text) {
    refused.delete(key)
    try {
      localStorage.setItem(key, text)
    } catch {
      refused.set(key, { text, before: read(key) })
    }
  },
  removeItem(key) {
    refused.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // It has stored nothing.
    }
  },
}

/** Some browsers block storage, some have none, and one whose files are damaged throws. */
function read(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
