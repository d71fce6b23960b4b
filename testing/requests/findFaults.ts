import { isDeepStrictEqual } from 'node:util'
import type { LightMyRequestResponse } from 'fastify'
import { problem } from '../../contract/api/problem'
import type { Expected } from './expectedOf'
import type { TestRequest } from './TestRequest'

export type Reply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

/** The faults of the reply to a request, with both; null if there is none. */
export function findFaults(request: TestRequest, reply: Reply, expected: Expected): string | null {
  const faults = [...faultsOfHead(reply, expected), ...faultsOfBody(request, reply, expected)]
  if (faults.length === 0) return null
  const { method, url, ...rest } = request
  const sent = [method, url.slice(0, 300), JSON.stringify(rest).slice(0, 600)].join(' ')
  return [faults.join('; '), sent, reply.body.slice(0, 600)].join('\n')
}

function* faultsOfHead({ statusCode: status, headers }: Reply, { statuses }: Expected) {
  if (!statuses.includes(status)) yield `status ${status}, expected ${statuses.join(' or ')}`
  if (headers['set-cookie'] !== undefined) yield 'a cookie'
  if (status === 416 && !headers['content-range']) yield 'no Content-Range'
}

function* faultsOfBody(
  { method }: TestRequest,
  { statusCode: status, headers, body }: Reply,
  { endpoint, fields, isPage }: Expected,
): Generator<string, void> {
  const isHtml = String(headers['content-type']).startsWith('text/html')
  if (method === 'HEAD' || status === 204 || status === 304) return
  // Only browsers read the reply to a preflight.
  if (isPage && (isHtml || method === 'OPTIONS')) return
  const sent = parsed(body)
  if (status < 400) {
    if (!endpoint) return
    const read = endpoint.replies[status]?.safeParse(sent)
    if (!read?.success) yield `no reply of ${endpoint.name}`
    else if (!isDeepStrictEqual(read.data, sent)) yield 'unknown fields'
    return
  }
  const { data: refusal } = problem.safeParse(sent)
  if (!refusal) {
    yield 'a refusal that is no problem'
    return
  }
  for (const message of [refusal.message, ...Object.values(refusal.fields ?? {})])
    if (!isFrench(message)) yield `not French: ${message}`
  if (/node_modules|\n +at |select |Error:/i.test(body)) yield 'inner details'
  const named = Object.keys(refusal.fields ?? {})
  const isNamed = named.length > 0 && named.every((field) => fields?.includes(field))
  if (status === 400 && fields?.length && !isNamed)
    yield `names ${named.join(', ') || 'no field'}, wrong are ${fields.join(', ')}`
}

/** Undefined if the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const french =
  /(^|[\s’'«\u00a0])(l|d|n|qu|le|la|les|un|une|des|de|du|est|votre|trop|ce|cette|pas|pour)([\s’'\u00a0])/i
const english = /\b(the|is|are|must|should|invalid|expected|required|received|not|found|input)\b/i

function isFrench(message: string): boolean {
  return french.test(message) && !english.test(message) && /[.!?]$/.test(message)
}
