import type { PageSettings } from '../../contract/site/pageSettings'
import { pathTo } from '../../contract/site/paths'
import type { Head } from '../../contract/site/renderer'
import { catalogueWords } from '../../wording/catalogue'
import { productPageWords } from '../../wording/productPage'
import type { Product } from '../features/catalogue/Product'
import { shopTitle, unindexedHead } from './heads'

/**
 * The head of a product's page. `product`: null if it does not exist, undefined if it could not be
 * loaded.
 */
export function productHead(product: Product | null | undefined, settings: PageSettings): Head {
  const { wording } = settings
  if (!product)
    return unindexedHead(
      shopTitle(
        catalogueWords[wording][product === null ? 'notFoundTitle' : 'failedTitle'],
        settings,
      ),
    )
  const { name, description, serial } = product
  return {
    title: name,
    description: description ? shorten(description) : productPageWords[wording].description(name),
    // As the shopkeeper writes the reference.
    canonical: pathTo('product').toLowerCase() + encodeURIComponent(serial),
    isIndexed: true,
  }
}

/** The characters that search engines show of a description. */
const maxLength = 155

function shorten(text: string): string {
  if (text.length <= maxLength) return text
  const space = text.lastIndexOf(' ', maxLength - 1)
  // A text without a space is cut too, but never between the two halves of a character.
  return `${text.slice(0, space > 0 ? space : maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
