import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isHeld } from '../http/etag'

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
  const etag = etagOf(payload)
  reply.header('ETag', etag).header('Cache-Control', 'no-cache')
  if (!isHeld(request.headers['if-none-match'], etag)) {
    done(null, payload)
    return
  }
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  done(null, null)
}
