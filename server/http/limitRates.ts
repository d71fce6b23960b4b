import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../contract/api/endpoints'
import { staffEndpoints } from '../../contract/api/staff/staffEndpoints'
import { networkOf } from './networkOf'
import { counting } from './routeLimits'
import { tooManyRequests } from './tooManyRequests'

/**
 * For each endpoint, by IP address, in this server's memory; routeLimits.ts has the other routes.
 */
const general = { ...counting, max: 600 }

/** Refuses an address that asks too often with 429, before its token is checked. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  })
  // An application hook, because a route's own hooks run after the token's query.
  const limiters = new Map(
    [...endpoints, ...staffEndpoints].map(({ name }) => [name, app.rateLimit(general)]),
  )
  app.addHook('onRequest', async function (request, reply) {
    const name = request.routeOptions.config.endpoint?.name ?? ''
    await limiters.get(name)?.call(this, request, reply)
  })
}
