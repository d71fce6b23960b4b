import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../contract/api/endpoints'
import { staffEndpoints } from '../../contract/api/staff/staffEndpoints'
import { networkOf } from './networkOf'
import { counting, generalPerMinute } from './routeLimits'
import { tooManyRequests } from './tooManyRequests'

/**
 * Refuses an address that calls an endpoint too often with 429, before its token is checked. It is
 * counted in this server's memory; routeLimits.ts has the other routes.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  })
  // An application hook, because a route's own hooks run after the token's query.
  const limiters = new Map(
    [...endpoints, ...staffEndpoints].map(({ name }) => [
      name,
      app.rateLimit({ ...counting, max: generalPerMinute }),
    ]),
  )
  app.addHook('onRequest', async function (request, reply) {
    const name = request.routeOptions.config.endpoint?.name ?? ''
    await limiters.get(name)?.call(this, request, reply)
  })
}
