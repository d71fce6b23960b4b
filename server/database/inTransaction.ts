import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from './connect'
import { hasSqlState } from './sqlStates'

const maxAttempts = 6
/**
 * Deadlock and serialization failure: PostgreSQL rolled the transaction back, and it may run again.
 */
const passing = ['40P01', '40001']

/**
 * Runs the work in one transaction, and again a few times if concurrent transactions made it fail.
 * The work awaits nothing but SQL on `tx`, because any other effect would happen twice.
 */
export function inTransaction<Result>(
  sql: Sql,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> {
  return retryConflicts(() => sql.transaction(work))
}

/** The same for a single statement, which is a transaction of its own. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === maxAttempts || !isPassing(error)) throw error
      await wait(Math.random() * 10 * 2 ** tries)
    }
  }
}

const isPassing = (error: unknown) => hasSqlState(error, ...passing)
