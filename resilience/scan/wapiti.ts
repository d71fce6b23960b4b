import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSitemap } from '../../testing/readSitemap'
import { withScratch } from '../scratch'
import { ServerUnderTest } from '../ServerUnderTest'
import { runTool } from './runTool'

export type ScannedKind = { kind: string; known: number; found: number }
type Findings = Record<string, { info: string; path: string }[]>
type Report = {
  vulnerabilities: Findings
  anomalies: Findings
}

/** What docs/security.md gives the reason of. */
const known = ['Strict-Transport-Security is not set', 'X-XSS-Protection is not set']

/** All that ask nobody but the shop. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/** Pages whose address says more than the site map’s. */
const others = [
  '/products?filter=desc&page=2',
  '/productlistbycategorie/2?filter=asc&page=1',
  '/login',
  '/register',
  '/panier',
  '/profil',
]
/** It would fetch a list from elsewhere that none of these modules reads. */
const nowhere = 'http://127.0.0.1:9'

/** Hands every page of the built shop to wapiti; all that it found, by kind. */
export function scanPages(folder: string, postgresql: string): Promise<ScannedKind[]> {
  return withScratch(postgresql, async (scratch) => {
    const server = await ServerUnderTest.start(scratch.settings)
    try {
      const pages = await findPages(server.url)
      const file = path.join(folder, 'wapiti.json')
      const said = await runTool(
        'wapiti',
        [
          ...['--url', `${server.url}/`, '--module', modules, '--max-scan-time', '600'],
          ...pages.flatMap((page) => ['--start', page]),
          ...['--store-session', folder, '--no-bugreport', '--format', 'json', '--output', file],
        ],
        { http_proxy: nowhere, https_proxy: nowhere, no_proxy: '127.0.0.1' },
      )
      const walked = Number(/Wapiti found (\d+) URLs and forms/.exec(said)?.[1])
      if (!(walked >= pages.length))
        throw new Error(`wapiti saw ${walked} of ${pages.length} pages`)
      return readReport(await readFile(file, 'utf8'))
    } finally {
      await server.stop()
    }
  })
}

async function findPages(url: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(url + path)).text()
  return [...(await readSitemap(read, '/sitemap.xml')), ...others.map((address) => url + address)]
}

function readReport(json: string): ScannedKind[] {
  const { vulnerabilities, anomalies } = JSON.parse(json) as Report
  return Object.entries({ ...vulnerabilities, ...anomalies }).map(([kind, all]) => {
    const news = all.filter(({ info }) => !known.includes(info))
    for (const { info, path: where } of news) console.error(`${kind}: ${where}: ${info}`)
    return { kind, known: all.length - news.length, found: news.length }
  })
}
