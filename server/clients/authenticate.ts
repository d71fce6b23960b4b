import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { networkOf } from '../http/networkOf'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { refusalLimits, RefusedTokens } from './refusedTokens'
import { SignInError } from './SignInError'
import { findSessionState } from './tokenEnds'
import type { Session, Tokens } from './tokens'

/** The client that a request's token names, and the session of that token. */
export type SignedClient = { id: string; session: Session }
type Needs = Services & { tokens: Tokens }

/**
 * Checks the token of a client's request before its body is read; refuses a `client_id` in the body
 * or query that differs from the token's.
 */
export function authenticate(app: FastifyInstance, services: Needs): void {
  const refused = new RefusedTokens(services.clock)
  const refusal = refuseTokens(services, refused)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.endpoint?.audience !== 'client') return
    const token = tokenOf(request)
    const session = await findLiving(token, services, refused)
    if (!session) throw refusal(token, request, reply)
    request.client = { id: session.clientId, session }
  })
  app.addHook('preHandler', ({ client, body, query, routeOptions }, _reply, done) => {
    // An endpoint without client_id has no 403.
    const isNamed = routeOptions.config.endpoint?.replies[403] !== undefined
    const named = isNamed ? [body, query].flatMap(clientIdIn) : []
    const isOther = client && named.some((id) => id !== client.id)
    done(isOther ? new ProblemError(403, 'forbidden', replies.otherClient) : undefined)
  })
}

function tokenOf({ headers }: FastifyRequest): string {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (!token) throw new ProblemError(401, 'unauthenticated', replies.unauthenticated)
  return token
}

/** The active session of a token; null for any other token. */
async function findLiving(
  token: string,
  { tokens, database }: Needs,
  refused: RefusedTokens,
): Promise<Session | null> {
  const session = tokens.read(token)
  if (!session) return null
  const { clientId, version, id } = session
  const versionKey = `${clientId} ${version}`
  const keys = id === undefined ? [versionKey] : [versionKey, id]
  if (keys.some((key) => refused.isKnownEnded(key))) return null
  const known = await findSessionState(database.sql, session)
  if (known?.version !== version) refused.rememberEnded(versionKey)
  else if (!known.isEnded) return session
  else if (id !== undefined) refused.rememberEnded(id)
  return null
}

/** The error for an invalid token: 401, or 429 after too many of them. */
function refuseTokens({ tokens, settings }: Needs, refused: RefusedTokens) {
  return (token: string, { ip }: FastifyRequest, reply: FastifyReply): ProblemError => {
    const account = tokens.signedFor(token)
    // Counted by account, so that one person's requests never block another person at the same
    // address.
    const seconds = refused.count(
      `${networkOf(ip)} ${account ?? ''}`,
      account ? refusalLimits.signed : refusalLimits.unsigned,
    )
    const failure = account ? 'dead_token' : 'forged_token'
    if (seconds === 0 || !settings.rateLimits)
      return new SignInError(failure, 401, 'session_ended', replies.sessionEnded)
    void reply.header('Retry-After', seconds)
    return new SignInError(failure, 429, 'too_many_requests', replies.tooManyRequests(seconds))
  }
}

function clientIdIn(part: unknown): string[] {
  return typeof part === 'object' && part !== null && 'client_id' in part
    ? [String(part.client_id)]
    : []
}

declare module 'fastify' {
  interface FastifyRequest {
    client?: SignedClient
  }
}
