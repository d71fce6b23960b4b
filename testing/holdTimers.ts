const startTimer = window.setTimeout.bind(window)
afterEach(() => {
  window.setTimeout = startTimer
})

/** Timers of this length never end, however slow the machine is, until the function is called. */
export function holdTimers(milliseconds: number): () => void {
  const held: (() => void)[] = []
  const start = (work: () => void, delay?: number) => {
    if (delay !== milliseconds) return startTimer(work, delay)
    held.push(work)
    return 0
  }
  window.setTimeout = start as typeof setTimeout
  return () => held.splice(0).forEach((work) => work())
}
