import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api/endpoint'
import type { ClientEndpoint } from '../../contract/api/client/toClientEndpoints'

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined
type Parts<Called extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as Called[Part] extends z.ZodMiniType ? Part : never]: Input<
    Called[Part]
  >
}

/** The body that an endpoint takes. */
export type Body<Called extends { body: z.ZodMiniType }> = z.input<Called['body']>
/** The same with the id in the path. */
export type Change<Called extends { body: z.ZodMiniType }, Id = string> = { id: Id } & Body<Called>
/** The query that an endpoint takes. */
export type Query<Called extends { query: z.ZodMiniType }> = z.input<Called['query']>
/** What an endpoint replies where it has done what was asked. */
export type Reply<Called extends { replies: { 200: z.ZodMiniType } }> = z.infer<
  Called['replies'][200]
>

/** An endpoint of the contract, and what is sent to it. */
export type CallRequest = {
  endpoint: ClientEndpoint
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
  /** Reads a 404 as `null` instead of a failure. */
  mayBeMissing?: boolean
  /** Replaces the session's token; the reply is ignored, because the session has ended here. */
  formerToken?: string
}

/** The endpoint's schemas type what is sent. */
export function request<Called extends Endpoint>(
  endpoint: ClientEndpoint<Called>,
  parts: Parts<Called>,
): CallRequest {
  return { endpoint, ...(parts as Omit<CallRequest, 'endpoint'>) }
}

/** The path with its parameters, and the query string. */
export function urlOf({ endpoint, params = {}, query = {} }: CallRequest): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const asked = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(asked).toString()
  return search ? `${path}?${search}` : path
}
