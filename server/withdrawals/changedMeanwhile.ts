import { and, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import { withdrawalActs } from '../../wording/replies/withdrawalActs'
import type { Sql } from '../database/connect'
import { auditLog, staff } from '../database/schema'
import { ProblemError } from '../http/ProblemError'

/** The problem (409) that says what somebody else did to a withdrawal meanwhile. */
export async function changedMeanwhile(tx: Sql, id: number): Promise<ProblemError> {
  const [last] = await tx
    .select({ act: auditLog.act, after: auditLog.after, at: auditLog.at, who: staff.email })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(
      and(
        inArray(auditLog.act, ['withdrawal_matched', 'withdrawal_state']),
        raw`${auditLog.after} ->> 'withdrawal' = ${String(id)}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return new ProblemError(409, 'withdrawal_changed', withdrawalActs.changedBy(last))
}
