import type * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api/endpoint'
import type { ClientEndpoint } from '../../contract/api/clientEndpoints'

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined
type Parts<Row extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as Row[Part] extends z.ZodMiniType ? Part : never]: Input<
    Row[Part]
  >
}

/** A call about to be made: a row of the contract and what it is filled with. */
export type CallRequest = {
  call: ClientEndpoint
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
  /** 404 is an answer, `null`, and no failure. */
  mayBeMissing?: boolean
  /** Sent in place of the session's token: that session is over here, whatever the reply. */
  formerToken?: string
}

/** Fills a call; the schemas of its row type the parts. */
export function request<Row extends Endpoint>(
  call: ClientEndpoint<Row>,
  parts: Parts<Row>,
): CallRequest {
  return { call, ...(parts as Omit<CallRequest, 'call'>) }
}

/** The path with its parameters, and the query string. */
export function urlOf({ call, params = {}, query = {} }: CallRequest): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const asked = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(asked).toString()
  return search ? `${path}?${search}` : path
}
