import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isShopPath } from '../../contract/shopPaths'
import { answer, notFound } from '../problems/answerProblems'
import type { Pages } from './pages'

const year = 365 * 24 * 60 * 60
const hour = 60 * 60

/** The client's files, and its page for every address of the shop; 404 with the page for others. */
export async function registerPages(
  app: FastifyInstance,
  { folder, html }: Pages,
  basePath: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: basePath,
    // A route for each file, so that every other address is a page.
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under static/ carry their content's hash.
      const isHashed = file.startsWith(`${folder}/static/`)
      void reply.header(
        'Cache-Control',
        isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathUnder(basePath, request.url)
    if (pathname === null || !wantsPage(request, pathname))
      return answer(notFound(), request, reply)
    return sendPage(reply.status(isShopPath(pathname) ? 200 : 404), html)
  })
}

/** The path without the base path and the query string; null outside the shop. */
function pathUnder(basePath: string, url: string): string | null {
  const pathname = url.split('?')[0] ?? ''
  if (`${pathname}/` === basePath) return '/'
  return pathname.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : null
}

function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const isFile = /^\/(api|images|static)(\/|$)/.test(pathname)
  return isRead && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .serializer((page: string) => page)
    .send(html)
}
