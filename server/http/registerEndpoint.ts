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
  /** The bytes of a file, if the endpoint takes one. */
  body: E['file'] extends { maxBytes: number } ? Buffer : Parsed<E['body']>
  /** The client, if the endpoint demands a token; set by the hook that checks it. */
  client: E['audience'] extends 'client' ? NonNullable<FastifyRequest['client']> : undefined
  /** The member of the staff who is signed in, if the endpoint demands one. */
  staff: E['may'] extends readonly unknown[] ? NonNullable<FastifyRequest['staff']> : undefined
  /** For rate limits. */
  request: FastifyRequest
  /** For reply headers only; the handler returns the body. */
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
 * Registers an endpoint of the contract: the handler's result is sent with the endpoint's success
 * status, a thrown `ProblemError` becomes its `Problem`. If the audience is `client`, the token is
 * checked before the body is read, and a foreign client_id (body or query) is refused with 403.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (request: EndpointRequest<E>) => Promise<Success<E>>,
  send: Send = sendResult,
): void {
  const { name, method, path, summary, params, query, body, file, replies } = endpoint
  const success = replies[201] ? 201 : 200
  app.route({
    method,
    url: path,
    config: { endpoint },
    ...(file && { bodyLimit: file.maxBytes }),
    // The headers of a page; headers.ts sets those of an endpoint.
    helmet: false,
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
      const { params, query, body, client, staff } = request
      const parts = { params, query, body, client, staff, request, reply }
      return send(request, reply, () => handler(parts as unknown as EndpointRequest<E>))
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
