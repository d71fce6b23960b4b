/**
 * Does the same work once for all who ask meanwhile: those who ask while it runs share the next run,
 * which begins when this one has ended, so that nobody gets what was read before they asked.
 */
export function shareNext<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null
  let next: Promise<Result> | null = null

  function run(): Promise<Result> {
    const result = work().finally(() => {
      if (running === result) running = null
    })
    running = result
    return result
  }

  return () => {
    if (!running) return run()
    const runNext = () => {
      next = null
      return run()
    }
    next ??= running.then(runNext, runNext)
    return next
  }
}
