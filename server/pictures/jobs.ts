/**
 * Runs at most `atOnce` jobs together, and each key once: callers with the same key share the
 * result.
 */
export function createJobs<Result>(atOnce: number) {
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
    const job = limited(work).finally(() => pending.delete(key))
    pending.set(key, job)
    return job
  }
}
