import type { FastifyInstance } from 'fastify'
import { payCart } from '../../contract/cart'
import type { KeptOfCatalogue } from './KeptOfCatalogue'

/** Whoever pays and looks again must not be faster than the database's news of it. */
export function dropAfterSales(app: FastifyInstance, kept: KeptOfCatalogue): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.call?.name === payCart.name) kept.drop()
    done()
  })
}
