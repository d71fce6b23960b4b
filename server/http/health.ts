import { sql as raw } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { Refusal } from '../problems/Refusal'
import type { Services } from '../services'

const alive = 'A constant reply, which watchers may ask for at their own pace.'
const ready = 'All who ask at once share one query, so that nobody can keep a watcher from asking.'

/** `/healthz`: the process lives; `/readyz`: its database answers. */
export function registerHealth(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', { config: { unlimited: alive } }, async (_, reply) => {
    void reply.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  })
  let asking: Promise<unknown> | undefined
  app.get('/readyz', { config: { unlimited: ready } }, async (_, reply) => {
    void reply.header('Cache-Control', 'no-store')
    asking ??= Promise.resolve(database.sql.execute(raw`select 1`)).finally(() => {
      asking = undefined
    })
    try {
      await asking
    } catch {
      throw new Refusal(503, 'unavailable', replies.unavailable)
    }
    return { status: 'ready' }
  })
}
