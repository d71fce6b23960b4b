/** Whether a query failed with one of these SQLSTATEs, which the driver's error has in its cause. */
export function hasSqlState(error: unknown, ...states: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && states.includes(String(error.code))) || hasSqlState(error.cause, ...states)
  )
}

/** Whether a value that must be unique is taken. */
export const isUniqueViolation = (error: unknown) => hasSqlState(error, '23505')

/** Whether a query may not wait for a lock, or no longer. */
export const isLockTaken = (error: unknown) => hasSqlState(error, '55P03')
