import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

const channel = 'fastify.initialization'

/** What a function returns, and the routes of every server that Fastify creates meanwhile. */
export async function routesOf<Made>(make: () => Promise<Made>) {
  const routes: RouteOptions[] = []
  const watch = (created: unknown) => {
    const { fastify } = created as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe(channel, watch)
  try {
    return { made: await make(), routes }
  } finally {
    unsubscribe(channel, watch)
  }
}

/** The first method of a route. */
export const methodOf = ({ method }: RouteOptions) => [method].flat()[0]!
