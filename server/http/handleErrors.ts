import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { isDatabaseAway } from '../database/isDatabaseAway'
import { Busy } from '../system/Semaphore'
import { describeError } from './describeError'
import { ProblemError, type SentProblem } from './ProblemError'

/** Sends every error of a route or a hook as a `Problem`, without internals of the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
}

/**
 * Sends what an error means to the caller; a fault of the server is logged under the request's id.
 */
export function answer(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error)
  if (!refusal) request.log.error(describeError(error), 'request failed')
  else if (isDatabaseAway(error)) request.log.warn(describeError(error), 'database unavailable')
  else if (error instanceof Busy) request.log.warn(describeError(error), 'busy')
  request.problem = refusal
  if (refusal?.status === 401) void reply.header('WWW-Authenticate', 'Bearer')
  // Fastify would close the connection, and the reply would be lost while the rest of the body is
  // in flight. Node reads and drops that rest until the request times out.
  if (refusal?.status === 413) void reply.removeHeader('Connection')
  if (refusal?.status === 503) void reply.header('Retry-After', '5')
  if (refusal?.status === 416) void reply.headers(headersOf(error))
  const status = refusal?.status ?? 500
  // A route may have said already how long its reply is kept.
  if (status >= 500) void reply.header('Cache-Control', 'no-store')
  const problem: SentProblem = refusal?.toProblem() ?? internal
  // Skips the endpoint's schemas, which describe only its own replies.
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(status < 500 ? problem : { ...problem, reference: request.id })
}

const internal = { message: replies.internal, code: 'internal' } as const
export const notFound = () => new ProblemError(404, 'not_found', replies.notFound)

function toRefusal(error: Error): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  if (isDatabaseAway(error) || error instanceof Busy)
    return new ProblemError(503, 'unavailable', replies.unavailable)
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  switch (status) {
    case 400:
    case 415:
      return new ProblemError(400, 'invalid_input', replies.bodyUnreadable)
    case 404:
      return notFound()
    case 412:
      return new ProblemError(412, 'invalid_input', replies.preconditionFailed)
    case 413:
      return new ProblemError(413, 'too_large', replies.tooLarge)
    case 414:
      return new ProblemError(400, 'invalid_input', replies.urlUnreadable)
    case 416:
      return new ProblemError(416, 'invalid_input', replies.rangeUnknown)
    case 503:
      return new ProblemError(503, 'unavailable', replies.unavailable)
    default:
      return isOfCaller(status)
        ? new ProblemError(status, 'invalid_input', replies.refused)
        : undefined
  }
}

const isOfCaller = (status: number) => status >= 400 && status < 500

/** Headers that a library's error carries, such as the length of a file. */
function headersOf(error: Error): Record<string, string> {
  const { headers } = error as { headers?: Record<string, string> }
  return headers ?? {}
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The problem of a refusal; undefined for a success and for a fault of the server. */
    problem?: ProblemError | undefined
  }
}
