import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets caches keep a successful reply, and asks them to compare its ETag each time: 304 if it is the same. */
export async function revalidate(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('ETag', etag).header('Cache-Control', 'no-cache')
  if (!isHeld(request.headers['if-none-match'], etag)) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

function isHeld(held: string | undefined, etag: string): boolean {
  if (held === undefined) return false
  return held.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))
}
