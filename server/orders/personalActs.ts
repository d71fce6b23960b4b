import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { auditLog, orders } from '../database/schema'

/** What the staff wrote about a client's orders. */
export function findPersonalActs(sql: Sql, clientId: string) {
  return sql
    .select({
      orderId: auditLog.orderId,
      act: auditLog.act,
      before: auditLog.before,
      after: auditLog.after,
      at: auditLog.at,
    })
    .from(auditLog)
    .innerJoin(orders, eq(orders.id, auditLog.orderId))
    .where(
      and(eq(orders.clientId, clientId), inArray(auditLog.act, ['order_note', 'order_address'])),
    )
    .orderBy(asc(auditLog.id))
}
type PersonalAct = Awaited<ReturnType<typeof findPersonalActs>>[number]
type Order = PersonalData['orders'][number]

/** The notes, the former addresses and the former telephones of one order. */
export function toPersonalActs(
  acts: readonly PersonalAct[],
): Pick<Order, 'notes' | 'former_addresses' | 'former_phones'> {
  const read = (act: PersonalAct['act'], part: 'before' | 'after', name: string) =>
    acts.flatMap((one) => {
      const value = one[part]?.[name]
      return one.act === act && typeof value === 'string'
        ? [{ value, date: one.at.toISOString() }]
        : []
    })
  return {
    notes: read('order_note', 'after', 'text').map(({ value: text, date }) => ({ text, date })),
    former_addresses: read('order_address', 'before', 'address').map(({ value, date }) => ({
      address: value,
      date,
    })),
    former_phones: read('order_address', 'before', 'phone').map(({ value, date }) => ({
      phone: value,
      date,
    })),
  }
}
