import { Busy } from '../system/Semaphore'

/** What a `Busy` of the database says its turn is for. */
export const atDatabase = 'at the database'

/** Calls of the system that fail only where nothing was reached, whatever the code. */
const connecting = ['connect', 'getaddrinfo']
/** Codes of an open connection or of PostgreSQL for a database that cannot be reached now. */
const awayCodes = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  // Shutdown, crash, starting up, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Of a server that takes no changes, such as a standby after a fail-over.
  '25006',
  // Over a time limit: of a lock, of a statement, of an idle transaction.
  '55P03',
  '57014',
  '25P03',
]
/** The driver's own errors have no code. */
const awayMessages =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after|PGlite is closed)/

/**
 * Whether a query failed because the database is unreachable or too slow, not because of the query:
 * it may work in a moment. Its changes may have been committed.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    (error instanceof Busy && error.turn === atDatabase) ||
    ('syscall' in error && connecting.includes(String(error.syscall))) ||
    awayCodes.includes(code) ||
    code.startsWith('08') ||
    awayMessages.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseAway)) ||
    isDatabaseAway(error.cause)
  )
}
