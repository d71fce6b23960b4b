import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 20

type Options = {
  timeoutMs?: number
  /** The message of the error at the time-out. */
  failure?: () => string
}

/** Waits until it is so; returns after how many milliseconds. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { timeoutMs = 20_000, failure = () => 'It did not happen in time.' }: Options = {},
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > timeoutMs) throw new Error(failure())
    await wait(pauseMs)
  }
  return performance.now() - began
}
