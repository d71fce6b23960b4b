import type { FastifyInstance, FastifyRequest } from 'fastify'
import { payCart } from '../../contract/cart'
import type { PageAddress } from '../../contract/renderer'
import { isShopPath } from '../../contract/shopPaths'
import { answer, notFound } from '../problems/answerProblems'
import { isDatabaseAway } from '../problems/databaseAway'
import { describeError } from '../problems/describeError'
import type { Services } from '../services'
import { addressOf, pathBelow, plainAddress } from './address'
import { askCatalogue } from './askCatalogue'
import { registerFiles } from './files'
import { KeptPages, type KeptPage } from './KeptPages'
import { registerManifest } from './manifest'
import type { Pages } from './pages'
import { registerForRobots } from './robots'
import { sendPage, sendUnavailable } from './sendPage'

type Needs = Services & { pages: Pages }

/** The client's files, and a page for every address of the shop; 404 with a page for others. */
export async function registerPages(app: FastifyInstance, services: Needs): Promise<void> {
  const { pages, settings, database } = services
  const { basePath, apiHost } = settings
  await registerFiles(app, pages.folder, basePath)
  registerForRobots(app, services)
  registerManifest(app, settings)

  const kept = new KeptPages()
  const following = await database.followCatalogue(() => kept.drop())
  app.addHook('onClose', () => following.stop())
  // Whoever pays and looks again must not be faster than the news of it.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.call?.name === payCart.name) kept.drop()
    done()
  })
  // Another host's catalogue is the browser's to ask for.
  const ask = apiHost ? null : askCatalogue(services)
  /** Every address that the shop does not have is shown as this one. */
  const anyOther: PageAddress = { pathname: `${basePath}404`, search: '' }

  function find(address: PageAddress): Promise<KeptPage> {
    const { write, empty } = pages
    const isOurs = isShopPath(pathBelow(basePath, address))
    if (!write) {
      const status = isOurs ? 200 : 404
      return kept.get(String(status), () => Promise.resolve({ ...empty, status }), true)
    }
    const shown = isOurs ? plainAddress(address) : anyOther
    return kept.get(shown.pathname + shown.search, () => write(shown, ask), following.isLive())
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const address = addressOf(basePath, request.url)
    // A form that was sent without the script: its page, and nothing of what was typed.
    if (address && isShopPath(pathBelow(basePath, address))) await reply.redirect(request.url, 303)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const address = addressOf(basePath, request.url)
    if (!address || !wantsPage(request, pathBelow(basePath, address)))
      return answer(notFound(), request, reply)
    try {
      return await sendPage(request, reply, await find(address))
    } catch (error) {
      if (!pages.writeUnavailable || !(error instanceof Error)) throw error
      const isAway = isDatabaseAway(error)
      if (!isAway) request.log.error(describeError(error), 'page failed')
      return sendUnavailable(reply, pages.writeUnavailable(address), isAway ? 503 : 500)
    }
  })
}

function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isFile = /^\/(api|images|static)(\/|$)/.test(pathname)
  return isRead && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
