import { pathTo, paths } from '../contract/site/paths'
import { expect, test } from './journey'
import { open } from './page'
import { middle, narrow, wide } from './visit'

const small = { width: 320, height: 640 }
const edge = { width: 1100, height: 800 }

test('every picture says truly how wide it is shown', async ({ page, catalogue: { coffees } }) => {
  const product = pathTo('product', coffees[0]!.product_serial_number)
  for (const viewport of [small, narrow, middle, edge, wide])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      for (const address of [paths.home, paths.products, product]) {
        await open(page, address)
        expect({ address, wrong: await page.evaluate(wrongSizes) }).toEqual({ address, wrong: [] })
      }
    })
})

/** The pictures whose `sizes` are too little, or more than a tenth too much. */
function wrongSizes(): string[] {
  const ruler = document.body.appendChild(document.createElement('div'))
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')]
  const wrong = pictures.flatMap((picture) => {
    const shown = picture.getBoundingClientRect().width
    const others = picture.closest('picture')?.querySelectorAll('source') ?? []
    return [picture, ...others]
      .filter((one) => !('media' in one) || !one.media || matchMedia(one.media).matches)
      .map((one) => one.sizes)
      .filter((sizes) => {
        const said = sizes
          .split(/,\s*(?![^()]*\))/)
          .map((part) => /^(\(.*?\)) (.+)$/.exec(part.trim())?.slice(1) ?? ['all', part.trim()])
          .find(([media = '']) => matchMedia(media).matches)
        ruler.style.width = said?.[1] ?? ''
        const width = ruler.getBoundingClientRect().width
        return width < shown * 0.98 || width > shown * 1.1
      })
      .map((sizes) => `${picture.currentSrc} is ${shown} px wide, and says ${sizes}`)
  })
  ruler.remove()
  return wrong
}
