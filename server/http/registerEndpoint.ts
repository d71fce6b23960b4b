import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api/endpoint'
import type { Session } from '../clients/tokens'

/** The client whom a request's token names, and the session of that token. */
export type SignedClient = { id: string; session: Session }

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined
type Success<Row extends Endpoint> = Row['replies'] extends {
  200: infer Reply extends z.ZodMiniType
}
  ? z.infer<Reply>
  : Row['replies'] extends { 201: infer Reply extends z.ZodMiniType }
    ? z.infer<Reply>
    : never

export type Request<Row extends Endpoint> = {
  params: Parsed<Row['params']>
  query: Parsed<Row['query']>
  body: Parsed<Row['body']>
  /** Who asks, where the row demands a token. */
  client: Row['audience'] extends 'client' ? SignedClient : undefined
  /** For reply headers only; the body is what the handler returns. */
  reply: FastifyReply
  /** The address that asks, for limits. */
  ip: string
  /** Refuses with 429 where this e-mail was sent enough mails with a link, by who asks. */
  limitMailTo: (email: string) => Promise<void>
}

/** How a success goes out; `produce` is the row's handler. */
type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  produce: () => Promise<unknown>,
) => Promise<unknown>

const sendResult: Send = (_request, _reply, produce) => produce()

/**
 * Registers a row of the contract: the row's own status for success is sent with what the handler
 * returns, a thrown `ProblemError` becomes its `Problem`. A `client` row has its token checked before
 * the body is looked at, and its client_id (body or query) compared with the token's: 403.
 */
export function registerEndpoint<Row extends Endpoint>(
  app: FastifyInstance,
  row: Row,
  handler: (request: Request<Row>) => Promise<Success<Row>>,
  send: Send = sendResult,
): void {
  const success = row.replies[201] ? 201 : 200
  app.route({
    method: row.method,
    url: row.path,
    config: { call: row },
    schema: {
      operationId: row.name,
      summary: row.summary,
      ...(row.params && { params: row.params }),
      ...(row.query && { querystring: row.query }),
      ...(row.body && { body: row.body }),
      response: row.replies,
    },
    handler: (request, reply) => {
      void reply.status(success)
      const { params, query, body, client, ip } = request
      const limitMailTo = (email: string) => request.server.limitMailTo(request, reply, email)
      const parts = { params, query, body, client, ip, reply, limitMailTo }
      const asked = parts as unknown as Request<Row>
      return send(request, reply, () => handler(asked))
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Endpoint
  }
  interface FastifyRequest {
    client?: SignedClient
  }
}
