import { toEuros } from '../../../contract/amounts'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import type { Thing } from '../../../contract/site/renderer'
import type { Product } from '../../features/catalogue/Product'

/**
 * The price in force, and the struck one. https://schema.org/StrikethroughPrice
 */
export function toOffer(product: Product, settings: PageSettings): Thing {
  const { serial, priceCents, earlierCents, reducedUntil, stock } = product
  return {
    '@type': 'Offer',
    url: absoluteUrl(pathTo('product', serial), settings),
    price: toAmount(priceCents),
    priceCurrency: 'EUR',
    priceValidUntil: reducedUntil ?? undefined,
    priceSpecification: earlierCents ? toStruckPrice(earlierCents) : undefined,
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    hasMerchantReturnPolicy: returnPolicy,
  }
}

const toAmount = (cents: number) => toEuros(cents).toFixed(2)

function toStruckPrice(cents: number): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toAmount(cents),
    priceCurrency: 'EUR',
  }
}

/** What the right to withdraw says: code de la consommation, L.221-18 and L.221-23. */
const returnPolicy: Thing = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'FR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}
