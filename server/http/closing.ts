import type { FastifyInstance } from 'fastify'

/** Between two checks for connections that have become idle. */
const checkEveryMs = 50

/**
 * Closes each connection whose last reply was sent while the server closes: kept alive, it would hold
 * the process for as long as its other end likes.
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
