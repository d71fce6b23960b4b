import { randomBytes } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { launchBrowser } from '../e2e/browser'
import { fetchRaw, sizeOf, type RawReply } from './bareServer'
import { addresses } from './variants'

/** The viewport and pixel density of Lighthouse's phone. */
const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/**
 * For each page a bare one of the same size with the same font and main picture, and nothing else:
 * the fastest that a browser can show so many bytes.
 */
export async function barePagesOf(url: string): Promise<Record<string, RawReply>> {
  const replies: Record<string, RawReply> = {}
  const browser = await launchBrowser()
  try {
    for (const address of Object.values(addresses)) {
      const page = await browser.newPage(telephone)
      await page.goto(url + address)
      const main = page.locator('img[fetchpriority=high]').first()
      const shown = await main.evaluate((image) => {
        const { currentSrc, width, height } = image as HTMLImageElement
        return { picture: currentSrc, width, height }
      })
      const font = await page.locator('link[as=font]').getAttribute('href')
      await page.close()
      if (!font) throw new Error(`${address} announces no font.`)
      const real = await fetchRaw(url + address, {
        accept: 'text/html',
        'accept-encoding': 'br',
      })
      const picture = new URL(shown.picture)
      replies[address] = {
        headers: real.headers,
        body: ofWeight(sizeOf(real), (filling) =>
          bareHtml({ ...shown, picture: picture.pathname + picture.search, font }, filling),
        ),
      }
      replies[picture.pathname] = await fetchRaw(picture.href)
      replies[font] = await fetchRaw(url + font)
    }
    return replies
  } finally {
    await browser.close()
  }
}

type Bare = { picture: string; width: number; height: number; font: string }

const bareHtml = ({ picture, width, height, font }: Bare, filling: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous">
<style>@font-face { font-family: Heading; src: url(${font}) } h1 { font-family: Heading }</style>
</head><body><h1>Page</h1>
<img src="${picture}" alt="" width="${width}" height="${height}" fetchpriority="high">
<!-- ${filling} --></body></html>`

/** Padded with text that does not compress, up to the same size. */
function ofWeight(bytes: number, html: (filling: string) => string): string {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
  const noise = randomBytes(bytes).toString('base64')
  let length = 0
  let packed = brotliCompressSync(html(''), options)
  while (packed.length < bytes) {
    length += Math.max(1, bytes - packed.length)
    packed = brotliCompressSync(html(noise.slice(0, length)), options)
  }
  return packed.toString('base64')
}
