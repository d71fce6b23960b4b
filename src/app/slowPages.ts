/** Milliseconds before a loading page is announced, so that nothing flashes on a fast machine. */
export const announceAfterMs = 250

const slow = new Set<Promise<unknown>>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** The requested pages whose code is slow. */
export const slowPages = {
  areAny: () => slow.size > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  watch: async <Page>(page: Promise<Page>): Promise<Page> => {
    const timer = setTimeout(() => {
      slow.add(page)
      tell()
    }, announceAfterMs)
    try {
      return await page
    } finally {
      clearTimeout(timer)
      if (slow.delete(page)) tell()
    }
  },
}
