import { eq } from 'drizzle-orm'
import { toEuros } from '../../contract/amounts'
import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { documents, orders } from '../database/schema'
import { oldestFirst } from './oldestFirst'

/** The documents in the file of a client's personal data. */
export async function findPersonalDocuments(
  sql: Sql,
  clientId: string,
): Promise<PersonalData['documents']> {
  const rows = await sql
    .select({
      number: documents.number,
      kind: documents.kind,
      day: documents.day,
      grossCents: documents.grossCents,
      buyer: documents.buyer,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.clientId, clientId))
    .orderBy(...oldestFirst)
  return rows.map(({ number, kind, day, grossCents, buyer }) => ({
    number,
    kind,
    date: day,
    total: toEuros(grossCents),
    name: buyer?.name ?? null,
    address: buyer?.address ?? null,
    delivery_address: buyer?.deliveryAddress ?? null,
  }))
}
