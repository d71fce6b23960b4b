import { maxFavourites } from '../../../../contract/favourites'
import { browserStorage } from '../../../state/browserStorage'

/** The references of a visitor's favourites in localStorage, the newest first. */
const key = 'favourites'

const watchers = new Set<() => void>()
let read: { text: string | null; serials: readonly string[] } = { text: null, serials: [] }

/** The favourites of this browser: an owner outside the store, which all tabs share. */
export const browserFavourites = { all, add, remove, clear: () => write([]), watch }

/** The same array until it changes. */
function all(): readonly string[] {
  const text = browserStorage.getItem(key)
  if (text !== read.text) read = { text, serials: parse(text) }
  return read.serials
}

/** False if there is no room. */
function add(serial: string): boolean {
  const others = all().filter((one) => one !== serial)
  if (others.length >= maxFavourites) return false
  write([serial, ...others])
  return true
}

function remove(serials: readonly string[]): void {
  if (serials.length > 0) write(all().filter((one) => !serials.includes(one)))
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

function write(serials: readonly string[]): void {
  if (serials.length === 0) browserStorage.removeItem(key)
  else browserStorage.setItem(key, JSON.stringify(serials))
  watchers.forEach((watcher) => watcher())
}

/** Anything but a list of references is an empty one. */
function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    const isReference = (one: unknown): one is string =>
      typeof one === 'string' && one.length > 0 && one.length <= 64
    return [...new Set(stored.filter(isReference))].slice(0, maxFavourites)
  } catch {
    return []
  }
}
