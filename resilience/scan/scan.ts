import { makeTemplate } from '../../testing/openTestDatabase'
import { inFolder } from '../../testing/withFolder'
import type { Options } from '../resilience'
import { scanEndpoints } from './sqlmap'
import { scanPages } from './wapiti'

/** Has sqlmap look at every endpoint and wapiti at the pages (both Debian's packages); they must find nothing. */
export async function runScan({ postgresql }: Options): Promise<boolean> {
  process.env.TEST_DATABASE_URL = postgresql
  await makeTemplate()
  return inFolder('comptoir-scan-', async (folder) => {
    const scanned = await scanEndpoints(folder)
    console.log('sqlmap, every endpoint')
    console.table(scanned)
    const pages = await scanPages(folder, postgresql)
    console.log('wapiti, the pages')
    console.table(pages)
    const areTried = scanned.every(({ places, tried, faults }) => tried >= places && faults === 0)
    return areTried && [...scanned, ...pages].every(({ found }) => found === 0)
  })
}
