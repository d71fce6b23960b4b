import type { FastifyInstance } from 'fastify'

/**
 * Reads an empty body as an empty object, whose missing fields the schema then names. Reads the
 * query string if a proxy dropped the body of a DELETE.
 */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim()) void parseJson(request, body, done)
      else done(null, {})
    },
  )
  app.addHook('preValidation', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint?.body && isNothing(request.body))
      request.body = endpoint.method === 'DELETE' ? { ...(request.query as object) } : {}
    done()
  })
}

function isNothing(body: unknown): boolean {
  return (
    body === undefined ||
    (typeof body === 'object' && body !== null && !Array.isArray(body) && !Object.keys(body).length)
  )
}
