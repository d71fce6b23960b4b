import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSitemap } from '../../testing/readSitemap'
import { runProgram } from '../runProgram'
import { withScratch } from '../scratch'
import { withServer } from '../ServerUnderTest'

type Report = {
  [part in 'vulnerabilities' | 'anomalies']: Record<string, { info: string; path: string }[]>
}

const timeout = 15 * 60_000
/** What docs/security.md gives the reason of. */
const known = ['Strict-Transport-Security is not set', 'X-XSS-Protection is not set']
/** All that ask nobody but the shop. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'
/** Pages whose URL says more than the site map’s. */
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
const proxies = { http_proxy: nowhere, https_proxy: nowhere, no_proxy: '127.0.0.1' }

/** Hands every page of the built shop to wapiti; all that it found, by kind. */
export const scanPages = (folder: string, postgresql: string) =>
  withScratch(postgresql, ({ settings }) =>
    withServer(settings, async (server) => {
      const read = async (path: string) => (await fetch(server.url + path)).text()
      const listed = await readSitemap(read, '/sitemap.xml')
      const pages = [...listed, ...others.map((path) => server.url + path)]
      const file = path.join(folder, 'wapiti.json')
      const options = [
        ...['--url', `${server.url}/`, '--module', modules, '--max-scan-time', '600'],
        ...pages.flatMap((page) => ['--start', page]),
        ...['--store-session', folder, '--no-bugreport', '--format', 'json', '--output', file],
      ]
      const env = { ...process.env, ...proxies }
      const { output } = await runProgram('wapiti', options, { timeout, env })
      const walked = Number(/Wapiti found (\d+) URLs and forms/.exec(output)?.[1])
      if (!(walked >= pages.length))
        throw new Error(`wapiti saw ${walked} of ${pages.length} pages`)
      return readReport(JSON.parse(await readFile(file, 'utf8')) as Report)
    }),
  )

const readReport = ({ vulnerabilities, anomalies }: Report) =>
  Object.entries({ ...vulnerabilities, ...anomalies }).map(([kind, all]) => {
    const found = all.filter(({ info }) => !known.includes(info))
    for (const { info, path: where } of found) console.error(`${kind}: ${where}: ${info}`)
    return { kind, known: all.length - found.length, found: found.length }
  })
