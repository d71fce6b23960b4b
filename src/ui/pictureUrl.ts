import { defaultPicture, pictureWidths } from '../../contract/site/pictures'
import { apiRoot, type PageSettings } from '../../contract/site/pageSettings'

type Host = Pick<PageSettings, 'apiHost' | 'basePath'>
export type PictureUrl = { src: string; srcSet?: string }

const srcSetWidths = pictureWidths.filter((width) => width >= 240)

/** The URL of a product's picture: a file name at the API host, in several widths, or any URL. */
export function pictureUrl(picture: string | null, host: Host, width = 480): PictureUrl | null {
  if (!picture || picture === defaultPicture) return null
  if (/^(https?:)?\/\/|^data:/i.test(picture)) return { src: picture }
  const file = `${apiRoot(host)}/images/${encodeURIComponent(picture)}`
  return {
    src: `${file}?w=${width}`,
    srcSet: srcSetWidths.map((width) => `${file}?w=${width} ${width}w`).join(', '),
  }
}
