/** Runs work one at a time, in the order of the calls. */
export type SerialQueue = {
  /** Runs `work` after all earlier work; null if it was dropped before its turn. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result | null>
  /** Drops the queued work; the running work goes on. */
  drop(): void
}

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  let generation = 0
  return {
    enqueue(work) {
      const mine = generation
      const turn = last.then(() => (mine === generation ? work() : null))
      last = turn.catch(() => undefined)
      return turn
    },
    drop() {
      generation += 1
    },
  }
}
