import { parse } from 'node:querystring'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpointAt } from '../endpointAt'
import type { Facts, TestRequest } from './TestRequest'

export type Expectation = {
  /** The endpoint of the request's method and path. */
  endpoint?: Endpoint
  statuses: number[]
  /** The wrong fields; a refusal must name one of them. */
  fields?: string[]
  /** Whether a shop with pages replies with one. */
  isPage?: boolean
}

/** Bytes of a request's head that Node always accepts; it always refuses more than 16 KiB. */
const surelyTaken = 15_000

/** The allowed replies to a request, judged from the contract alone. */
export function expectationOf(request: TestRequest, facts: Facts): Expectation {
  const expectation = expectationOfEndpoint(request, facts)
  const { url, authorization = '', contentType = '', headers = {} } = request
  const head = [url, authorization, contentType, ...Object.values(headers)].join('').length
  // Content that did not change since need not be sent again.
  const unchanged = headers['if-none-match'] && /^(GET|HEAD)$/.test(request.method) ? [304] : []
  const tooLong = head > surelyTaken ? [431] : []
  return { ...expectation, statuses: [...expectation.statuses, ...unchanged, ...tooLong] }
}

function expectationOfEndpoint(request: TestRequest, facts: Facts): Expectation {
  const { pathname, search } = new URL(`http://shop${request.url}`)
  const found = findEndpoint(request.method, pathname)
  if (!found)
    return {
      statuses: request.method === 'OPTIONS' ? [204, 400, 404] : [400, 404, 405],
      isPage: request.method === 'GET' && !/^\/api(\/|$)/.test(pathname),
    }
  const { endpoint, params } = found
  const client = clientNamed(request.authorization, facts)
  if (endpoint.audience === 'client' && !client) return { endpoint, statuses: [401] }

  const query = parse(search.slice(1))
  const body = endpoint.body ? readBody(request) : {}
  if (body === unreadable) return { endpoint, statuses: [400, 413] }
  const isDropped = endpoint.method === 'DELETE' && isEmpty(body)
  const parts = { params, query, body: isDropped ? query : body }
  const fields = wrongFields(endpoint, parts)
  const named = [query, parts.body].flatMap(clientIdsIn)
  const isForeign = endpoint.replies[403] !== undefined && named.some((id) => id !== client)
  if (fields) return { endpoint, statuses: isForeign ? [400, 403] : [400], fields }
  if (isForeign) return { endpoint, statuses: [403] }
  const listed = Object.keys(endpoint.replies).map(Number)
  const settled = endpoint.audience === 'client' ? [401, 403] : []
  return { endpoint, statuses: listed.filter((status) => !settled.includes(status)) }
}

function findEndpoint(method: string, pathname: string) {
  const found = endpointAt(method === 'HEAD' ? 'GET' : method, pathname)
  if (!found) return null
  try {
    const params = Object.entries(found.params).map(([name, sent]) => [
      name,
      decodeURIComponent(sent),
    ])
    return {
      endpoint: found.endpoint,
      params: Object.fromEntries(params) as Record<string, string>,
    }
  } catch {
    return null
  }
}

const unreadable = Symbol('unreadable')

function readBody({ body, contentType }: TestRequest): unknown {
  if (!body) return {}
  if (!/^application\/json *(;|$)/i.test(contentType ?? '') || body.length > 60_000)
    return unreadable
  if (!body.trim()) return {}
  try {
    const read = JSON.parse(body.replace(/^\uFEFF/, '')) as unknown
    return isPoisoned(read) ? unreadable : read
  } catch {
    return unreadable
  }
}

/** Whether merging it could change the prototype of every object. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { constructor } = value as { constructor: unknown }
  const own = Object.keys(value)
  if (own.includes('__proto__')) return true
  const isObject = typeof constructor === 'object' && constructor !== null
  if (own.includes('constructor') && isObject && 'prototype' in constructor) return true
  return Object.values(value).some(isPoisoned)
}

function wrongFields(endpoint: Endpoint, parts: Record<'params' | 'query' | 'body', unknown>) {
  const issues = (['params', 'query', 'body'] as const).flatMap(
    (part) => endpoint[part]?.safeParse(parts[part]).error?.issues ?? [],
  )
  if (issues.length === 0) return undefined
  return issues.flatMap(({ path: [field] }) => (field === undefined ? [] : [String(field)]))
}

function clientIdsIn(part: unknown): unknown[] {
  const hasOne = typeof part === 'object' && part !== null && 'client_id' in part
  return hasOne ? [part.client_id] : []
}

function isEmpty(body: unknown): boolean {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isObject && Object.keys(body).length === 0
}

/** The client whose valid token the header contains. */
function clientNamed(authorization: string | undefined, facts: Facts): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === facts.OWN_TOKEN) return facts.OWN_CLIENT
  return token === facts.OTHER_TOKEN ? facts.OTHER_CLIENT : undefined
}
