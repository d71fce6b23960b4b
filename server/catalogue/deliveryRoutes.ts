import type { FastifyInstance } from 'fastify'
import { getDelivery, type DeliveryPromiseReply } from '../../contract/api/delivery'
import { catalogueReplies as words } from '../../wording/replies/catalogue'
import { ProblemError } from '../http/ProblemError'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { deliveryPromise, withoutDays } from './deliveryPromise'
import { findDeliveryFacts } from './deliveryFacts'
import { findClosed } from './whyClosed'

/** Seconds; a promise changes at midnight, at the shop's cut-off and with its settings. */
const maxAge = 60

type Needs = Pick<Services, 'database' | 'settings' | 'shopSettings' | 'clock'>

/** What deliveries are promised, for the route and for rendered pages. */
export function deliveryReplies(services: Needs) {
  const { database, shopSettings, clock } = services
  return {
    /** Of a product, or of any; null if there is no such product on sale. */
    async getDelivery(serial?: string): Promise<DeliveryPromiseReply | null> {
      const settings = await shopSettings.read()
      const product = serial === undefined ? serial : await findDeliveryFacts(database.sql, serial)
      if (serial !== undefined && !product) return null
      const promise = deliveryPromise(clock(), settings, product)
      return (await findClosed(services, settings)) ? withoutDays(promise) : promise
    },
  }
}
export type DeliveryReplies = ReturnType<typeof deliveryReplies>

export function registerDelivery(app: FastifyInstance, publicReplies: DeliveryReplies): void {
  registerEndpoint(app, getDelivery, async ({ query, reply }) => {
    const promise = await publicReplies.getDelivery(query.product_serial_number)
    if (!promise) throw new ProblemError(404, 'not_found', words.productUnknown)
    void reply.header('Cache-Control', `public, max-age=${maxAge}`)
    return promise
  })
}
