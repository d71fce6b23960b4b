import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseLate } from './handleClientError'

/** Milliseconds in which a body must have arrived whole, once its head has. */
const bodyTimeout = 30_000

/**
 * Refuses a body that takes too long. Node has one limit for the requests of all routes, which is as
 * long as a file may take.
 */
export function limitBodyTimes(app: FastifyInstance, timeoutMs = bodyTimeout): void {
  app.addHook('onRequest', (request, _reply, next) => {
    limitBodyTime(request, timeoutMs)
    next()
  })
}

/** Also after the reply: what is left of a refused body would hold its connection. */
export function limitBodyTime(request: FastifyRequest, timeoutMs = bodyTimeout): void {
  const { raw, socket, headers } = request
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  // A call within the process has no socket.
  if (!hasBody || !(socket instanceof Socket)) return
  const timer = setTimeout(() => {
    // One that nobody reads has no end.
    if (!raw.complete) refuseLate(socket)
  }, timeoutMs).unref()
  const stop = () => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
  request.bodyTimer = timer
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the connection unless the body arrives before. */
    bodyTimer?: NodeJS.Timeout
  }
}
