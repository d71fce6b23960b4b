import { toEuros } from '../../../contract/amounts'
import { categories } from '../../../contract/categories'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import type { Thing } from '../../../contract/site/renderer'
import type { Product } from '../../features/catalogue/Product'
import type { ProductReviews } from '../../features/reviews/Review'
import { breadcrumbs, categoryStep, stepsToShop } from './breadcrumbs'
import { absolutePictureUrl } from './absolutePictureUrl'
import { toRating } from './rating'

/** The structured data of a product's page: the product and its breadcrumbs. */
export function productThings(
  product: Product,
  reviews: ProductReviews | null,
  settings: PageSettings,
): Thing[] {
  const { name, serial, category } = product
  const steps = [
    ...stepsToShop(settings),
    ...categories
      .map(([one]) => categoryStep(one, settings))
      .filter((step) => step.name === category),
    { name, path: pathTo('product', serial) },
  ]
  const thing = { ...productThing(product, settings), ...toRating(reviews) }
  return [thing, breadcrumbs(steps, settings)]
}

/** A product and its price; unknown fields are left out. https://schema.org/Product */
function productThing(product: Product, settings: PageSettings): Thing {
  const { serial, name, description, category, country, weightGrams } = product
  const url = absoluteUrl(pathTo('product', serial), settings)
  return {
    '@type': 'Product',
    name,
    sku: serial,
    url,
    description: description || undefined,
    image: toImages(product, settings),
    category: category || undefined,
    countryOfOrigin: country ? { '@type': 'Country', name: country } : undefined,
    weight: weightGrams ? toWeight(weightGrams) : undefined,
    ...toSheetProperties(product),
    offers: toOffer(product, url),
  }
}

/** The rows of its sheet, and its manufacturer and model by schema.org's own names. */
function toSheetProperties({ sheet }: Product): Record<string, unknown> {
  const plain = new Map(sheet.map(({ name, text }) => [name, text.replaceAll('*', '')]))
  const rows = sheet.filter(({ url }) => url === undefined)
  const contact = plain.get('manufacturerContact')
  const isUrl = contact?.startsWith('http')
  return {
    model: plain.get('model'),
    manufacturer: plain.has('manufacturer')
      ? {
          '@type': 'Organization',
          name: plain.get('manufacturer'),
          address: plain.get('manufacturerAddress'),
          [isUrl ? 'url' : 'email']: contact,
        }
      : undefined,
    additionalProperty: rows.length > 0 ? rows.map((row) => toProperty(row, plain)) : undefined,
  }
}

const toProperty = ({ name, title }: Product['sheet'][number], plain: Map<string, string>) => ({
  '@type': 'PropertyValue',
  name: title,
  value: plain.get(name),
})

/** One URL, or a list of all. */
function toImages({ picture, images }: Product, settings: PageSettings) {
  const files = [picture, ...images.map(({ file }) => file)]
  const urls = files.flatMap((file) => absolutePictureUrl(file, settings) ?? [])
  return urls.length > 1 ? urls : urls[0]
}

/**
 * The price in force, and the struck one. https://schema.org/StrikethroughPrice
 */
function toOffer(product: Product, url: string): Thing {
  const { priceCents, earlierCents, reducedUntil, stock } = product
  return {
    '@type': 'Offer',
    url,
    price: toEuros(priceCents).toFixed(2),
    priceCurrency: 'EUR',
    priceValidUntil: reducedUntil ?? undefined,
    priceSpecification: earlierCents ? toStruckPrice(earlierCents) : undefined,
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
  }
}

function toStruckPrice(cents: number): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toEuros(cents).toFixed(2),
    priceCurrency: 'EUR',
  }
}

/** GRM means grams in UN/CEFACT Recommendation 20. */
function toWeight(grams: number): Thing {
  return { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM' }
}
