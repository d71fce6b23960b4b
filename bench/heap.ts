import { runMeasure } from './runMeasure'

/** Shows that rendered pages leave nothing in memory, in a process that does nothing else. */
export function benchHeap(): Promise<boolean> {
  return runMeasure('measureHeap.ts')
}
