import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks for connections that have become idle. */
const look = 50

/**
 * While the server closes, a connection whose last reply has gone is closed too: kept alive, it
 * would hold the process for as long as its client likes.
 */
export function closeConnections(app: FastifyInstance): void {
  let looking: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    looking = setInterval(() => app.server.closeIdleConnections(), look).unref()
    app.server.once('close', () => clearInterval(looking))
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (looking) void reply.header('Connection', 'close')
    done(null, payload)
  })
}
