import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { totalCountHeader } from '../../contract/lists'
import type { Settings } from '../settings'

/** Browser features that no page of the shop uses. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** Seconds for which a browser uses TLS alone. */
const tlsAge = 31_536_000

/** What the browser may do with the shop's pages, and which other origins may call the API. */
export async function setHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const self = "'self'"
  const api = settings.apiHost ? [settings.apiHost] : []
  const isTls = settings.publicUrl.startsWith('https:')
  // Pages of other origins that may call the API also show its pictures.
  const sharing = settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self],
        styleSrc: [self],
        imgSrc: [self, 'data:', ...api],
        connectSrc: [self, ...api],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [self],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: sharing },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isTls && { maxAge: tlsAge, includeSubDomains: false },
  })
  await app.register(cors, {
    origin: settings.corsOrigins.length > 0 ? settings.corsOrigins : false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: [totalCountHeader, 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
  const policy = permissions.map((name) => `${name}=()`).join(', ')
  // OWASP's REST Security Cheat Sheet, for replies that are never shown as a page.
  const apiHeaders = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': sharing,
    'X-Content-Type-Options': 'nosniff',
    ...(isTls && { 'Strict-Transport-Security': `max-age=${tlsAge}` }),
  }
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id)
    const { endpoint } = request.routeOptions.config
    void reply.headers(endpoint ? apiHeaders : { 'Permissions-Policy': policy })
    if (endpoint && (endpoint.audience !== 'public' || endpoint.method !== 'GET'))
      void reply.header('Cache-Control', 'no-store')
    done()
  })
}
