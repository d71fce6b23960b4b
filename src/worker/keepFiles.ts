import { fileListName } from '../../contract/site/offline'

type Keeping = {
  /** The cache of this build's list. */
  cacheName: string
  basePath: string
  keepFile: (request: Request) => Promise<unknown>
}

/**
 * Keeps the files of every page, once for each build: any page then opens without a connection. Rejects
 * where the connection is lost.
 */
export async function keepFiles({ cacheName, basePath, keepFile }: Keeping): Promise<void> {
  const cache = await caches.open(cacheName)
  const fileList = basePath + fileListName
  if (await cache.match(fileList)) return
  // Another build's list has the same name: the browser's own cache may hold that one for an hour.
  const reply = await fetch(fileList, { cache: 'reload' })
  if (!reply.ok) return
  const listed = (await reply.clone().json()) as string[]
  await Promise.all(listed.map((file) => keepFile(new Request(basePath + file))))
  await cache.put(fileList, reply)
}

/**
 * The same for the worker of a new build: where that of the last build stored its files, unless the
 * visitor saves data. On a first visit it stores none.
 */
export async function keepFilesOfUpdate(keeping: Keeping): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  if (await caches.match(keeping.basePath + fileListName)) await keepFiles(keeping)
}
