import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../contract/api/endpoints'
import { networkOf } from './networkOf'
import { tooManyRequests } from './tooManyRequests'

/** Of each endpoint, per address and server, in its memory; other routes have routeLimits.ts. */
const general = { max: 600, timeWindow: '1 minute' }

/** Refuses with 429 an address that asks too often, before its token is checked. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // Counts of unknown addresses are forgotten beyond this many.
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  })
  // A hook of the whole application: those of a route run after the token has been looked up.
  const limiters = new Map(endpoints.map(({ name }) => [name, app.rateLimit(general)]))
  app.addHook('onRequest', async function (request, reply) {
    const name = request.routeOptions.config.endpoint?.name ?? ''
    await limiters.get(name)?.call(this, request, reply)
  })
}
