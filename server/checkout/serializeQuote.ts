import { toEuros } from '../../contract/amounts'
import type { QuoteReply } from '../../contract/api/quote'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { toCartReply } from '../cart/serialize'
import type { VatShare } from '../shop/totals'
import type { Quote } from './quote'
import type { QuoteLine } from './quoteLines'

/** Hundredths in a percent. */
const rateUnit = 100

type Offer = {
  means: PaymentMeans[]
  conditionsVersion: number | null
  addresses: QuoteReply['addresses']
  promotion: QuoteReply['promotion']
}

/** A quote as the contract defines it. */
export function toQuoteReply(
  quote: Quote,
  lines: readonly QuoteLine[],
  { means, conditionsVersion, addresses, promotion }: Offer,
): QuoteReply {
  return {
    lines: toCartReply(lines),
    subtotal: toEuros(quote.subtotalCents),
    discounts: quote.discounts.map(({ name, cents }) => ({ name, amount: toEuros(cents) })),
    promotion,
    fee: toEuros(quote.feeCents),
    fee_missing: quote.missingForFreeCents === null ? null : toEuros(quote.missingForFreeCents),
    vat: quote.vatFranchise ? [] : quote.vat.map(toVat),
    vat_franchise: quote.vatFranchise,
    dates: quote.dates,
    hours: quote.hours,
    total: toEuros(quote.totalCents),
    addresses,
    means,
    conditions_version: conditionsVersion,
    refusal: quote.refusal,
  }
}

const toVat = ({ vatRate, vatCents }: VatShare) => ({
  rate: vatRate / rateUnit,
  amount: toEuros(vatCents),
})
