/**
 * Stores no HTML page in place of a file, a picture or a read: a filter of the network or a host under
 * maintenance answers anything with one.
 */
export const refusePages = {
  cacheWillUpdate: ({ response }: { response: Response }): Promise<Response | null> =>
    Promise.resolve(isPage(response) ? null : response),
}

/** Stores no page without the policy that each page of the shop has: a host answers with its own too. */
export const ownPages = {
  cacheWillUpdate: ({ response }: { response: Response }): Promise<Response | null> =>
    Promise.resolve(response.headers.has('Content-Security-Policy') ? response : null),
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html')
