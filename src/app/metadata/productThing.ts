import { toEuros } from '../../../contract/amounts'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import type { Thing } from '../../../contract/site/renderer'
import type { Product } from '../../features/catalogue/Product'
import { pathTo } from '../../paths'
import { pictureUrl } from './addresses'

/** A product and what it costs; what is not known is left out. https://schema.org/Product */
export function productThing(product: Product, settings: PageSettings): Thing {
  const { serial, name, description, picture, category, country, weightGrams } = product
  const url = absoluteUrl(pathTo('product', serial), settings)
  return {
    '@type': 'Product',
    name,
    sku: serial,
    url,
    description: description || undefined,
    image: pictureUrl(picture, settings),
    category: category || undefined,
    countryOfOrigin: country ? { '@type': 'Country', name: country } : undefined,
    weight: weightGrams ? toWeight(weightGrams) : undefined,
    offers: toOffer(product, url),
  }
}

function toOffer({ priceCents, stock }: Product, url: string): Thing {
  return {
    '@type': 'Offer',
    url,
    price: toEuros(priceCents).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
  }
}

/** Grams are GRM among the codes of UN/CEFACT Recommendation 20. */
function toWeight(grams: number): Thing {
  return { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM' }
}
