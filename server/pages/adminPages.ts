import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { adminPaths } from '../../contract/site/adminPaths'
import { adminLayoutWords } from '../../wording/admin/layout'
import { escapeHtml } from '../../wording/mails/mailHtml'
import { CompressedText } from '../http/CompressedText'
import { sendText } from '../http/sendText'
import type { Services } from '../services'
import { madeFrom } from '../shop/madeFrom'
import { Assets } from './assets'
import { registerFiles } from './files'
import { pageConfig } from './pageConfig'
import type { Pages } from './pages'
import { jsonBlock, readTemplate } from './template'

/**
 * The admin's files, and its one page at every path below `/gestion`; its script renders the rest.
 * Another host's API has no admin.
 */
export async function registerAdminPages(
  app: FastifyInstance,
  { settings, pages }: Pick<Services, 'settings'> & { pages: Pages },
): Promise<void> {
  const folder = path.join(pages.folder, '../admin')
  if (settings.apiHost || !existsSync(path.join(folder, 'chunks.json'))) return
  const { basePath, wording } = settings
  await registerFiles(app, folder, basePath, 'gestion/static/')
  const words = adminLayoutWords[wording]
  const { styles, scripts } = new Assets(folder, basePath).linked()
  const template = readTemplate(pages.folder, settings)
  const page = madeFrom(settings, (shown) => {
    const title = escapeHtml(words.pageTitle(words.today, shown.seller.name))
    return new CompressedText(
      template({
        head: `<title>${title}</title><meta name="robots" content="noindex">${styles}${scripts}`,
        note: words.needsScript,
        content: '',
        blocks: jsonBlock('settings', shown),
      }),
    )
  })
  const root = basePath + adminPaths.today.slice(1)
  for (const url of [root, `${root}/*`])
    app.get(url, { config: pageConfig }, (request, reply) =>
      sendText(
        request,
        reply.type('text/html; charset=utf-8').header('X-Robots-Tag', 'noindex'),
        page(),
      ),
    )
}
