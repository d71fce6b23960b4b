import { heroShapes, type HeroShape } from '../../contract/site/pictures'
import type { Pictures } from './pictures'

const shapes = Object.keys(heroShapes) as HeroShape[]

/**
 * Makes every form of the home page's picture before a visitor asks for it: one after the other, so
 * that other pictures come in between, until `isStopped`.
 */
export async function prepareHero(
  pictures: Pictures,
  file: string,
  isStopped: () => boolean,
): Promise<void> {
  for (const type of ['avif', 'webp'] as const)
    for (const shape of shapes)
      for (const width of heroShapes[shape].widths) {
        if (isStopped()) return
        await pictures.resized(file, width, type, shape)
      }
}
