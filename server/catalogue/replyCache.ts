import type { FastifyReply, FastifyRequest } from 'fastify'
import { totalCountHeader } from '../../contract/lists'
import { CompressedText } from '../http/CompressedText'
import { sendText } from '../http/sendText'
import type { CatalogueCache } from '../cache/CatalogueCache'

type CachedReply = { body: CompressedText; total: ReturnType<FastifyReply['getHeader']> }

const maxBytes = 24 * 1024 * 1024
const emptyList = '[]'

/** Sends a cached reply until the catalogue changes. */
export function replyCache(catalogueCache: CatalogueCache) {
  const store = catalogueCache.open<CachedReply>({
    maxBytes,
    size: ({ body }) => body.size,
    isCacheable: ({ body }) => body.length > emptyList.length,
  })

  return async (request: FastifyRequest, reply: FastifyReply, produce: () => Promise<unknown>) => {
    const { body, total } = await store.get(keyOf(request), async () => ({
      // Checked against the contract and serialised once.
      body: new CompressedText(reply.serialize(await produce()) as string),
      total: reply.getHeader(totalCountHeader),
    }))
    if (total !== undefined) void reply.header(totalCountHeader, total)
    return sendText(request, reply.type('application/json; charset=utf-8'), body)
  }
}

/** The cache key: the parsed request, so that order and unknown parameters make no difference. */
function keyOf({ routeOptions, params, query }: FastifyRequest): string {
  // Without a schema the query is as the caller wrote it, and the handler reads nothing of it.
  const asked = routeOptions.config.endpoint?.query ? Object.entries(query as object) : []
  const pairs = asked.sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([routeOptions.url, params, pairs])
}
