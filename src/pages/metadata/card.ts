import type { OwnHomeReply } from '../../../contract/api/home'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import type { Head, Metadata } from '../../../contract/site/renderer'
import { homeWords } from '../../../wording/home'
import type { Product } from '../../features/catalogue/Product'
import { absolutePictureUrl } from './absolutePictureUrl'

/**
 * The card of a shared link: https://ogp.me, and the one line that X needs beside it. `own` is what
 * this page says differently.
 */
export function toCard(
  { title, description }: Head,
  canonical: string,
  own: Metadata['card'],
  settings: PageSettings,
): Metadata['card'] {
  const common = {
    'og:type': 'website',
    'og:site_name': settings.seller.name,
    'og:locale': 'fr_FR',
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(canonical, settings),
  }
  const picture = 'og:image' in own ? {} : shopPicture(settings)
  return { ...common, ...picture, ...own, 'twitter:card': 'summary_large_image' }
}

function shopPicture(settings: PageSettings): Metadata['card'] {
  return {
    'og:image': absoluteUrl('/hero/hero-1440.webp', settings),
    'og:image:width': '1440',
    'og:image:height': '720',
    'og:image:alt': homeWords[settings.wording].heroPicture,
  }
}

/** The shopkeeper's own picture, where there is one; without size, because it may be a small one. */
export function homeCard(
  home: OwnHomeReply | null | undefined,
  settings: PageSettings,
): Metadata['card'] {
  if (!home?.picture) return {}
  const { file, alt } = home.picture
  const picture = absoluteUrl(`/images/${file}?w=1440&shape=wide`, settings)
  return { 'og:image': picture, 'og:image:alt': alt }
}

/** Without size, because a product's picture may have any. */
export function productCard(product: Product, settings: PageSettings): Metadata['card'] {
  const picture = absolutePictureUrl(product.picture, settings)
  return {
    'og:type': 'product',
    ...(picture && { 'og:image': picture, 'og:image:alt': product.name }),
  }
}
