import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Clock } from '../system/clock'
import type { Database } from '../database/connect'
import { attempts } from '../database/schema'
import { dayMs } from '../system/durations'

/** How long a network is remembered after a sign-in; the privacy policy gives the same period. */
const knownMs = 90 * dayMs

/**
 * Remembers the networks from which an e-mail has signed in, for all servers together. Stores only
 * a hash of both, so that the table reveals neither.
 */
export function createKnownNetworks({ sql }: Database, clock: Clock) {
  return {
    async remember(email: string, network: string): Promise<void> {
      const endsAt = new Date(clock().getTime() + knownMs)
      await sql
        .insert(attempts)
        .values({ key: keyOf(email, network), count: 1, endsAt })
        .onConflictDoUpdate({ target: attempts.key, set: { endsAt } })
    },
    async isKnown(email: string, network: string): Promise<boolean> {
      const isLive = gt(attempts.endsAt, clock())
      const known = await sql.$count(attempts, and(eq(attempts.key, keyOf(email, network)), isLive))
      return known > 0
    },
  }
}

function keyOf(email: string, network: string): string {
  return createHash('sha256').update(`signed in as ${email} from ${network}`).digest('hex')
}
