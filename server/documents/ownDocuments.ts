import { and, eq } from 'drizzle-orm'
import type { Sql } from '../database/connect'
import { documents, orders } from '../database/schema'
import { isUndone } from './isUndone'
import { oldestFirst } from './oldestFirst'

const ofOrder = eq(orders.id, documents.orderId)

/** The documents of one of the client's own orders, oldest first. */
export function findOwnDocuments(sql: Sql, own: { orderId: number; clientId: string }) {
  return sql
    .select({
      number: documents.number,
      kind: documents.kind,
      day: documents.day,
      grossCents: documents.grossCents,
      isUndone,
    })
    .from(documents)
    .innerJoin(orders, ofOrder)
    .where(and(eq(documents.orderId, own.orderId), eq(orders.clientId, own.clientId)))
    .orderBy(...oldestFirst)
}
