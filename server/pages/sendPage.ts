import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHeld } from '../http/etag'
import type { KeptPage } from './KeptPages'
import type { Page } from './pages'

/** Sends a page in the encoding that the browser reads, or nothing where it has the page. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptPage,
): Promise<FastifyReply> {
  const { page, etag } = kept
  void reply.headers({
    'Cache-Control': 'no-cache',
    // Of a 304 too: the browser takes over its headers.
    'Content-Security-Policy': policyFor(reply, page),
    ETag: etag,
    Vary: 'Accept-Encoding',
  })
  if (page.status === 200 && isHeld(request.headers['if-none-match'], etag))
    return reply.status(304).send()
  const encoding = encodingFor(request)
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
  return reply
    .status(page.status)
    .type('text/html; charset=utf-8')
    .send(await kept.encoded(encoding))
}

/** Sends the page that stands in for one that cannot be written for the moment. */
export function sendUnavailable(reply: FastifyReply, page: Page, status: 500 | 503): FastifyReply {
  return reply
    .status(status)
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policyFor(reply, page),
      'Retry-After': '5',
    })
    .type('text/html; charset=utf-8')
    .send(Buffer.from(page.html))
}

function encodingFor({ headers }: FastifyRequest) {
  const accepted = negotiate(headers['accept-encoding'] ?? 'identity', ['br', 'gzip'])
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}

/** The strict policy of every reply, with the page's own rules and loader let through by hash. */
function policyFor(reply: FastifyReply, { styleHashes, scriptHashes }: Page): string {
  return String(reply.getHeader('Content-Security-Policy'))
    .replace("style-src 'self'", ["style-src 'self'", ...styleHashes].join(' '))
    .replace("script-src 'self'", ["script-src 'self'", ...scriptHashes].join(' '))
}
