import { once } from 'node:events'
import {
  createServer,
  request as sendOn,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { extrasOf } from '../contract/api/tolerant'
import { endpointAt } from './endpointAt'

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
}
export const refusal = 'Refus de cet hôte'

export type BareHost = { url: string; close: () => Promise<void> }

/**
 * A minimal API in front of this shop, as another vendor may offer it: only the specification's
 * endpoints and fields, whole lists without a count, numbers as text, refusals with only a message.
 */
export async function startBareHost(shop: string): Promise<BareHost> {
  const server = createServer((request, reply) => void answer(shop, request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(shop: string, request: IncomingMessage, reply: ServerResponse) {
  if (request.url?.startsWith('/images/')) {
    const passed = sendOn(shop + request.url).end()
    const [picture] = (await once(passed, 'response')) as [IncomingMessage]
    picture.pipe(reply.writeHead(picture.statusCode!, picture.headers))
    return
  }
  const { status, body } = await outcome(shop, request)
  reply.writeHead(status, { ...crossOrigin, 'content-type': 'application/json' })
  reply.end(body === undefined ? undefined : JSON.stringify(body))
}

async function outcome(shop: string, request: IncomingMessage) {
  const { method = 'GET', headers } = request
  if (method === 'OPTIONS') return { status: 204 }
  const { pathname, searchParams } = new URL(request.url!, shop)
  const found = endpointAt(method, pathname)
  if (!found || found.endpoint.extension) return { status: 404, body: { message: refusal } }
  for (const ofPages of ['page', 'per_page']) searchParams.delete(ofPages)
  const sent = await text(request)
  const { authorization = '' } = headers
  const passed = sendOn(new URL(`${pathname}?${searchParams}`, shop), {
    method,
    headers: { authorization, ...(sent && { 'content-type': 'application/json' }) },
  }).end(sent)
  const [real] = (await once(passed, 'response')) as [IncomingMessage]
  const [status, body] = [real.statusCode ?? 500, await json(real)]
  const schema = found.endpoint.replies[status]
  if (!schema || status >= 400) return { status, body: { message: refusal } }
  const bare = toBare(schema, body)
  // It mails no link: an e-mail changes at once.
  const { Newemail = '' } = (sent ? JSON.parse(sent) : {}) as { Newemail?: string }
  if (!Newemail) return { status, body: bare }
  const { client, ...rest } = bare as { client?: object }
  return { status, body: { ...rest, client: { ...client, email: Newemail } } }
}

/** Turns identifiers of digits into numbers, all other numbers into text. */
function toBare(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (schema instanceof z.ZodMiniUnion && /^\d+$/.test(String(value))) return Number(value)
  if (schema instanceof z.ZodMiniArray)
    return (value as unknown[]).map((item) => toBare(schema.def.element, item))
  if (!(schema instanceof z.ZodMiniObject)) return value
  const fields = Object.entries(value as object).filter(
    ([name]) => !extrasOf.get(schema)?.has(name),
  )
  return Object.fromEntries(
    fields.map(([name, field]) => [name, toBare(schema.def.shape[name]!, field)]),
  )
}
