import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PathMatch } from '../../contract/site/paths'
import { isDatabaseAway } from '../database/isDatabaseAway'
import { describeError } from '../http/describeError'
import { limitRendering } from '../http/routeLimits'
import { tooManyRequests } from '../http/tooManyRequests'
import { cachedPages } from './cachedPages'
import { sendPage, sendUnavailable } from './sendPage'

type Needs = Parameters<typeof cachedPages>[0]

/** Sends the page of a path, or an error page while it cannot be rendered. */
export function pageSender(app: FastifyInstance, services: Needs) {
  const find = cachedPages(services)
  const secondsToWait = limitRendering(app)

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    match: PathMatch | null,
  ): Promise<FastifyReply> => {
    const unavailable = services.pages.unavailable()
    if (unavailable && isOverloaded(app))
      return sendUnavailable(reply, unavailable, { status: 503 })
    let seconds = 0
    const countRendering = async () => {
      seconds = await secondsToWait(request)
      if (seconds > 0) throw tooManyRequests(seconds)
    }
    const query = new URLSearchParams(request.url.split(/\?(.*)/s)[1])
    try {
      return await sendPage(request, reply, await find(match, query, countRendering))
    } catch (error) {
      if (!unavailable || !(error instanceof Error)) throw error
      if (seconds > 0) return sendUnavailable(reply, unavailable, { status: 429, seconds })
      const isAway = isDatabaseAway(error)
      if (isAway) request.log.warn(describeError(error), 'database unavailable')
      else request.log.error(describeError(error), 'page failed')
      return sendUnavailable(reply, unavailable, { status: isAway ? 503 : 500 })
    }
  }
}

const isOverloaded = (app: FastifyInstance) =>
  app.hasDecorator('isUnderPressure') && app.isUnderPressure()
