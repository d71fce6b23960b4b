import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { euros } from './euros'
import { idText } from './ids'

const document = z.object({
  document_number: z.string(),
  document_kind: z.enum(['invoice', 'credit_note']),
  /** ISO 8601, in Paris. */
  document_date: z.string(),
  document_total: euros,
  /** A credit note that no longer stands, because its refund failed after all. */
  document_undone: z.boolean(),
})
export type DocumentReply = z.infer<typeof document>

export const listDocuments = endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/api/client/command/:id/documents',
  audience: 'client',
  extension: true,
  summary: 'The invoice and the credit notes of one order',
  params: z.object({ id: idText }),
  query: z.object({ client_id: idText }),
  replies: { 200: z.array(document), ...problems(400, 401, 403, 404) },
})

export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/api/client/document/:number',
  audience: 'client',
  extension: true,
  summary: 'An invoice or a credit note as a PDF, in base64',
  params: z.object({ number: idText }),
  query: z.object({ client_id: idText }),
  replies: {
    200: z.object({ file_name: z.string(), pdf: z.string() }),
    ...problems(400, 401, 403, 404, 429),
  },
  limits: { perAddress: { max: 60, minutes: 10 } },
})
