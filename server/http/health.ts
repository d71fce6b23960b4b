import type { FastifyInstance } from 'fastify'
import { problemReplies as replies } from '../../wording/replies/problems'
import { ProblemError } from './ProblemError'
import type { Database } from '../database/connect'
import { databaseAnswers } from './databaseAnswers'

const alive = 'A constant reply, which watchers may ask for at their own pace.'
const shared = 'All who ask at once share one query, so that nobody can keep a watcher from asking.'
/** Not at all: so many replies would hide how many of the visitors' fail. */
const countedAs = null

/**
 * `/livez`: the process lives, and a restart would not help. `/healthz` and `/readyz`: its database
 * answers too, so that it can serve.
 */
export function registerHealth(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/livez', { config: { unlimited: alive, countedAs } }, (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )
  let asking: Promise<boolean> | undefined
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const)
    app.get(path, { config: { unlimited: shared, countedAs } }, async (_, reply) => {
      void reply.header('Cache-Control', 'no-store')
      asking ??= databaseAnswers(database).finally(() => (asking = undefined))
      if (!(await asking)) throw new ProblemError(503, 'unavailable', replies.unavailable)
      return { status }
    })
}
