import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { hasSqlState } from './sqlStates'

const lockTimeoutMs = 1_000
const pauseMs = 1_000
/** As long as a dump of a large database may hold its tables. */
const tries = 30 * 60
/** Once a minute. */
const triesPerWord = 30

/**
 * Runs work of one transaction whose statements lock whole tables. While such a statement waits, all
 * queries of its table wait behind it; so it waits for a second and is tried again, an hour long, also
 * after a deadlock with a running payment. `sayWaiting` is called at the first try that is refused, and
 * then once a minute. Throws what the last try threw.
 */
export async function inShortWaits(
  client: Client,
  work: () => Promise<unknown>,
  sayWaiting: () => void,
): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  for (let left = tries; ; left -= 1)
    try {
      await work()
      return
    } catch (error) {
      if (!hasSqlState(error, '55P03', '40P01') || left === 0) throw error
      if ((tries - left) % triesPerWord === 0) sayWaiting()
      await wait(pauseMs)
    }
}
