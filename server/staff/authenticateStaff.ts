import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/api/endpoint'
import { staffReplies as replies } from '../../wording/replies/staff'
import { ProblemError } from '../http/ProblemError'
import { sessionEnded } from '../http/sessionEnded'
import type { Services } from '../services'
import { sessionIdOf } from './cookie'
import { assertMay, isSameOrigin } from './rules'
import { findStaffSession, type StaffSession } from './sessions'

/**
 * The one place that decides who may call an endpoint of the admin, before its body is read: the
 * origin of a change, the session of the cookie, the role, and the age of the proof. A body may take
 * so long that the right ends meanwhile, so a change asks for all but the origin again after it.
 */
export function authenticateStaff(
  app: FastifyInstance,
  { database, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>,
): void {
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint?.audience !== 'staff') return
    if (endpoint.method !== 'GET' && !isSameOrigin(request.headers, settings.publicUrl))
      throw new ProblemError(403, 'forbidden', replies.otherOrigin)
    await checkSession(request, endpoint)
  })
  app.addHook('preHandler', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint?.audience === 'staff' && endpoint.method !== 'GET')
      await checkSession(request, endpoint)
  })

  async function checkSession(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    const sessionId = sessionIdOf(request)
    const session = sessionId ? await findStaffSession(database.sql, sessionId, clock()) : null
    if (sessionId && !session && endpoint.may !== 'anyone') throw sessionEnded()
    const { id } = request.params as { id?: string }
    assertMay({ ...endpoint, id }, session, clock())
    if (session) request.staff = session
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in to the admin; undefined for nobody. */
    staff?: StaffSession
  }
}
