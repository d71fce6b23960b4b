import { incidentPlace } from '../../contract/site/renderer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompressedText } from '../http/CompressedText'
import { sendText } from '../http/sendText'
import type { Page } from './pages'

/** A page with its HTML, as the cache stores it. */
export type CachedPage = {
  page: Omit<Page, 'html'>
  html: CompressedText
  /** One of an endless number of pages, so it is not cached. */
  isOneOfMany: boolean
}

/** Sends a page, or 304 if the browser has it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, html }: CachedPage,
): Promise<FastifyReply> {
  void reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    // On a 304 too, because the browser adopts its headers.
    .header('Content-Security-Policy', policyFor(reply, page))
  return sendText(request, reply, html)
}

/** Sends a page that nobody may keep: it shows what its reader has typed. */
export function sendUncached(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .status(page.status)
    .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policyFor(reply, page) })
    .type('text/html; charset=utf-8')
    .send(page.html)
}

/** Sends the error page for a page that cannot be rendered now; it names the request. */
export function sendUnavailable(
  reply: FastifyReply,
  page: Page,
  { status, seconds = 5 }: { status: 429 | 500 | 503; seconds?: number },
): FastifyReply {
  return reply
    .status(status)
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policyFor(reply, page),
      'Retry-After': seconds,
    })
    .type('text/html; charset=utf-8')
    .send(Buffer.from(page.html.replace(incidentPlace, reply.request.id)))
}

/** The strict policy of every reply, which also allows the page's own rules and loader by hash. */
function policyFor(
  reply: FastifyReply,
  { styleHashes, scriptHashes }: Pick<Page, 'styleHashes' | 'scriptHashes'>,
): string {
  return String(reply.getHeader('Content-Security-Policy'))
    .replace("style-src 'self'", ["style-src 'self'", ...styleHashes].join(' '))
    .replace("script-src 'self'", ["script-src 'self'", ...scriptHashes].join(' '))
}
