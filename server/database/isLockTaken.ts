/** Whether a query failed because it may not wait for a lock, or no longer (SQLSTATE 55P03). */
export function isLockTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isLockTaken(error.cause)
}
