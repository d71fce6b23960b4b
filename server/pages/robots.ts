import type { FastifyInstance } from 'fastify'
import { wholeAddress } from '../../contract/pageSettings'
import { paths, type PageName } from '../../contract/shopPaths'
import { escapeHtml } from '../../wording/mails/mail'
import { categoryNames } from '../../wording/replies/catalogue'
import { listSerials } from '../catalogue/queries'
import type { Services } from '../services'

/** The pages that search engines may find, beside lists and products. */
const found: PageName[] = [
  'home',
  'products',
  'login',
  'register',
  'firstConnection',
  'contact',
  'termsOfUse',
  'termsOfSale',
  'legalNotice',
  'privacy',
  'accessibility',
]

/** `robots.txt` at the origin's root, where robots look for it, and the sitemap that it names. */
export function registerForRobots(app: FastifyInstance, { settings, database }: Services): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        `User-agent: *\nDisallow: ${settings.basePath}api/\nSitemap: ${wholeAddress('/sitemap.xml', settings)}\n`,
      ),
  )

  app.get(`${settings.basePath}sitemap.xml`, async (_request, reply) => {
    // Another host's products are not ours to list.
    const serials = settings.apiHost ? [] : await listSerials(database.sql)
    const addresses = [
      ...found.map((page) => paths[page].toLowerCase()),
      ...Object.keys(categoryNames).map((id) => paths.category.toLowerCase().replace(':id', id)),
      ...serials.map((serial) => paths.product.replace(':id', encodeURIComponent(serial))),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(toSitemap(addresses.map((address) => wholeAddress(address, settings))))
  })
}

/** https://www.sitemaps.org/protocol.html */
function toSitemap(addresses: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
