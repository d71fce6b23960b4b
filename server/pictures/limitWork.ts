/**
 * Does the work of at most `atOnce` keys together, and of each key once: callers with the same key
 * share the result.
 */
export function limitWork<Result>(atOnce: number) {
  const pending = new Map<string, Promise<Result>>()
  const waiting: (() => void)[] = []
  let free = atOnce

  async function limited(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }

  return function run(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = pending.get(key)
    if (known) return known
    const result = limited(work).finally(() => pending.delete(key))
    pending.set(key, result)
    return result
  }
}
