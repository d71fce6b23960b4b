import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { problemReplies as replies } from '../wording/replies/problems'
import { registerCart } from './cart/routes'
import { catalogueReplies } from './catalogue/replies'
import { registerDelivery } from './catalogue/deliveryRoutes'
import { homeReplies, registerHome } from './catalogue/homeRoutes'
import { registerCatalogue } from './catalogue/routes'
import { registerAlerts } from './alerts/routes'
import { reviewReplies } from './reviews/replies'
import { registerReviews } from './reviews/routes'
import { registerClients } from './clients/routes'
import { registerFavourites } from './favourites/routes'
import { registerConditions } from './conditions/routes'
import { registerContact } from './contact/routes'
import { authenticate } from './clients/authenticate'
import { readBodies } from './http/bodies'
import { closeConnections } from './http/closing'
import { setHeaders } from './http/headers'
import { registerHealth } from './http/health'
import { limitBodyTime, limitBodyTimes } from './http/limitBodyTime'
import { limitRates } from './http/limitRates'
import { limitMails } from './clients/limitMails'
import { trustedProxies } from './http/proxies'
import { refuseWhenLate } from './http/overload'
import { fileMs } from './http/registerFiles'
import { limitRoutes } from './http/routeLimits'
import { logOptions, logReplies } from './http/log'
import { logSignInFailures } from './clients/logSignInFailures'
import { describeEndpoints, registerOpenApi } from './http/openApi'
import { CatalogueCache } from './cache/CatalogueCache'
import { searchReplies } from './search/replies'
import { registerSearch } from './search/routes'
import { registerDocuments } from './documents/routes'
import { registerOrders } from './orders/routes'
import { toDeclaredUrl } from './pages/pageUrl'
import { registerPages } from './pages/routes'
import { registerPictures } from './pictures/routes'
import { reportTo } from './http/describeError'
import { answer, handleErrors, notFound } from './http/handleErrors'
import { handleClientError } from './http/handleClientError'
import { ProblemError } from './http/ProblemError'
import { validatorCompiler } from './http/validator'
import type { Services } from './services'
import { readOrderId } from './cart/orderId'
import { findPersonalCart } from './cart/personalCart'
import { registerEvents } from './checkout/eventRoutes'
import { registerPromotions } from './promotions/routes'
import { registerQuote } from './checkout/quoteRoutes'
import { registerCheckout } from './checkout/routes'
import type { ClientHoldings } from './clients/ClientHoldings'
import { limitTries } from './clients/limitTries'
import type { Tokens } from './clients/tokens'
import { findPersonalDocuments } from './documents/personalDocuments'
import { countReplies } from './http/metrics'
import { authenticateStaff } from './staff/authenticateStaff'
import { registerStaffEvents } from './staff/events/routes'
import { registerStaff } from './staff/routes'
import { registerAdmin } from './admin/routes'
import { findPersonalOrders } from './orders/personalOrders'
import type { Pages } from './pages/pages'
import { eraseHoldings } from './withdrawals/eraseHoldings'
import { findPersonalWithdrawals } from './withdrawals/personalWithdrawals'
import { registerWithdrawals } from './withdrawals/routes'
import { minuteMs } from './system/durations'

/** Bytes of a request's body; the largest needs far less. */
const bodyLimit = 64 * 1024
/** Milliseconds in which the head of a request must have arrived; its body has a limit of its own. */
const headersTimeout = 30_000
/** Milliseconds between two checks for late requests. */
const connectionsCheckingInterval = 5_000
/** A connection without traffic in either direction is closed after this many milliseconds. */
const connectionTimeout = minuteMs
/** A name of 64 characters, with every byte percent-encoded. */
const maxParamLength = 64 * 12

/** What the domains store of a client, for the account's own endpoints. */
const holdings: ClientHoldings = {
  findCart: findPersonalCart,
  findOrders: findPersonalOrders,
  findDocuments: findPersonalDocuments,
  findWithdrawals: findPersonalWithdrawals,
  eraseHoldings,
}

