import { and, eq } from 'drizzle-orm'
import { documentsReplies } from '../../wording/replies/documents'
import { documentWords } from '../../wording/documents'
import type { Sql } from '../database/connect'
import { clients, documents, orders } from '../database/schema'
import { ProblemError } from '../http/ProblemError'
import { buyerOf } from './buyerOf'
import { isUndone } from './isUndone'
import { makePdf } from './makePdf'
import type { Snapshot } from './Snapshot'

/** A document as a PDF: one of this client's, or any; throws a ProblemError (404) for no such one. */
export async function documentPdf(
  sql: Sql,
  { number, clientId }: { number: string; clientId?: string },
): Promise<{ fileName: string; pdf: Buffer }> {
  const [found] = await sql
    .select({ document: documents, order: orders, client: clients, isUndone })
    .from(documents)
    // The credit note of a late refund outlives its order.
    .leftJoin(orders, eq(orders.id, documents.orderId))
    .leftJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        eq(documents.number, number),
        clientId === undefined ? undefined : eq(clients.id, clientId),
      ),
    )
  if (!found) throw new ProblemError(404, 'not_found', documentsReplies.unknown)
  const { order, client } = found
  const { kind, isSpecimen, snapshot, buyer } = found.document
  const pdf = await makePdf({
    ...(JSON.parse(snapshot) as Snapshot),
    number,
    isSpecimen,
    isUndone: found.isUndone,
    // A specimen stores nobody's name.
    buyer: isSpecimen ? order && client && buyerOf({ order, client }) : buyer,
  })
  return { fileName: documentWords.fileName(kind, number), pdf }
}
