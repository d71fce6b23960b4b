import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../system/durations'

/** Milliseconds for a file to arrive, and for the work on it, during which its connection is silent. */
export const fileMs = 10 * minuteMs

/**
 * Registers endpoints whose body is a file: its bytes reach the handler whatever type the sender
 * names, because only the content says what it is.
 */
export function registerFiles(
  app: FastifyInstance,
  endpoints: (app: FastifyInstance) => void,
): void {
  void app.register((files, _options, done) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body)
    })
    // After the hooks that know who asks: the body of anybody else has no more time than others.
    files.addHook('onRequest', ({ socket, bodyTimer }, _reply, next) => {
      clearTimeout(bodyTimer)
      // A call within the process has none.
      if (socket instanceof Socket) socket.setTimeout(fileMs)
      next()
    })
    files.addHook('preValidation', (request, _reply, next) => {
      // A request without a body has an empty file.
      if (!Buffer.isBuffer(request.body)) request.body = Buffer.alloc(0)
      next()
    })
    endpoints(files)
    done()
  })
}
