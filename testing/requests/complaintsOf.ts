import { isDeepStrictEqual } from 'node:util'
import type { LightMyRequestResponse } from 'fastify'
import { problem } from '../../contract/api/problem'
import type { Expectation } from './expectation'

export type Reply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

/** The faults of a reply; none for a good one. */
export function findFaults(
  reply: Reply,
  { endpoint, statuses, fields, isPage }: Expectation,
  method: string,
): string[] {
  const { statusCode: status, headers, body } = reply
  const complaints: string[] = []
  const complain = (isWrong: boolean, what: string) => {
    if (isWrong) complaints.push(what)
  }
  complain(!statuses.includes(status), `status ${status}, expected ${statuses.join(' or ')}`)
  complain(headers['set-cookie'] !== undefined, 'a cookie')
  if (method === 'HEAD' || status === 204 || status === 304) return complaints
  if (isPage && /^text\/html\b/.test(String(headers['content-type']))) return complaints
  const sent = parsed(body)
  complain(sent === undefined, 'a reply that is no JSON')
  if (status < 300) {
    const read = (endpoint?.replies[200] ?? endpoint?.replies[201])?.safeParse(sent)
    complain(!read?.success, `no reply of ${endpoint?.name ?? 'any endpoint'}`)
    complain(read?.success === true && !isDeepStrictEqual(read.data, sent), 'unknown fields')
    return complaints
  }
  const read = problem.safeParse(sent)
  if (!read.success) return [...complaints, 'a refusal that is no problem']
  const messages = [read.data.message, ...Object.values(read.data.fields ?? {})]
  for (const message of messages) complain(!isFrench(message), `not French: ${message}`)
  complain(/node_modules|\n +at |select |Error:/i.test(body), 'inner details')
  if (status === 400 && fields?.length) {
    const named = Object.keys(read.data.fields ?? {})
    const isNamed = named.length > 0 && named.every((field) => fields.includes(field))
    complain(!isNamed, `names ${named.join(', ') || 'no field'}, wrong are ${fields.join(', ')}`)
  }
  return complaints
}

/** Undefined if the text is no JSON. */
export function parsed(text: string): unknown {
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
