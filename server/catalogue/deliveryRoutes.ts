import type { FastifyInstance } from 'fastify'
import { getDelivery } from '../../contract/api/delivery'
import { catalogueReplies as words } from '../../wording/replies/catalogue'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { readForSale } from '../shop/readForSale'
import { deliveryPromise, withoutDays } from './deliveryPromise'
import { findDeliveryFacts } from './deliveryFacts'
import { findClosed } from './whyClosed'

/** Seconds; a promise changes at midnight, at the shop's cut-off and with its settings. */
const maxAge = 60

export function registerDelivery(app: FastifyInstance, services: Services): void {
  const { database, clock } = services

  registerEndpoint(app, getDelivery, async ({ query, reply }) => {
    const { product_serial_number: serial } = query
    const settings = await readForSale(services)
    const product = serial === undefined ? undefined : await findDeliveryFacts(database.sql, serial)
    if (serial !== undefined && !product)
      throw new ProblemError(404, 'not_found', words.productUnknown)
    const promise = deliveryPromise(clock(), settings, product)
    const isClosed = (await findClosed(services, settings)) !== null
    void reply.header('Cache-Control', `public, max-age=${maxAge}`)
    return isClosed ? withoutDays(promise) : promise
  })
}
