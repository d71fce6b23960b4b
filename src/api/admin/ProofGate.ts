/** Where a sensitive call waits until its caller has proven who they are. */
export type ProofGate = {
  /** Asks; resolves to whether the proof was given. */
  ask: () => Promise<boolean>
  answer: (isProven: boolean) => void
  isAsked: () => boolean
  subscribe: (onChange: () => void) => () => void
}

export function createProofGate(): ProofGate {
  let waiting: ((isProven: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve]
        tell()
      }),
    answer(isProven) {
      waiting.splice(0).forEach((resolve) => resolve(isProven))
      waiting = []
      tell()
    },
    isAsked: () => waiting.length > 0,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
