import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { findSessionState } from './tokenEnds'
import type { Session } from './tokens'
import { ProblemError } from '../http/ProblemError'
import type { Services } from '../services'
import { tooManyRequests } from '../http/limits'
import { networkOf } from '../http/networkOf'
import { refusalLimits, RefusedTokens } from './refusedTokens'

/**
 * The token of a client's call is judged before its body is looked at; a `client_id` of the body
 * or the query that is not the token's is refused.
 */
export function authenticate(app: FastifyInstance, services: Services): void {
  const refused = new RefusedTokens(services.clock)
  const refusal = refuseTokens(services, refused)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call?.audience !== 'client') return
    const token = tokenOf(request)
    const session = await findLiving(token, services, refused)
    if (!session) throw refusal(token, request, reply)
    request.client = { id: session.clientId, session }
  })
  app.addHook('preHandler', ({ client, body, query, routeOptions }, _reply, done) => {
    // A row without client_id, and so without a 403, leaves it to the token alone.
    const isNamed = routeOptions.config.call?.replies[403] !== undefined
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

/** The living session that a token carries; null for any other token. */
async function findLiving(
  token: string,
  { tokens, database }: Services,
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

/** How a dead token is answered: 401, and 429 where too many came. */
function refuseTokens({ tokens, settings }: Services, refused: RefusedTokens) {
  return (token: string, { ip }: FastifyRequest, reply: FastifyReply): ProblemError => {
    const account = tokens.signedFor(token)
    // An account of its own: what one person sends never refuses another of the same address.
    const seconds = refused.count(
      `${networkOf(ip)} ${account ?? ''}`,
      account ? refusalLimits.signed : refusalLimits.unsigned,
    )
    const failure = account ? 'dead_token' : 'forged_token'
    if (seconds === 0 || !settings.rateLimits)
      return new ProblemError(401, 'session_ended', replies.sessionEnded, undefined, failure)
    void reply.header('Retry-After', seconds)
    return tooManyRequests(seconds, failure)
  }
}

function clientIdIn(part: unknown): string[] {
  return typeof part === 'object' && part !== null && 'client_id' in part
    ? [String(part.client_id)]
    : []
}
