import { sql as raw } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { Refusal } from '../problems/Refusal'
import type { Services } from '../services'

/** `/healthz`: the process lives; `/readyz`: its database answers. */
export function registerHealth(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', async (_, reply) => {
    void reply.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_, reply) => {
    void reply.header('Cache-Control', 'no-store')
    try {
      await database.sql.execute(raw`select 1`)
    } catch {
      throw new Refusal(503, 'unavailable', replies.unavailable)
    }
    return { status: 'ready' }
  })
}
