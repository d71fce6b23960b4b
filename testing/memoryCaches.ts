type CacheKey = Request | string

/** The browser's caches, which Node.js does not have, by the paths of what is in them. */
export class MemoryCaches {
  readonly #named = new Map<string, Map<string, Response>>()

  keys() {
    return Promise.resolve([...this.#named.keys()])
  }

  delete(name: string) {
    return Promise.resolve(this.#named.delete(name))
  }

  match(key: CacheKey, { cacheName }: { cacheName?: string } = {}) {
    const entries = [...this.#named].filter(([name]) => name === (cacheName ?? name))
    const [found] = entries.flatMap(([, stored]) => stored.get(pathOf(key)) ?? [])
    return Promise.resolve(found?.clone())
  }

  open(name: string) {
    const stored = this.#named.get(name) ?? new Map<string, Response>()
    this.#named.set(name, stored)
    return Promise.resolve({
      match: (key: CacheKey) => Promise.resolve(stored.get(pathOf(key))?.clone()),
      delete: (key: CacheKey) => Promise.resolve(stored.delete(pathOf(key))),
      put: (key: CacheKey, response: Response) =>
        Promise.resolve(void stored.set(pathOf(key), response)),
    })
  }
}

/** With its query string. */
export function pathOf(key: CacheKey): string {
  const { pathname, search } = new URL(
    typeof key === 'string' ? key : key.url,
    'https://any.example',
  )
  return pathname + search
}
