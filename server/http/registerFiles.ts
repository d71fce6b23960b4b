import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../system/durations'

/** Milliseconds for the work on a file, during which its connection is silent. */
const workMs = 10 * minuteMs

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
    files.addHook('onRequest', ({ socket }, _reply, next) => {
      // A call within the process has none.
      if (socket instanceof Socket) socket.setTimeout(workMs)
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
