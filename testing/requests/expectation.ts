import { parse } from 'node:querystring'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpointAt } from '../endpointAt'
import type { Facts, TestRequest } from './TestRequest'

export type Expectation = {
  /** The row that the request's method and path lead to. */
  row?: Endpoint
  statuses: number[]
  /** The wrong fields, one of which a refusal must name. */
  fields?: string[]
  /** Whether a shop that has pages answers with one. */
  isPage?: boolean
}

/** Bytes of a request's head that Node surely takes; more than 16 KiB it surely does not. */
const surelyTaken = 15_000

/** What a request may be answered, judged from the rows alone. */
export function expectationOf(request: TestRequest, facts: Facts): Expectation {
  const expectation = expectationOfRow(request, facts)
  const { url, authorization = '', contentType = '', headers = {} } = request
  const head = [url, authorization, contentType, ...Object.values(headers)].join('').length
  // What nobody changed since need not be sent again.
  const unchanged = headers['if-none-match'] && /^(GET|HEAD)$/.test(request.method) ? [304] : []
  const tooLong = head > surelyTaken ? [431] : []
  return { ...expectation, statuses: [...expectation.statuses, ...unchanged, ...tooLong] }
}

function expectationOfRow(request: TestRequest, facts: Facts): Expectation {
  const { pathname, search } = new URL(`http://shop${request.url}`)
  const found = findEndpoint(request.method, pathname)
  if (!found)
    return {
      statuses: request.method === 'OPTIONS' ? [204, 400, 404] : [400, 404, 405],
      isPage: request.method === 'GET' && !/^\/api(\/|$)/.test(pathname),
    }
  const { row, params } = found
  const client = clientNamed(request.authorization, facts)
  if (row.audience === 'client' && !client) return { row, statuses: [401] }

  const query = parse(search.slice(1))
  const body = row.body ? readBody(request) : {}
  if (body === unreadable) return { row, statuses: [400, 413] }
  const isDropped = row.method === 'DELETE' && isEmpty(body)
  const parts = { params, query, body: isDropped ? query : body }
  const fields = wrongFields(row, parts)
  const named = [query, parts.body].flatMap(clientIdsIn)
  const isForeign = row.replies[403] !== undefined && named.some((id) => id !== client)
  if (fields) return { row, statuses: isForeign ? [400, 403] : [400], fields }
  if (isForeign) return { row, statuses: [403] }
  const listed = Object.keys(row.replies).map(Number)
  const settled = row.audience === 'client' ? [401, 403] : []
  return { row, statuses: listed.filter((status) => !settled.includes(status)) }
}

function findEndpoint(method: string, pathname: string) {
  const found = endpointAt(method === 'HEAD' ? 'GET' : method, pathname)
  if (!found) return null
  try {
    const params = Object.entries(found.params).map(([name, sent]) => [
      name,
      decodeURIComponent(sent),
    ])
    return { row: found.endpoint, params: Object.fromEntries(params) as Record<string, string> }
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

/** Whether merging it somewhere could change every object's prototype. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { constructor } = value as { constructor: unknown }
  const own = Object.keys(value)
  if (own.includes('__proto__')) return true
  const isObject = typeof constructor === 'object' && constructor !== null
  if (own.includes('constructor') && isObject && 'prototype' in constructor) return true
  return Object.values(value).some(isPoisoned)
}

function wrongFields(row: Endpoint, parts: Record<'params' | 'query' | 'body', unknown>) {
  const issues = (['params', 'query', 'body'] as const).flatMap(
    (part) => row[part]?.safeParse(parts[part]).error?.issues ?? [],
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

/** The client whose living token the header carries. */
function clientNamed(authorization: string | undefined, facts: Facts): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === facts.OWN_TOKEN) return facts.OWN_CLIENT
  return token === facts.OTHER_TOKEN ? facts.OTHER_CLIENT : undefined
}
