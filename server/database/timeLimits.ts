/** In milliseconds. */
export type TimeLimits = {
  /** One statement, waiting for locks included. */
  statementMs: number
  /** Waiting for one lock. */
  lockMs: number
  /** A transaction in which nothing is asked: its locks hold up others. */
  idleInTransactionMs: number
  /** A connection on which nothing arrives: the network may have swallowed it. Longer than a statement. */
  silenceMs: number
}

/** Until a new connection is open, or one of the pool is free. */
export const connectTimeoutMs = 5_000

/** What a visitor waits for. */
export const requestLimits: TimeLimits = {
  statementMs: 8_000,
  lockMs: 3_000,
  idleInTransactionMs: 5_000,
  silenceMs: 10_000,
}

/** What a server does beside its visitors: the first catalogue, the count of recent sales. */
export const backgroundLimits: TimeLimits = {
  statementMs: 30_000,
  lockMs: 15_000,
  idleInTransactionMs: 15_000,
  silenceMs: 35_000,
}

/** The shopkeeper's commands: imports, retention, a shop filled for trial. */
export const commandLimits: TimeLimits = {
  statementMs: 30 * 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 60_000,
  silenceMs: 31 * 60_000,
}
