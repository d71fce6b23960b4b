import type { FastifyInstance } from 'fastify'
import { absoluteUrl } from '../../contract/site/pageSettings'
import { indexedPaths, pathTo } from '../../contract/site/paths'
import { escapeHtml } from '../../wording/mails/mailHtml'
import { categoryNames } from '../../wording/replies/catalogue'
import { findSerialsOfPart, listSitemapParts } from '../catalogue/sitemapQueries'
import { CompressedText } from '../http/CompressedText'
import { sendText } from '../http/sendText'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { notFound } from '../http/handleErrors'
import type { Services } from '../services'

/** Bytes of XML: some hundred thousand products. */
const maxBytes = 32 * 1024 * 1024

/**
 * `sitemap.xml`: the URLs of its parts. They are in the same folder, because a sitemap lists only
 * URLs below its own folder. https://www.sitemaps.org/protocol.html
 */
export function registerSitemap(
  app: FastifyInstance,
  { settings, database: { sql }, catalogueCache }: Services & { catalogueCache: CatalogueCache },
): void {
  const store = catalogueCache.open<CompressedText>({
    maxBytes,
    size: ({ size }) => size,
    isCacheable: () => true,
  })
  const absolute = (path: string) => absoluteUrl(path, settings)

  async function index(): Promise<string> {
    // Another host lists its own products.
    const parts = settings.apiHost ? [] : await listSitemapParts(sql)
    const names = ['pages', ...parts.map((part) => `products-${part}`)]
    return toXml(
      'sitemapindex',
      'sitemap',
      names.map((name) => absolute(`/sitemap-${name}.xml`)),
    )
  }

  async function part(name: string): Promise<string> {
    if (name === 'pages.xml')
      return toXml(
        'urlset',
        'url',
        pages.map((path) => absolute(path.toLowerCase())),
      )
    const number = /^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1]
    const serials = number && !settings.apiHost ? await findSerialsOfPart(sql, Number(number)) : []
    if (serials.length === 0) throw notFound()
    const products = serials.map((serial) => pathTo('product', serial))
    return toXml('urlset', 'url', products.map(absolute))
  }

  const keep = (key: string, make: () => Promise<string>) =>
    store.get(key, async () => new CompressedText(await make()))
  const type = 'application/xml; charset=utf-8'

  app.get(`${settings.basePath}sitemap.xml`, async (request, reply) => {
    const xml = await keep('index', index)
    return sendText(request, reply.type(type), xml)
  })
  app.get<{ Params: { part: string } }>(
    `${settings.basePath}sitemap-:part`,
    async (request, reply) => {
      const name = request.params.part
      const xml = await keep(`part ${name}`, () => part(name))
      return sendText(request, reply.type(type), xml)
    },
  )
}

const pages = [
  ...Object.values(indexedPaths).filter((path) => !path.includes(':id')),
  ...Object.keys(categoryNames).map((id) => pathTo('category', id)),
]

function toXml(root: string, element: string, urls: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `<${element}><loc>${escapeHtml(url)}</loc></${element}>`),
    `</${root}>`,
    '',
  ].join('\n')
}
