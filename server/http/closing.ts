import type { FastifyInstance } from 'fastify'

/** Milliseconds between two checks for idle connections. */
const checkEveryMs = 50
/** Milliseconds for requests in flight and their readers; `closeOnSignals` ends the process later. */
const maxMs = 15_000

/**
 * Closes each connection after its last reply while the server closes: a keep-alive connection
 * would hold the process for as long as its other end likes, and so would a reader who does not
 * read.
 */
export function closeConnections(
  app: FastifyInstance,
  { closingMs = maxMs }: { closingMs?: number } = {},
): void {
  let checking: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    checking = setInterval(() => app.server.closeIdleConnections(), checkEveryMs).unref()
    const ending = setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
    app.server.once('close', () => {
      clearInterval(checking)
      clearTimeout(ending)
    })
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (checking) void reply.header('Connection', 'close')
    done(null, payload)
  })
}
