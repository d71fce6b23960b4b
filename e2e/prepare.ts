import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetchProducts } from '../testing/ApiClient'
import { inParallel } from '../testing/inParallel'
import { startBuiltShop, templateVariable } from '../testing/startBuiltShop'
import { withoutRateLimits } from './journey'

/** The widths that lists show on the journeys' screens. */
const widths = [240, 320]

/** A first start leaves a filled folder, from which every shop of the journeys starts. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-template-'))
  const shop = await startBuiltShop({ ...withoutRateLimits, DATA_DIR: folder })
  await makePictures(shop.url).finally(shop.stop)
  process.env[templateVariable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A shop makes them at first view, two at a time, and the next page's code waits behind them. */
async function makePictures(url: string): Promise<void> {
  const products = await fetchProducts(url)
  const files = new Set(products.map(({ product_img }) => product_img))
  const pictures = widths.flatMap((width) => [...files].map((file) => `${file}?w=${width}`))
  await inParallel(pictures, 2, async (picture) => {
    const reply = await fetch(`${url}/images/${picture}`, { headers: { accept: 'image/avif' } })
    if (!reply.ok) throw new Error(`${picture}: ${reply.status}`)
    await reply.arrayBuffer()
  })
}
