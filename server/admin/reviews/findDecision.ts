import { and, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../database/connect'
import { auditLog } from '../../database/schema'
import { findLastAct } from '../../staff/selectActs'

/** The last decision about the text with this number; none in a database that is older than the log. */
export const findDecision = (sql: Sql, number: number) =>
  findLastAct(
    sql,
    and(
      raw`${auditLog.act} in ('review_published', 'review_refused')`,
      raw`${auditLog.after} ->> 'review' = ${String(number)}`,
    ),
  )
