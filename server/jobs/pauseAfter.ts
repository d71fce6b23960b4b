const second = 1_000

/** Two seconds after the first failure, then twice as long each time. */
export function pauseAfter(failures: number, maxMs: number): number {
  return Math.min(second * 2 ** failures, maxMs)
}
