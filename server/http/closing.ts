import type { FastifyInstance } from 'fastify'

/** Milliseconds between two checks for idle connections. */
const checkEveryMs = 50

/**
 * Closes each connection after its last reply while the server closes: a keep-alive connection
 * would hold the process for as long as its other end likes.
 */
export function closeConnections(app: FastifyInstance): void {
  let checking: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    checking = setInterval(() => app.server.closeIdleConnections(), checkEveryMs).unref()
    app.server.once('close', () => clearInterval(checking))
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (checking) void reply.header('Connection', 'close')
    done(null, payload)
  })
}
