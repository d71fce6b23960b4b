import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { getStaffSession } from '../../contract/api/staff/staffSession'
import { adminPaths, adminRoomAt } from '../../contract/site/adminPaths'
import { belowBasePath, withBasePath } from '../../contract/site/paths'
import { adminLayoutWords } from '../../wording/admin/layout'
import { escapeHtml } from '../../wording/mails/mailHtml'
import { CompressedText } from '../http/CompressedText'
import { sendText } from '../http/sendText'
import type { Services } from '../services'
import { madeFrom } from '../shop/madeFrom'
import { Assets } from './assets'
import { registerBuiltFiles } from './files'
import { pageConfig } from './pageConfig'
import type { Pages } from './pages'
import { jsonBlock, readTemplate } from './template'

/**
 * The admin's files, and its page at every path below `/gestion`, which names the code of the room
 * there; its script renders the rest. Another host's API has no admin.
 */
export async function registerAdminPages(
  app: FastifyInstance,
  { settings, pages }: Pick<Services, 'settings'> & { pages: Pages },
): Promise<void> {
  const folder = path.join(pages.folder, '../admin')
  if (settings.apiHost || !existsSync(path.join(folder, 'chunks.json'))) return
  const { basePath, wording } = settings
  await registerBuiltFiles(app, folder, basePath, 'gestion/static/')
  const words = adminLayoutWords[wording]
  const assets = new Assets(folder, basePath)
  const template = readTemplate(pages.folder, settings)
  // Every room asks for the session first; it need not wait for the script.
  const session = `<link rel="preload" as="fetch" href="${withBasePath(getStaffSession.path, basePath)}" crossorigin="anonymous">`
  const pagesOfRooms = madeFrom(settings, (shown) => {
    const title = escapeHtml(words.pageTitle(words.today, shown.seller.name))
    const made = new Map<string, CompressedText>()
    const make = (room: string) => {
      const { styles, scripts } = assets.linkedWith(room)
      const head = `<title>${title}</title><meta name="robots" content="noindex">${styles}${session}${scripts}`
      const blocks = jsonBlock('settings', shown)
      return new CompressedText(template({ head, note: words.needsScript, content: '', blocks }))
    }
    return (room: string) => {
      const page = made.get(room) ?? make(room)
      made.set(room, page)
      return page
    }
  })
  const pageAt = (url: string) => {
    const [pathname = ''] = url.split('?')
    return pagesOfRooms()(adminRoomAt(belowBasePath(pathname, basePath) ?? ''))
  }
  const root = withBasePath(adminPaths.today, basePath)
  for (const url of [root, `${root}/*`])
    app.get(url, { config: pageConfig }, (request, reply) =>
      sendText(
        request,
        reply.type('text/html; charset=utf-8').header('X-Robots-Tag', 'noindex'),
        pageAt(request.url),
      ),
    )
}
