import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SentForm } from '../../contract/site/renderer'
import { formPages, paths, withBasePath, type PageName } from '../../contract/site/paths'
import { describeError } from '../http/describeError'
import type { Services } from '../services'
import { backToPage } from './backToPage'
import { callThroughApi } from './callThroughApi'
import { isForeign } from './isForeign'
import type { Page, Pages } from './pages'
import { toPageUrl } from './pageUrl'
import { sendUnavailable, sendUncached } from './sendPage'

type Needs = Pick<Services, 'settings'> & { pages: Pages }

/** Bytes; the fields of a form are short. */
const bodyLimit = 16 * 1024
const formType = 'application/x-www-form-urlencoded'
/** Forms a minute from one address, on each server: each is rendered. */
const maxPerMinute = 30

/** Answers the forms of pages that export an `action`, for browsers without a script. */
export function registerForms(
  app: FastifyInstance,
  { settings, pages }: Needs,
  done: () => void,
): void {
  const { basePath, publicUrl } = settings
  const { answer } = pages
  if (!answer) {
    done()
    return
  }
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit }, (_, body, read) =>
    read(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  const pageFor = (page: PageName, request: FastifyRequest): Promise<Page> => {
    const query = new URLSearchParams(request.url.split(/\?(.*)/s)[1])
    const url = toPageUrl(basePath, { page, id: undefined }, query)
    return answer(url, callThroughApi(app, basePath, request), request.body as SentForm)
  }

  for (const page of formPages)
    app.post(
      withBasePath(paths[page], basePath),
      {
        config: { isPage: true, maxPerMinute },
        // After it is counted, before it is read.
        preParsing: async (request, reply, body) => {
          if (isForeign(request, publicUrl) || !isForm(request)) await backToPage(request, reply)
          return body
        },
      },
      async (request, reply): Promise<FastifyReply> => {
        try {
          return await sendUncached(reply, await pageFor(page, request))
        } catch (error) {
          const unavailable = pages.unavailable()
          if (!unavailable || !(error instanceof Error)) throw error
          request.log.error(describeError(error), 'form failed')
          return sendUnavailable(reply, unavailable, { status: 500 })
        }
      },
    )
  done()
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(formType)
