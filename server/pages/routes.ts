import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify'
import {
  belowBasePath,
  formPages,
  paths,
  withBasePath,
  type PageName,
} from '../../contract/site/paths'
import type { CatalogueCache } from '../cache/CatalogueCache'
import type { PublicReplies } from './callInProcess'
import { answer, notFound } from '../http/handleErrors'
import type { Services } from '../services'
import { registerAdminPages } from './adminPages'
import { registerBuiltFiles } from './files'
import { registerManifest } from './manifest'
import { backToPage } from './backToPage'
import { pageConfig } from './pageConfig'
import { pageSender } from './pageSender'
import { withoutPages } from './pageUrl'
import type { Pages } from './pages'
import { registerForms } from './forms'
import { registerGuaranteeNotice } from './guaranteeNotice'
import { registerForRobots } from './robots'
import { registerShell } from './shell'
import { registerSitemap } from './sitemap'

type Needs = Services & {
  pages: Pages
  catalogueCache: CatalogueCache
  publicReplies: PublicReplies
}
type Place = { Params: { id?: string } }

/** The client's files, and a route for each page of the shop. */
export async function registerPages(app: FastifyInstance, services: Needs): Promise<void> {
  const { basePath } = services.settings
  await registerBuiltFiles(app, services.pages.folder, basePath)
  registerForRobots(app, services.settings)
  registerSitemap(app, services)
  registerManifest(app, services.settings)
  await registerGuaranteeNotice(app, services.settings)

  registerShell(app, services)
  await registerAdminPages(app, services)

  const send = pageSender(app, services)
  // With another host for the API, the browser alone calls it.
  const answersForms = services.pages.answer !== null && !services.settings.apiHost
  for (const [page, path] of Object.entries(paths) as [PageName, string][]) {
    const url = withBasePath(path, basePath)
    app.get<Place>(url, { config: pageConfig }, (request, reply) => {
      const { originalUrl, params } = request
      const asked = pathOf(originalUrl)
      // The browser's router finds no page at the base path without its last slash.
      if (`${asked}/` === basePath)
        return reply.redirect(basePath + originalUrl.slice(asked.length), 308)
      return send(request, reply, { page, id: params.id })
    })
    if (!answersForms || !formPages.includes(page))
      app.post(url, { config: pageConfig, onRequest: backToPage }, backToPage)
  }
  if (answersForms) await app.register(registerForms, services)
  for (const folder of withoutPages)
    await app.register(
      (part, _options, done) => {
        part.setNotFoundHandler(answerNotFound)
        done()
      },
      { prefix: basePath + folder },
    )
  app.setNotFoundHandler((request, reply) =>
    acceptsPage(request) && belowBasePath(pathOf(request.url), basePath) !== null
      ? send(request, reply, null)
      : answerNotFound(request, reply),
  )
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  answer(notFound(), request, reply)

function acceptsPage({ method, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
