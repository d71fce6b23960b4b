import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api/endpoint'

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined
type Success<E extends Endpoint> = E['replies'] extends {
  200: infer Reply extends z.ZodMiniType
}
  ? z.infer<Reply>
  : E['replies'] extends { 201: infer Reply extends z.ZodMiniType }
    ? z.infer<Reply>
    : never

export type EndpointRequest<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  /** Who asks, where the endpoint demands a token: declared by the hook that checks it. */
  client: E['audience'] extends 'client' ? NonNullable<FastifyRequest['client']> : undefined
  /** For limits. */
  request: FastifyRequest
  /** For reply headers only; the body is what the handler returns. */
  reply: FastifyReply
}

/** How a success is sent; `produce` calls the handler. */
type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  produce: () => Promise<unknown>,
) => Promise<unknown>

const sendResult: Send = (_request, _reply, produce) => produce()

/**
 * Registers an endpoint of the contract: what the handler returns is sent with the endpoint's status
 * for success, a thrown `ProblemError` becomes its `Problem`. Where the audience is `client`, the token
 * is checked before the body is read, and a client_id (body or query) compared with it: 403.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: EndpointRequest<E>) => Promise<Success<E>>,
  send: Send = sendResult,
): void {
  const { name, method, path, summary, params, query, body, replies } = endpoint
  const success = replies[201] ? 201 : 200
  app.route({
    method,
    url: path,
    config: { endpoint },
    schema: {
      operationId: name,
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: replies,
    },
    handler: (request, reply) => {
      void reply.status(success)
      const { params, query, body, client } = request
      const parts = { params, query, body, client, request, reply }
      return send(request, reply, () => handler(parts as unknown as EndpointRequest<E>))
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
