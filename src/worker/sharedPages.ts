import { belowBasePath, matchPath, pathTo, withBasePath } from '../../contract/site/paths'

type Stored = { request: Request; response: Response }

/**
 * Stores no order's number. All orders share one page, which the server sends for any of them. A
 * query string may name an order, or the page to go back to: a page that has one is not stored.
 */
export const sharedPages = (basePath: string) => ({
  cacheKeyWillBeUsed: ({ request }: Pick<Stored, 'request'>): Promise<Request | string> => {
    const { origin, pathname } = new URL(request.url)
    const path = belowBasePath(pathname, basePath)
    const isOrder = path !== null && matchPath(path)?.page === 'order'
    const shared = origin + withBasePath(pathTo('order', 0), basePath)
    return Promise.resolve(isOrder ? shared : request)
  },
  cacheWillUpdate: ({ request, response }: Stored): Promise<Response | null> =>
    Promise.resolve(new URL(request.url).search ? null : response),
})
