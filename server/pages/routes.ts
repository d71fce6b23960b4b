import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CatalogueReplies } from '../catalogue/replies'
import { limitRendering } from '../http/routeLimits'
import { tooManyRequests } from '../http/tooManyRequests'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { answer, notFound } from '../http/handleErrors'
import { isDatabaseAway } from '../database/isDatabaseAway'
import { describeError } from '../http/describeError'
import type { Services } from '../services'
import { addressOf, readShopAddress } from './address'
import { registerFiles } from './files'
import { pageFinder } from './findPage'
import { registerManifest } from './manifest'
import type { Pages } from './pages'
import { registerForRobots } from './robots'
import { sendPage, sendUnavailable } from './sendPage'
import { registerSitemap } from './sitemap'

type Needs = Services & { pages: Pages; kept: CatalogueCache; answers: CatalogueReplies }

/** The client's files, and a page for every address of the shop; 404 with a page for others. */
export async function registerPages(app: FastifyInstance, services: Needs): Promise<void> {
  const { pages, settings } = services
  const { basePath } = settings
  await registerFiles(app, pages.folder, basePath)
  registerForRobots(app, settings)
  registerSitemap(app, services)
  registerManifest(app, settings)

  const find = pageFinder(services)
  const secondsToWait = limitRendering(app)

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const address = addressOf(basePath, request.url)
    // A form that was sent without the script: its page, and nothing of what was typed.
    if (address && readShopAddress(basePath, address)) await reply.redirect(request.url, 303)
  })
  const { unavailable } = pages
  app.setNotFoundHandler(async (request, reply) => {
    const address = addressOf(basePath, request.url)
    if (!address || !wantsPage(request, address.pathname.slice(basePath.length)))
      return answer(notFound(), request, reply)
    if (unavailable && isOverloaded(app))
      return sendUnavailable(reply, unavailable, { status: 503 })
    let seconds = 0
    const countRendering = async () => {
      seconds = await secondsToWait(request)
      if (seconds > 0) throw tooManyRequests(seconds)
    }
    try {
      return await sendPage(request, reply, await find(address, countRendering))
    } catch (error) {
      if (!unavailable || !(error instanceof Error)) throw error
      if (seconds > 0) return sendUnavailable(reply, unavailable, { status: 429, seconds })
      const isAway = isDatabaseAway(error)
      if (!isAway) request.log.error(describeError(error), 'page failed')
      return sendUnavailable(reply, unavailable, { status: isAway ? 503 : 500 })
    }
  })
}

function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isFile = /^(api|images|static)(\/|$)/.test(pathname)
  return isRead && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

const isOverloaded = (app: FastifyInstance) =>
  app.hasDecorator('isUnderPressure') && app.isUnderPressure()
