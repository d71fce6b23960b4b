import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../../contract/api/staff/staffDocuments'
import { documentReplies } from '../../../wording/documentCommands'
import { documentPdf } from '../../documents/documentPdf'
import { findDocumentPage } from '../../documents/listDocuments'
import { verifyJournal } from '../../documents/verifyJournal'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { toStaffDocument } from './serialize'

/** Invoices, credit notes and the journal. */
export function registerDocumentDesk(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
): void {
  const { sql } = database

  registerEndpoint(app, endpoints.listStaffDocuments, async ({ query }) => {
    const { listed, next } = await findDocumentPage(sql, query)
    return { documents: listed.map(toStaffDocument), next }
  })

  registerEndpoint(app, endpoints.getStaffDocument, async ({ params: { number } }) => {
    const { fileName, pdf } = await documentPdf(sql, { number })
    return { file_name: fileName, content: pdf.toString('base64') }
  })

  registerEndpoint(app, endpoints.verifyStaffJournal, async () => {
    const { entries, fault } = await verifyJournal(sql)
    const message = fault
      ? documentReplies.journalTouched(entries, fault)
      : documentReplies.journalWhole(entries)
    return { is_whole: fault === null, message }
  })
}
