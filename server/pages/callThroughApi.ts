import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '../../contract/api/endpoints'
import type { ApiReply, ApiRequest } from '../../contract/site/renderer'

/**
 * Calls the API's own route for a form: its input is checked and its requests are counted, as if the
 * sender of the form had called it. Without a token: a form has none.
 */
export function callThroughApi(
  app: FastifyInstance,
  basePath: string,
  { headers, socket }: FastifyRequest,
) {
  const from = headers['x-forwarded-for']
  return async ({ endpoint, body }: ApiRequest): Promise<ApiReply> => {
    const called = endpoints.find(({ name }) => name === endpoint.name)
    if (called?.audience !== 'public') throw new Error(`No form may call ${endpoint.name}.`)
    const reply = await app.inject({
      method: called.method,
      url: basePath.slice(0, -1) + called.path,
      payload: body as object,
      headers: from === undefined ? {} : { 'x-forwarded-for': from },
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
    })
    return { status: reply.statusCode, headers: {}, data: reply.json<unknown>() }
  }
}
