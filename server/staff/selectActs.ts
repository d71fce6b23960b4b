import { desc, eq, type SQL } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { auditLog, staff } from '../database/schema'

/** An act as the admin tells it; `who` is null for a command of the shop's machine. */
export const actColumns = {
  at: auditLog.at,
  act: auditLog.act,
  before: auditLog.before,
  after: auditLog.after,
  who: staff.email,
}

/** The acts of the log that fulfil the condition, in no order yet. */
export const selectActs = (sql: Sql, where: SQL | undefined) =>
  sql.select(actColumns).from(auditLog).leftJoin(staff, eq(staff.id, auditLog.staffId)).where(where)

/** The newest of these acts; undefined without any. */
export async function findLastAct(sql: Sql, where: SQL | undefined) {
  const [last] = await selectActs(sql, where).orderBy(desc(auditLog.id)).limit(1)
  return last
}
