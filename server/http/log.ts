import { randomUUID } from 'node:crypto'
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Settings } from '../settings'

/** Requests are logged by hand, so that the log never holds a query string, a header or a body. */
export function logOptions({ logLevel }: Settings): FastifyServerOptions {
  return {
    logger: logLevel === 'silent' ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // Short enough to be read out on the telephone; all twelve digits are random.
    genReqId: () => randomUUID().slice(-12),
    requestIdHeader: false,
  }
}

/** A line for each reply: method, path, status and milliseconds; files only when debugging. */
export function logReplies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.error(line, 'reply')
    else if (request.routeOptions.config.endpoint) request.log.info(line, 'reply')
    else request.log.debug(line, 'reply')
    done()
  })
}
