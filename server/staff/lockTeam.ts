import { staffReplies as replies } from '../../wording/replies/staff'
import type { Sql } from '../database/connect'
import { ProblemError } from '../http/ProblemError'
import { findMember, lockManagers } from './queries'
import { isLastManager } from './rules'

/**
 * Locks the team, so that it changes once at a time. Throws a ProblemError (403) if the member who
 * changes it has lost the right to; `by` is null for a command on the shop's machine.
 */
export async function lockTeam(tx: Sql, by: string | null) {
  const managers = await lockManagers(tx)
  if (by !== null && !managers.some(({ id }) => id === by))
    throw new ProblemError(403, 'forbidden', replies.notYourRole)
  return {
    /** Throws a ProblemError (409) if nobody who may invite others would remain. */
    assertNotLast(leavingId: string): void {
      if (isLastManager(managers, leavingId))
        throw new ProblemError(409, 'invalid_input', replies.lastManager)
    },
  }
}

/** The active member; throws a ProblemError (404) for anyone else. */
export async function readMember(tx: Sql, id: string) {
  const member = await findMember(tx, id)
  if (!member) throw new ProblemError(404, 'not_found', replies.memberGone)
  return member
}
