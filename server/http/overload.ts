import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { ProblemError } from './ProblemError'
import { isFile } from './routeLimits'

/**
 * Asks callers to retry, with 503, while the event loop is later than this; milliseconds, 0: never.
 */
export async function refuseWhenLate(
  app: FastifyInstance,
  maxEventLoopDelay = 3_000,
): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, pressureHandler: refuse })
}

/**
 * Pages reply with a page instead (server/pages/pageSender.ts). A file costs next to nothing, and a
 * page without its script stays dead.
 */
function refuse({ is404, routeOptions: { config, url } }: FastifyRequest): void {
  const isPage = is404 || config.isPage
  const isLiveness = url?.endsWith('/livez')
  if (!isPage && !isLiveness && !isFile(config))
    throw new ProblemError(503, 'unavailable', replies.unavailable)
}
