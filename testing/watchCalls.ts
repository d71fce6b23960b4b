import { endpointAt } from './endpointAt'

const serverFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = serverFetch
})

/** Passes the replies of this endpoint through `change`; returns the bodies that were sent to it. */
export function watchCalls(
  name: string,
  change: (reply: object) => object | Promise<object> = (reply) => reply,
) {
  const sent: unknown[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const reply = await fetch(input, init)
    const { pathname } = new URL(input as string, shop.url)
    const called = endpointAt(init?.method ?? 'GET', pathname)?.endpoint.name
    if (called !== name) return reply
    if (init?.body) sent.push(JSON.parse(init.body as string))
    if (!reply.ok) return reply
    return new Response(JSON.stringify(await change((await reply.json()) as object)), reply)
  }
  return sent
}
