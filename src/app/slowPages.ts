/** Milliseconds after which a page that is awaited is said to be: nothing flashes on a fast machine. */
export const pagePatience = 250

let count = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  count += by
  listeners.forEach((listener) => listener())
}

/** The pages asked for whose code comes slowly. */
export const slowPages = {
  areAny: () => count > 0,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  async watch<Page>(page: Promise<Page>): Promise<Page> {
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      change(1)
    }, pagePatience)
    try {
      return await page
    } finally {
      clearTimeout(timer)
      if (isSlow) change(-1)
    }
  },
}
