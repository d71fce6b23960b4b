import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

/** Requests a minute of one route from one address, on each server. */
export const generalPerMinute = 600
/** Pages that are rendered first; cached ones cost next to nothing. */
const renderedPages = 300
/**
 * What each limit counts: beyond this many networks the oldest counts are dropped. The plugin's own
 * `cache` does not reach the limits of its routes.
 */
export const counting = { timeWindow: '1 minute', cache: 20_000 }

/** Limits each route that is no endpoint of the API, unless its reply costs next to nothing. */
export function limitRoutes(app: FastifyInstance): void {
  // Before the plugin, whose own hook reads what this hook writes.
  app.addHook('onRoute', (route) => {
    const {
      endpoint,
      unlimited = reasonOf(route),
      maxPerMinute: max = generalPerMinute,
    } = route.config ?? {}
    if (endpoint) return
    const limit = unlimited ? { unlimited } : { rateLimit: { ...counting, max } }
    route.config = { ...route.config, ...limit }
  })
}

/**
 * Counts a page that is rendered for a request; returns the seconds to wait if it is one too many,
 * else 0.
 */
export function limitRendering(app: FastifyInstance): (request: FastifyRequest) => Promise<number> {
  if (!app.hasDecorator('createRateLimit')) return () => Promise.resolve(0)
  const count = app.createRateLimit({ ...counting, max: renderedPages })
  return async (request) => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
  }
}

function reasonOf({ method, config }: RouteOptions): string | undefined {
  if (method === 'OPTIONS') return 'What an origin may do is known without looking anything up.'
  if (isFile(config)) return 'A file is sent as it is, and browsers keep it.'
  return undefined
}

/** Of a route of @fastify/static. */
export const isFile = (config: object | undefined): boolean => !!config && 'rootPath' in config

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own limit, if it differs from the default. */
    maxPerMinute?: number
    /** Why a route has no limit. */
    unlimited?: string
  }
}
