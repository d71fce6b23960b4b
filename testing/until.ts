import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  timeoutMs?: number
  pauseMs?: number
  /** What the error says where it never is. */
  inVain?: () => string
}

/** Waits until it is so; returns after how many milliseconds. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { timeoutMs = 20_000, pauseMs = 20, inVain = () => 'It never was so.' }: Options = {},
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > timeoutMs) throw new Error(inVain())
    await wait(pauseMs)
  }
  return performance.now() - began
}
