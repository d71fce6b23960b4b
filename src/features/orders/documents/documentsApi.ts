import { documentEndpoints } from '../../../../contract/api/client/documents'
import type { DocumentReply } from '../../../../contract/api/documents'
import { api } from '../../../api/api'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'

export type OrderDocument = {
  number: string
  kind: DocumentReply['document_kind']
  isUndone: boolean
}

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<OrderDocument[], { id: string; clientId: string }>({
      query: ({ id, clientId }) =>
        request(documentEndpoints.listDocuments, {
          params: { id },
          query: { client_id: clientId },
        }),
      rawResponseSchema: reader(documentEndpoints.listDocuments.reply),
      transformResponse: (documents) => (documents as DocumentReply[]).map(toDocument),
      providesTags: (_result, _error, { id }) => [{ type: 'Order', id }],
    }),
    getDocument: build.query<{ name: string; pdf: string }, { number: string; clientId: string }>({
      query: ({ number, clientId }) =>
        request(documentEndpoints.getDocument, {
          params: { number },
          query: { client_id: clientId },
        }),
      rawResponseSchema: reader(documentEndpoints.getDocument.reply),
      transformResponse: (reply) => {
        const { file_name: name, pdf } = reply as { file_name: string; pdf: string }
        return { name, pdf }
      },
      keepUnusedDataFor: 0,
      providesTags: ['Client'],
    }),
  }),
})

function toDocument(reply: DocumentReply): OrderDocument {
  return {
    number: reply.document_number,
    kind: reply.document_kind,
    isUndone: reply.document_undone,
  }
}

export const { useListDocumentsQuery, useLazyGetDocumentQuery } = documentsApi
