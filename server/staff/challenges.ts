import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { staffChallenges } from '../database/schema'
import { challengeMs } from './rules'

type Challenge = { challenge: string; staffId: string | null; now: Date }

/** Stores what a passkey will sign; forgets what is over. */
export async function storeChallenge(sql: Sql, { challenge, staffId, now }: Challenge) {
  await sql.delete(staffChallenges).where(lte(staffChallenges.endsAt, now))
  const endsAt = new Date(now.getTime() + challengeMs)
  await sql.insert(staffChallenges).values({ challenge, staffId, endsAt })
}

/** Uses a challenge that was given to this member, or to anyone; false the second time. */
export async function takeChallenge(sql: Sql, { challenge, staffId, now }: Challenge) {
  const taken = await sql
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        gt(staffChallenges.endsAt, now),
        staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId),
      ),
    )
    .returning({ challenge: staffChallenges.challenge })
  return taken.length > 0
}
