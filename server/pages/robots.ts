import type { FastifyInstance } from 'fastify'
import { absoluteUrl } from '../../contract/site/pageSettings'
import type { Settings } from '../settings'

/** `robots.txt` at the origin's root, where robots look for it; it names the sitemap. */
export function registerForRobots(app: FastifyInstance, settings: Settings): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        `User-agent: *\nDisallow: ${settings.basePath}api/\nSitemap: ${absoluteUrl('/sitemap.xml', settings)}\n`,
      ),
  )
}