export type AppServices = Services & {
  tokens: Tokens
  /** The built client; none if only the API is wanted. */
  pages?: Pages
  /** Milliseconds of event loop delay above which callers are asked to retry; 0: never. */
  maxEventLoopDelay?: number
  /** Milliseconds after which a silent connection is closed. */
  connectionTimeoutMs?: number
  /** Milliseconds in which a body that is no file must have arrived. */
  bodyTimeoutMs?: number
}

/** The whole server, not listening yet: the API, the pictures and the pages, under BASE_PATH. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const { settings, maxEventLoopDelay, bodyTimeoutMs } = services
  const app = Fastify({
    ...logOptions(settings),
    // Case and escapes do not matter in the path of a page.
    rewriteUrl: ({ url = '/' }) => toDeclaredUrl(settings.basePath, url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit,
    requestTimeout: fileMs,
    connectionTimeout: services.connectionTimeoutMs ?? connectionTimeout,
    http: { connectionsCheckingInterval, headersTimeout },
    forceCloseConnections: 'idle',
    // What came over an open connection while the server closes is answered, and the connection ends.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    frameworkErrors: (_error, request, reply) => {
      // No hook has seen it.
      limitBodyTime(request, bodyTimeoutMs)
      void answer(new ProblemError(400, 'invalid_input', replies.urlUnreadable), request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  limitBodyTimes(app, bodyTimeoutMs)
  logReplies(app)
  logSignInFailures(app, services)
  if (services.metrics) countReplies(app, services.metrics)
  closeConnections(app)
  readBodies(app)
  if (settings.rateLimits) limitRoutes(app)
  await setHeaders(app, settings)
  if (settings.rateLimits) {
    await refuseWhenLate(app, maxEventLoopDelay)
    await limitRates(app)
  }
  authenticate(app, services)
  authenticateStaff(app, services)
  if (settings.rateLimits) limitTries(app, services)
  const mailLimits = limitMails(app, services)

  // Monitoring may not know BASE_PATH.
  if (settings.basePath !== '/') {
    registerHealth(app, services)
    app.get('/', (_request, reply) => reply.redirect(settings.basePath))
  }
  const { pages, catalogueCache = new CatalogueCache() } = services
  const publicReplies = {
    ...catalogueReplies(services, catalogueCache),
    ...searchReplies(services),
    ...reviewReplies(services),
    ...homeReplies(services),
  }
  if (pages) await registerPages(app, { ...services, pages, catalogueCache, publicReplies })
  await app.register(
    async (shop) => {
      await describeEndpoints(shop, settings)
      registerHealth(shop, services)
      registerCatalogue(shop, publicReplies, catalogueCache)
      registerDelivery(shop, services)
      registerHome(shop, publicReplies, catalogueCache)
      registerContact(shop, services)
      registerSearch(shop, publicReplies, catalogueCache)
      registerAlerts(shop, { ...services, limitMails: mailLimits })
      registerReviews(shop, { ...services, publicReplies, catalogueCache, readOrderId })
      registerFavourites(shop, services)
      registerClients(shop, { ...services, holdings, limitMails: mailLimits })
      registerCart(shop, services)
      const checkout = { report: reportTo(shop.log), ...services, catalogueCache }
      registerCheckout(shop, checkout)
      registerEvents(shop, checkout)
      registerPromotions(shop, services)
      registerAdmin(shop, { ...checkout, holdings })
      registerQuote(shop, services)
      registerConditions(shop, services)
      registerOrders(shop, services)
      registerDocuments(shop, services)
      registerWithdrawals(shop, { ...services, limitMails: mailLimits })
      registerPictures(shop, services)
      registerStaff(shop, services)
      registerStaffEvents(shop, services)
      await registerOpenApi(shop, settings)
    },
    { prefix: settings.basePath.slice(0, -1) },
  )
  if (!pages) app.setNotFoundHandler((request, reply) => answer(notFound(), request, reply))
  return app
}
