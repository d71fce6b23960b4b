import type { PageSettings } from '../../../contract/site/pageSettings'
import { pictureUrl } from '../../ui/pictureUrl'

/** The absolute URL of a product's own picture; undefined if it has none that can be fetched. */
export function absolutePictureUrl(
  picture: string | null,
  settings: PageSettings,
): string | undefined {
  const src = pictureUrl(picture, settings, 1200)?.src
  if (!src || !URL.canParse(src, settings.publicUrl)) return undefined
  const { protocol, href } = new URL(src, settings.publicUrl)
  return protocol === 'data:' ? undefined : href
}
