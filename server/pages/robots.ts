import type { FastifyInstance } from 'fastify'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { Settings } from '../settings'

/** Public reads with which a page completes itself in the browser, also in that of a search engine. */
const reads = ['product/', 'products', 'best_product', 'home', 'delivery']

/** `robots.txt` at the origin's root, where robots look for it; it names the sitemap. */
export function registerForRobots(app: FastifyInstance, settings: Settings): void {
  const api = `${settings.basePath}api/`
  const lines = [
    'User-agent: *',
    ...reads.map((read) => `Allow: ${api}${read}`),
    `Disallow: ${api}`,
    `Sitemap: ${absoluteUrl('/sitemap.xml', settings)}`,
    '',
  ]
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(lines.join('\n')),
  )
}
