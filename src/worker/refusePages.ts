/**
 * Stores no HTML page in place of a file, a picture or a read: a filter of the network or a host under
 * maintenance answers anything with one.
 */
export const refusePages = {
  cacheWillUpdate: ({ response }: { response: Response }): Promise<Response | null> =>
    Promise.resolve(isPage(response) ? null : response),
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html')
