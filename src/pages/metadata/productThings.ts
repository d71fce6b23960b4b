import { categories } from '../../../contract/categories'
import { factWords } from '../../../wording/facts'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import type { Shipping, Thing } from '../../../contract/site/renderer'
import { namedFacts } from '../../features/catalogue/namedFacts'
import type { Product } from '../../features/catalogue/Product'
import type { ProductReviews } from '../../features/reviews/Review'
import { breadcrumbs, categoryStep, stepsToShop } from './breadcrumbs'
import { absolutePictureUrl } from './absolutePictureUrl'
import { toOffer } from './offer'
import { toRating } from './rating'

type About = { reviews: ProductReviews | null; shipping: Shipping | null }

/** The structured data of a product's page: the product and its breadcrumbs. */
export function productThings(
  product: Product,
  { reviews, shipping }: About,
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
  const thing = {
    ...productThing(product, settings),
    offers: toOffer(product, shipping, settings),
    ...toRating(reviews),
  }
  return [thing, breadcrumbs(steps, settings)]
}

/** A product; unknown fields are left out. https://schema.org/Product */
function productThing(product: Product, settings: PageSettings): Thing {
  const { serial, name, description, category, country, weightGrams } = product
  return {
    '@type': 'Product',
    name,
    sku: serial,
    url: absoluteUrl(pathTo('product', serial), settings),
    description: description || undefined,
    image: toImages(product, settings),
    category: category || undefined,
    countryOfOrigin: country ? { '@type': 'Country', name: country } : undefined,
    weight: weightGrams ? toWeight(weightGrams) : undefined,
    ...toSheetProperties(product, settings),
  }
}

/** Its facts and the rows of its sheet, and its manufacturer and model by schema.org's own names. */
function toSheetProperties(
  { facts, sheet }: Product,
  { wording }: PageSettings,
): Record<string, unknown> {
  const plain = new Map(sheet.map(({ name, text }) => [name, text.replaceAll('*', '')]))
  const properties = [
    ...namedFacts(facts, factWords[wording]).map(([name, value]) => toProperty(name, value)),
    ...sheet
      .filter(({ url }) => url === undefined)
      .map(({ name, title }) => toProperty(title, plain.get(name))),
  ]
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
    additionalProperty: properties.length > 0 ? properties : undefined,
  }
}

const toProperty = (name: string, value: string | undefined) => ({
  '@type': 'PropertyValue',
  name,
  value,
})

/** One URL, or a list of all. */
function toImages({ picture, images }: Product, settings: PageSettings) {
  const files = [picture, ...images.map(({ file }) => file)]
  const urls = files.flatMap((file) => absolutePictureUrl(file, settings) ?? [])
  return urls.length > 1 ? urls : urls[0]
}

/** GRM means grams in UN/CEFACT Recommendation 20. */
function toWeight(grams: number): Thing {
  return { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM' }
}
