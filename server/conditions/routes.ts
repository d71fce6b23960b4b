import type { FastifyInstance } from 'fastify'
import { conditionsFolder, conditionsInForcePath } from '../../contract/site/conditionsFiles'
import { answer, notFound } from '../http/handleErrors'
import type { Services } from '../services'
import { conditionsFile } from './conditionsFile'
import { conditionsOf } from './conditionsOf'

const caching = {
  /** The name is the hash of the text, and the bytes are stored. */
  version: 'public, max-age=31536000, immutable',
  inForce: 'no-cache',
  /** A version of this name may come later. */
  unknown: 'public, max-age=60',
}

/** `GET /conditions/:file`: each version of the conditions of sale as a PDF, for everybody. */
export function registerConditions(
  app: FastifyInstance,
  { database: { sql }, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>,
): void {
  app.get(conditionsInForcePath, async (_request, reply) => {
    const { path } = await conditionsOf(sql, settings, { conditionsId: null, at: clock() })
    void reply.header('Cache-Control', caching.inForce)
    return reply.redirect(settings.basePath.slice(0, -1) + path)
  })

  app.get<{ Params: { file: string } }>(`/${conditionsFolder}/:file`, async (request, reply) => {
    const [, hash] = /^([\da-f]{64})\.pdf$/.exec(request.params.file) ?? []
    const file = hash === undefined ? null : await conditionsFile(sql, { hash })
    if (!file) {
      void reply.header('Cache-Control', caching.unknown)
      return answer(notFound(), request, reply)
    }
    return reply
      .type('application/pdf')
      .headers({
        'Cache-Control': caching.version,
        'Content-Disposition': `inline; filename="${file.name}"`,
      })
      .send(file.bytes)
  })
}
