import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { findSessionVersion } from '../clients/queries'
import { Refusal } from '../problems/Refusal'
import type { Services } from '../services'

/**
 * The token of a client's call is judged before its body is looked at; a `client_id` of the body
 * or the query that is not the token's is refused.
 */
export function authenticate(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.call?.audience !== 'client') return
    request.client = { id: await clientOf(request, services) }
  })
  app.addHook('preHandler', ({ client, body, query, routeOptions }, _reply, done) => {
    // A row without client_id, and so without a 403, leaves it to the token alone.
    const isNamed = routeOptions.config.call?.replies[403] !== undefined
    const named = isNamed ? [body, query].flatMap(clientIdIn) : []
    const isOther = client && named.some((id) => id !== client.id)
    done(isOther ? new Refusal(403, 'forbidden', replies.otherClient) : undefined)
  })
}

async function clientOf(
  { headers }: FastifyRequest,
  { tokens, database }: Services,
): Promise<string> {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (!token) throw new Refusal(401, 'unauthenticated', replies.unauthenticated)
  const session = tokens.read(token)
  const version = session && (await findSessionVersion(database.sql, session.clientId))
  if (!session || version !== session.version)
    throw new Refusal(401, 'session_ended', replies.sessionEnded)
  return session.clientId
}

function clientIdIn(part: unknown): string[] {
  return typeof part === 'object' && part !== null && 'client_id' in part
    ? [String(part.client_id)]
    : []
}
