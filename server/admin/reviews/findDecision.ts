import { and, desc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { auditLog, staff } from '../../database/schema'

/** The last decision about the text with this number; none in a database that is older than the log. */
export async function findDecision(sql: Sql, number: number) {
  const [last] = await sql
    .select({ act: auditLog.act, at: auditLog.at, who: staff.email })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(
      and(
        raw`${auditLog.act} in ('review_published', 'review_refused')`,
        raw`${auditLog.after} ->> 'review' = ${String(number)}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return last
}
