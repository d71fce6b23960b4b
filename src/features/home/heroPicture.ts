import type { OwnHomeReply } from '../../../contract/api/home'
import { heroShapes, type HeroShape } from '../../../contract/site/pictures'
import type { PageSettings } from '../../../contract/site/pageSettings'

type Host = Pick<PageSettings, 'basePath' | 'apiHost'>
type Format = 'avif' | 'webp'
const files = { wide: 'hero', square: 'hero-mobile' }

/** The URLs of the hero's picture: the shop's own files, or a stored one, whose format the server chooses. */
export function heroPicture(own: OwnHomeReply['picture'] | undefined, { basePath, apiHost }: Host) {
  const urlOf = (shape: HeroShape, width: number, format: Format) =>
    own
      ? `${apiHost ? `${apiHost}/` : basePath}images/${own.file}?w=${width}&shape=${shape}`
      : `${basePath}hero/${files[shape]}-${width}.${format}`
  const setOf = (shape: HeroShape, format: Format) =>
    heroShapes[shape].widths.map((width) => `${urlOf(shape, width, format)} ${width}w`).join(', ')
  return { urlOf, setOf }
}
