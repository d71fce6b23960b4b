import { absoluteUrl } from '../../../contract/site/pageSettings'
import type { Head, Metadata } from '../../../contract/site/renderer'
import type { Product } from '../../features/catalogue/Product'
import type { Shop } from '../head'
import { pictureUrl } from './addresses'

/** The card of a shared link: https://ogp.me, and the one line that X asks for beside it. */
export function toCard(
  { title, description }: Head,
  canonical: string,
  product: Product | undefined,
  shop: Shop,
): Metadata['card'] {
  const { settings } = shop
  return {
    'og:type': product ? 'product' : 'website',
    'og:site_name': settings.seller.name,
    'og:locale': 'fr_FR',
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(canonical, settings),
    ...toImage(product, shop),
    'twitter:card': 'summary_large_image',
  }
}

function toImage(product: Product | undefined, { settings, words }: Shop): Metadata['card'] {
  const own = product && pictureUrl(product.picture, settings)
  // What a shop keeps as a product's picture may have any size.
  if (own) return { 'og:image': own, 'og:image:alt': product.name }
  return {
    'og:image': absoluteUrl('/hero/hero-1440.webp', settings),
    'og:image:width': '1440',
    'og:image:height': '720',
    'og:image:alt': words.home.heroPicture,
  }
}
