type Fetched = { request: Request; response: Response }

/** Deletes the stored copy of what the shop no longer has, such as the page of a product off sale. */
export const forgetGone = (cacheName: string) => ({
  async fetchDidSucceed({ request, response }: Fetched): Promise<Response> {
    if (response.status === 404 || response.status === 410) {
      const cache = await caches.open(cacheName)
      await cache.delete(request, { ignoreVary: true })
    }
    return response
  },
})
