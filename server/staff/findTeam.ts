import { and, asc, desc, eq, gt, isNull, lt, not, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { pageOf } from '../database/pageOf'
import { auditLog, clients, products, staff, staffInvitations } from '../database/schema'
import { actColumns } from './selectActs'

/** Every active member with their means, in the order in which they were invited. */
export function findTeam(sql: Sql, now: Date) {
  return sql
    .select({
      id: staff.id,
      email: staff.email,
      role: staff.role,
      createdAt: staff.createdAt,
      isOpened: raw<boolean>`${staff.passwordHash} is not null`,
      invitedUntil: staffInvitations.endsAt,
      passkeys: raw<number>`(select count(*) from staff_passkeys p where p.staff_id = ${staff.id})::int`,
      recoveryCodes: raw<number>`(select count(*) from staff_recovery_codes c where c.staff_id = ${staff.id})::int`,
      lastSignIn: raw<
        string | null
      >`(select to_char(max(a.at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from audit_log a where a.staff_id = ${staff.id} and a.act = 'signed_in')`,
    })
    .from(staff)
    .leftJoin(
      staffInvitations,
      and(eq(staffInvitations.staffId, staff.id), gt(staffInvitations.endsAt, now)),
    )
    .where(isNull(staff.endedAt))
    .orderBy(asc(staff.createdAt), asc(staff.id))
}
export type FoundMember = Awaited<ReturnType<typeof findTeam>>[number]

/** Acts of a page. */
const pageSize = 50

/** A product's act that an import made at the same moment: the import has a line of its own. */
const isOfImport = raw<boolean>`("audit_log"."act" in ('product_created', 'product_changed', 'product_retired')
  and exists (select from audit_log as imported where imported.act = 'catalogue_imported'
    and imported.at = "audit_log"."at" and imported.staff_id is not distinct from "audit_log"."staff_id"))`

/** A page of what was done before the act `after`, newest first. */
export async function findLog(sql: Sql, after: number | undefined) {
  const rows = await sql
    .select({
      id: auditLog.id,
      ...actColumns,
      order: auditLog.orderId,
      product: { serial: products.serial, name: products.name },
      client: raw<string | null>`case when ${clients.deletedAt} is null
        then ${clients.firstName} || ' ' || ${clients.lastName} end`,
    })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .leftJoin(products, eq(products.id, auditLog.productId))
    .leftJoin(clients, eq(clients.id, auditLog.clientId))
    .where(and(not(isOfImport), after === undefined ? undefined : lt(auditLog.id, after)))
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1)
  return pageOf(rows, pageSize, ({ id }) => String(id))
}
