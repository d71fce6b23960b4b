import { parse } from 'node:querystring'
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpointAt } from '../endpointAt'
import type { TestRequest } from './TestRequest'
import type { Facts } from './world'

export type Expected = {
  /** The endpoint of the request's method and path. */
  endpoint?: Endpoint
  statuses: readonly number[]
  /** The wrong fields; a refusal must name one of them. */
  fields?: string[]
  /** Whether a shop with pages may reply with one. */
  isPage?: boolean
}

/** Bytes of a request's head that Node always accepts; it always refuses more than 16 KiB. */
const surelyTaken = 15_000

/** The allowed replies to a request, judged from the contract alone. */
export function expectedOf(request: TestRequest, facts: Facts): Expected {
  const { method, url, headers } = request
  const expected = byContract(request, facts)
  const head = [url, ...Object.values(headers)].join('').length
  // Content that did not change since need not be sent again.
  const unchanged = headers['if-none-match'] && /^(GET|HEAD)$/.test(method) ? [304] : []
  const tooLong = head > surelyTaken ? [431] : []
  return { ...expected, statuses: [...expected.statuses, ...unchanged, ...tooLong] }
}

function byContract(request: TestRequest, facts: Facts): Expected {
  const { method, url, headers } = request
  const { pathname, search } = new URL(`http://shop${url}`)
  const found = endpointAt(method === 'HEAD' ? 'GET' : method, pathname)
  if (!found) {
    const isPage = method === 'GET' && !/^\/api(\/|$)/.test(pathname)
    return { statuses: method === 'OPTIONS' ? [204, 400, 404] : [400, 404, 405], isPage }
  }
  const { endpoint, params } = found
  const isForClients = endpoint.audience === 'client'
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const whose = { [facts.OWN_TOKEN]: facts.OWN_CLIENT, [facts.OTHER_TOKEN]: facts.OTHER_CLIENT }
  const client = token && whose[token]
  if (isForClients && !client) return { endpoint, statuses: [401] }

  const query = { ...parse(search.slice(1)) }
  const sent = endpoint.body ? readBody(request) : {}
  if (sent === unreadable) return { endpoint, statuses: [400, 413] }
  // A proxy may have dropped the body of a DELETE.
  const isDropped = endpoint.method === 'DELETE' && isDeepStrictEqual(sent, {})
  const parts = { params, query, body: isDropped ? query : sent }
  const issues = (['params', 'query', 'body'] as const).flatMap(
    (part) => endpoint[part]?.safeParse(parts[part]).error?.issues ?? [],
  )
  const isForeign =
    endpoint.replies[403] !== undefined &&
    [query, parts.body].some((part) => isNaming(part) && part.client_id !== client)
  if (issues.length > 0) {
    const fields = issues.flatMap(({ path }) => path.slice(0, 1).map(String))
    return { endpoint, statuses: isForeign ? [400, 403] : [400], fields }
  }
  if (isForeign) return { endpoint, statuses: [403] }
  const listed = Object.keys(endpoint.replies).map(Number)
  const settled = isForClients ? [401, 403] : []
  return { endpoint, statuses: listed.filter((status) => !settled.includes(status)) }
}

const unreadable = Symbol('unreadable')

function readBody({ body, headers }: TestRequest): unknown {
  if (!body) return {}
  const isJson = /^application\/json *(;|$)/i.test(headers['content-type'] ?? '')
  if (!isJson || body.length > 60_000) return unreadable
  if (!body.trim()) return {}
  try {
    const read = JSON.parse(body.replace(/^\uFEFF/, '')) as unknown
    return isPoisoned(read) ? unreadable : read
  } catch {
    return unreadable
  }
}

/** Whether merging it could change the prototype of every object. */
function isPoisoned(read: unknown): boolean {
  const open = [read]
  // The list grows as it is read; a recursion would end in an overflow on deep values.
  for (const value of open) {
    if (!isObject(value)) continue
    for (const [name, inner] of Object.entries(value)) {
      if (name === '__proto__') return true
      if (name === 'constructor' && isObject(inner) && 'prototype' in inner) return true
      open.push(inner)
    }
  }
  return false
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function isNaming(part: unknown): part is { client_id: unknown } {
  return isObject(part) && 'client_id' in part
}
