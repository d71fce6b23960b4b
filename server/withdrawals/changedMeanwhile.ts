import { and, inArray, sql as raw } from 'drizzle-orm'
import { withdrawalActs } from '../../wording/replies/withdrawalActs'
import type { Sql } from '../database/connect'
import { auditLog } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { findLastAct } from '../staff/selectActs'

/** The problem (409) that says what somebody else did to a withdrawal meanwhile. */
export async function changedMeanwhile(tx: Sql, id: number): Promise<ProblemError> {
  const last = await findLastAct(
    tx,
    and(
      inArray(auditLog.act, ['withdrawal_matched', 'withdrawal_state']),
      raw`${auditLog.after} ->> 'withdrawal' = ${String(id)}`,
    ),
  )
  return new ProblemError(409, 'withdrawal_changed', withdrawalActs.changedBy(last))
}
