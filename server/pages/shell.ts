import type { FastifyInstance } from 'fastify'
import { shellName } from '../../contract/site/offline'
import { CompressedText } from '../http/CompressedText'
import type { Services } from '../services'
import { madeFrom } from '../shop/madeFrom'
import { pageConfig } from './pageConfig'
import type { Pages } from './pages'
import { sendPage } from './sendPage'

/** The empty page, which the service worker keeps for pages that were never seen. */
export function registerShell(
  app: FastifyInstance,
  { settings, pages }: Pick<Services, 'settings'> & { pages: Pages },
): void {
  const shell = madeFrom(settings, () => {
    const page = pages.empty()
    return { page, html: new CompressedText(page.html), isOneOfMany: false }
  })
  app.get(settings.basePath + shellName, { config: pageConfig }, (request, reply) =>
    sendPage(request, reply.header('X-Robots-Tag', 'noindex'), shell()),
  )
}
