import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHeld } from '../http/isHeld'

/** Lets caches keep a successful reply, and has them compare its ETag each time: 304 if unchanged. */
export function revalidate(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    done(null, payload)
    return
  }
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('ETag', etag).header('Cache-Control', 'no-cache')
  if (!isHeld(request.headers['if-none-match'], etag)) {
    done(null, payload)
    return
  }
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  done(null, null)
}
