import type { FastifyInstance } from 'fastify'
import { manifestName, type PageSettings } from '../../contract/site/pageSettings'

/** The page's theme colour, and `--page` of the light theme's tokens. */
const colours = { theme: '#f6f0e3', page: '#fdfaf3' }
const sizes = [192, 512]

/** The shop on a home screen. https://www.w3.org/TR/appmanifest */
export function toManifest({ seller, basePath }: Pick<PageSettings, 'seller' | 'basePath'>) {
  const icon = (file: string, size: number) => ({
    src: `${basePath}icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    name: seller.name,
    short_name: seller.name,
    lang: 'fr',
    start_url: basePath,
    scope: basePath,
    display: 'minimal-ui',
    theme_color: colours.theme,
    background_color: colours.page,
    icons: [
      ...sizes.map((size) => icon('icon', size)),
      ...sizes.map((size) => ({ ...icon('icon-maskable', size), purpose: 'maskable' })),
    ],
  }
}

/** Serves the manifest, which the browser's script links once the page is idle. */
export function registerManifest(
  app: FastifyInstance,
  settings: Parameters<typeof toManifest>[0],
): void {
  app.get(settings.basePath + manifestName, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify(toManifest(settings))),
  )
}
