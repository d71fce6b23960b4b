import type { FastifyInstance } from 'fastify'
import { toEuros } from '../../contract/amounts'
import * as endpoints from '../../contract/api/documents'
import { readOrderId } from '../cart/orderId'
import { registerEndpoint } from '../http/registerEndpoint'
import { orderUnknown } from '../orders/orderUnknown'
import { findOrder } from '../orders/queries'
import type { Services } from '../services'
import { documentPdf } from './documentPdf'
import { findOwnDocuments } from './ownDocuments'

export function registerDocuments(app: FastifyInstance, { database }: Services): void {
  const { sql } = database

  registerEndpoint(app, endpoints.listDocuments, async ({ client, params }) => {
    const orderId = readOrderId(params.id)
    const own =
      orderId !== undefined && (await findOrder(sql, { id: orderId, clientId: client.id }))
    if (!own) throw orderUnknown()
    const found = await findOwnDocuments(sql, { orderId: own.id, clientId: client.id })
    return found.map(({ number, kind, day, grossCents, ...document }) => ({
      document_number: number,
      document_kind: kind,
      document_date: day,
      document_total: toEuros(grossCents),
      document_undone: document.isUndone,
    }))
  })

  registerEndpoint(app, endpoints.getDocument, async ({ client, params }) => {
    const { fileName, pdf } = await documentPdf(sql, { number: params.number, clientId: client.id })
    return { file_name: fileName, pdf: pdf.toString('base64') }
  })
}
