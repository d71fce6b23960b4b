import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompressedText, Encoding } from './CompressedText'
import { matchesEtag } from './etag'
import { varyBy } from './varyBy'

/**
 * Sends a text in an encoding that the browser reads, to be stored and revalidated: 304 if the
 * browser has it.
 */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): Promise<FastifyReply> {
  varyBy(reply, 'Accept-Encoding')
  void reply.headers({ 'Cache-Control': 'no-cache', ETag: text.etag })
  if (reply.statusCode === 200 && matchesEtag(request.headers['if-none-match'], text.etag))
    return reply.status(304).removeHeader('Content-Type').send()
  const encoding = encodingFor(request)
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
  return reply.send(await text.encoded(encoding))
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = negotiate(headers['accept-encoding'] ?? 'identity', ['br', 'gzip'])
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}
