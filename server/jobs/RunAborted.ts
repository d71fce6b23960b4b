type Reason = 'LEASE_LOST' | 'STOPPED' | 'TIMEOUT'

/** A run is to end before its work is done. */
export class RunAborted extends Error {
  constructor(readonly code: Reason) {
    super(`The run is to end: ${code}`)
    this.name = 'RunAborted'
  }
}

/**
 * The items of a run until its server stops. A run that merely takes long goes on: the next one would
 * begin with the same items.
 */
export function* untilServerStops<Item>(
  items: readonly Item[],
  signal: AbortSignal | undefined,
): Generator<Item> {
  for (const item of items) {
    const reason: unknown = signal?.reason
    if (reason instanceof RunAborted && reason.code === 'STOPPED') return
    yield item
  }
}
