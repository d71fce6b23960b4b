import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/favourites'
import { catalogueReplies } from '../../wording/replies/catalogue'
import { inTransaction } from '../database/inTransaction'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { deleteFavourite, insertFavourites, listFavourites } from './queries'

/** A client's favourites; every change replies with all of them. */
export function registerFavourites(
  app: FastifyInstance,
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  const all = async (clientId: string) => ({ favourites: await listFavourites(sql, clientId) })

  registerEndpoint(app, endpoints.listFavourites, ({ client }) => all(client.id))

  registerEndpoint(app, endpoints.addFavourites, async ({ client, body }) => {
    const serials = body.product_serial_numbers.map(String)
    const now = clock()
    await inTransaction(sql, (tx) => insertFavourites(tx, { clientId: client.id, serials, now }))
    return all(client.id)
  })

  registerEndpoint(app, endpoints.removeFavourite, async ({ client, body }) => {
    const isKnown = await deleteFavourite(sql, client.id, String(body.product_serial_number))
    if (!isKnown) throw new ProblemError(404, 'not_found', catalogueReplies.productUnknown)
    return all(client.id)
  })
}
