import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageAddress } from '../../contract/renderer'
import { isShopPath } from '../../contract/shopPaths'
import type { CatalogueAnswers } from '../catalogue/answers'
import { CompressedText, finest } from '../http/CompressedText'
import type { KeptOfCatalogue } from '../kept/KeptOfCatalogue'
import { answer, notFound } from '../problems/answerProblems'
import { isDatabaseAway } from '../problems/databaseAway'
import { describeError } from '../problems/describeError'
import type { Services } from '../services'
import { addressOf, pathBelow, plainAddress } from './address'
import { askCatalogue } from './askCatalogue'
import { registerFiles } from './files'
import { registerManifest } from './manifest'
import type { Page, Pages } from './pages'
import { registerForRobots } from './robots'
import { sendPage, sendUnavailable, type KeptPage } from './sendPage'

type Needs = Services & { pages: Pages; kept: KeptOfCatalogue; answers: CatalogueAnswers }

/** Bytes of HTML; what is compressed of it weighs about a third more. */
const mostBytes = 48 * 1024 * 1024

/** The client's files, and a page for every address of the shop; 404 with a page for others. */
export async function registerPages(app: FastifyInstance, services: Needs): Promise<void> {
  const { pages, settings } = services
  const { basePath, apiHost } = settings
  await registerFiles(app, pages.folder, basePath)
  registerForRobots(app, services)
  registerManifest(app, settings)

  const store = services.kept.open<KeptPage>({
    mostBytes,
    weigh: ({ html }) => html.text.length,
    isWorthKeeping: ({ page }) => page.status === 200 || page.isForAnyAddress,
  })
  // Another host's catalogue is the browser's to ask for.
  const ask = apiHost ? null : askCatalogue(services.answers)
  /** Every address that the shop does not have is shown as this one. */
  const anyOther: PageAddress = { pathname: `${basePath}404`, search: '' }

  const { write } = pages
  const emptyPage = toKept(pages.empty)
  const emptyOfNothing = toKept({ ...pages.empty, status: 404 })

  async function find(address: PageAddress): Promise<KeptPage> {
    const isOurs = isShopPath(pathBelow(basePath, address))
    if (!write) return isOurs ? emptyPage : emptyOfNothing
    const shown = isOurs ? plainAddress(address) : anyOther
    return store.get(shown.pathname + shown.search, async () => toKept(await write(shown, ask)))
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const address = addressOf(basePath, request.url)
    // A form that was sent without the script: its page, and nothing of what was typed.
    if (address && isShopPath(pathBelow(basePath, address))) await reply.redirect(request.url, 303)
  })
  const { unavailable } = pages
  app.setNotFoundHandler(async (request, reply) => {
    const address = addressOf(basePath, request.url)
    if (!address || !wantsPage(request, pathBelow(basePath, address)))
      return answer(notFound(), request, reply)
    if (unavailable && isOverloaded(app)) return sendUnavailable(reply, unavailable, 503)
    try {
      return await sendPage(request, reply, await find(address))
    } catch (error) {
      if (!unavailable || !(error instanceof Error)) throw error
      const isAway = isDatabaseAway(error)
      if (!isAway) request.log.error(describeError(error), 'page failed')
      return sendUnavailable(reply, unavailable, isAway ? 503 : 500)
    }
  })
}

function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isFile = /^\/(api|images|static)(\/|$)/.test(pathname)
  return isRead && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

const isOverloaded = (app: FastifyInstance) =>
  app.hasDecorator('isUnderPressure') && app.isUnderPressure()

const toKept = (page: Page): KeptPage => ({
  page,
  html: new CompressedText(page.html, page.isOfWords ? finest : undefined),
})
