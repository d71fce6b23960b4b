import { minuteMs } from '../system/durations'

/** In milliseconds. */
export type TimeLimits = {
  /** One statement, including its waits for locks. */
  statementMs: number
  /** Waiting for one lock. */
  lockMs: number
  /** An idle transaction: its locks block others. */
  idleInTransactionMs: number
  /** A connection on which nothing arrives: its network may be dead. Longer than a statement. */
  silenceMs: number
}

/** Opening a new connection, or waiting for a free one in the pool. */
export const connectTimeoutMs = 5_000

/** For requests of visitors. */
export const requestLimits: TimeLimits = {
  statementMs: 8_000,
  lockMs: 3_000,
  idleInTransactionMs: 5_000,
  silenceMs: 10_000,
}

/** For background work of a server: the first catalogue, the count of recent sales. */
export const backgroundLimits: TimeLimits = {
  statementMs: 30_000,
  lockMs: 15_000,
  idleInTransactionMs: 15_000,
  silenceMs: 35_000,
}

/** For the shopkeeper's commands: imports, retention, a shop filled for trial. */
export const commandLimits: TimeLimits = {
  statementMs: 30 * minuteMs,
  lockMs: minuteMs,
  idleInTransactionMs: minuteMs,
  silenceMs: 31 * minuteMs,
}
