import { toEuros } from '../../../contract/amounts'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import type { Shipping, Thing } from '../../../contract/site/renderer'
import type { Product } from '../../features/catalogue/Product'

/**
 * The price in force, and the struck one. https://schema.org/StrikethroughPrice
 */
export function toOffer(
  product: Product,
  shipping: Shipping | null,
  settings: PageSettings,
): Thing {
  const { serial, priceCents, earlierCents, reducedUntil, stock } = product
  return {
    '@type': 'Offer',
    url: absoluteUrl(pathTo('product', serial), settings),
    price: toAmount(priceCents),
    priceCurrency: 'EUR',
    priceValidUntil: reducedUntil ?? undefined,
    priceSpecification: earlierCents ? toStruckPrice(earlierCents) : undefined,
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    shippingDetails: shipping ? toShippingDetails(shipping) : undefined,
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

/** https://schema.org/OfferShippingDetails */
function toShippingDetails(shipping: Shipping): Thing {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toAmount(shipping.feeCents),
      currency: 'EUR',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
    deliveryTime: toDeliveryTime(shipping),
  }
}

/** Nothing where no day counts for the shop and the carrier both. */
function toDeliveryTime({ handlingDays, transitDays, workingDays }: Shipping): Thing | undefined {
  if (workingDays.length === 0) return undefined
  return {
    '@type': 'ShippingDeliveryTime',
    businessDays: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: workingDays.map(
        (day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      ),
    },
    handlingTime: toDays(handlingDays),
    transitTime: toDays(transitDays),
  }
}

const toDays = ({ from, to }: Shipping['handlingDays']): Thing => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
})

/** What the right to withdraw says: code de la consommation, L.221-18 and L.221-23. */
const returnPolicy: Thing = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'FR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}
