import { and, asc, eq } from 'drizzle-orm'
import { documentsReplies } from '../../wording/replies/documents'
import { documentWords } from '../../wording/documents'
import type { Sql } from '../database/connect'
import { clients, documents, orders } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { buyerOf } from './buyerOf'
import { makePdf } from './makePdf'
import type { Snapshot } from './Snapshot'

const ofOrder = eq(orders.id, documents.orderId)

/** The documents of one of the client's own orders, oldest first. */
export function findOwnDocuments(sql: Sql, own: { orderId: number; clientId: string }) {
  return sql
    .select({
      number: documents.number,
      kind: documents.kind,
      day: documents.day,
      grossCents: documents.grossCents,
    })
    .from(documents)
    .innerJoin(orders, ofOrder)
    .where(and(eq(documents.orderId, own.orderId), eq(orders.clientId, own.clientId)))
    .orderBy(asc(documents.day), asc(documents.kind), asc(documents.number))
}

/** One of the client's own documents as a PDF; throws a ProblemError for any other. */
export async function ownPdf(
  sql: Sql,
  own: { number: string; clientId: string },
): Promise<{ fileName: string; pdf: Buffer }> {
  const [found] = await sql
    .select({ document: documents, order: orders, client: clients })
    .from(documents)
    .innerJoin(orders, ofOrder)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(eq(documents.number, own.number), eq(orders.clientId, own.clientId)))
  if (!found) throw new ProblemError(404, 'not_found', documentsReplies.unknown)
  const { number, kind, isSpecimen, snapshot, buyer } = found.document
  const pdf = await makePdf({
    ...(JSON.parse(snapshot) as Snapshot),
    number,
    isSpecimen,
    // A specimen stores nobody's name.
    buyer: isSpecimen ? buyerOf(found) : buyer,
  })
  return { fileName: documentWords.fileName(kind, number), pdf }
}
