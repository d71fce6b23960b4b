import { toEuros, toEurosOrNull } from '../../contract/amounts'
import type { QuoteReply } from '../../contract/api/quote'
import type { PaymentMeans } from '../../contract/paymentMeans'
import { sheetWords as words } from '../../wording/sheet'
import { toCartReply } from '../cart/serialize'
import type { VatShare } from '../shop/totals'
import type { Quote } from './quote'
import type { QuoteLine } from './quoteLines'

/** Hundredths in a percent. */
const rateUnit = 100

type Offer = {
  means: PaymentMeans[]
  conditionsVersion: number | null
  /** Where the official guarantee notice is; null without one. */
  guaranteeNotice: { url: string } | null
  pickupAddress: string | null
  addresses: QuoteReply['addresses']
  promotion: QuoteReply['promotion']
}

/** A quote as the contract defines it. */
export function toQuoteReply(
  quote: Quote,
  lines: readonly QuoteLine[],
  { means, conditionsVersion, guaranteeNotice: notice, pickupAddress, addresses, promotion }: Offer,
): QuoteReply {
  return {
    lines: toCartReply(lines),
    subtotal: toEuros(quote.subtotalCents),
    discounts: quote.discounts.map(({ name, cents }) => ({ name, amount: toEuros(cents) })),
    promotion,
    fee: toEuros(quote.feeCents),
    fee_missing: toEurosOrNull(quote.missingForFreeCents),
    vat: quote.vatFranchise ? [] : quote.vat.map(toVat),
    vat_franchise: quote.vatFranchise,
    dates: quote.dates,
    hours: quote.hours,
    pickup_address: pickupAddress,
    total: toEuros(quote.totalCents),
    addresses,
    means,
    conditions_version: conditionsVersion,
    guarantee_notice: notice && { text: words.guaranteeNotice, url: notice.url },
    refusal: quote.refusal,
    postcode_refused: quote.isPostcodeRefused,
  }
}

const toVat = ({ vatRate, vatCents }: VatShare) => ({
  rate: vatRate / rateUnit,
  amount: toEuros(vatCents),
})
