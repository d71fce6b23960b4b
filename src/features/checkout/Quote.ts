import { toCents, toCentsOrNull } from '../../../contract/amounts'
import type { AddressParts } from '../../../contract/api/address'
import type { OpeningHours } from '../../../contract/api/openingHours'
import type { QuoteReply } from '../../../contract/api/quote'
import type { PaymentMeans } from '../../../contract/paymentMeans'

/** What the open cart costs with its delivery; amounts in cents. */
export type Quote = {
  subtotalCents: number
  discounts: { name: string; cents: number }[]
  /** The cart's promotion code, and why it takes nothing off; null for none. */
  promotion: { code: string; problem: string | null } | null
  feeCents: number
  /** Null if the delivery is free, or never is. */
  missingForFreeCents: number | null
  /** The rate in percent. */
  vat: { rate: number; cents: number }[]
  /** The seller charges no VAT. */
  isWithoutVat: boolean
  /** ISO 8601. */
  dates: { from: string; to: string } | null
  /** When it can be picked up; null for a delivery at home. */
  hours: OpeningHours | null
  /** Where it can be picked up; null for a delivery at home. */
  pickupAddress: string | null
  totalCents: number
  /** The client's last delivery addresses, newest first. */
  lastAddresses: AddressParts[]
  means: PaymentMeans[]
  conditionsVersion: number | null
  /** The official notice on the legal guarantee; null without one. */
  guaranteeNotice: QuoteReply['guarantee_notice']
  /** Why this delivery cannot be ordered. */
  refusal: string | null
  /** Whether another postcode may be delivered. */
  isPostcodeRefused: boolean
}

export function toQuote(reply: QuoteReply): Quote {
  return {
    subtotalCents: toCents(reply.subtotal),
    discounts: reply.discounts.map(({ name, amount }) => ({ name, cents: toCents(amount) })),
    promotion: reply.promotion,
    feeCents: toCents(reply.fee),
    missingForFreeCents: toCentsOrNull(reply.fee_missing),
    vat: reply.vat.map(({ rate, amount }) => ({ rate, cents: toCents(amount) })),
    isWithoutVat: reply.vat_franchise,
    dates: reply.dates,
    hours: reply.hours ?? null,
    pickupAddress: reply.pickup_address ?? null,
    totalCents: toCents(reply.total),
    lastAddresses: reply.addresses,
    means: reply.means,
    conditionsVersion: reply.conditions_version,
    guaranteeNotice: reply.guarantee_notice,
    refusal: reply.refusal,
    isPostcodeRefused: reply.postcode_refused,
  }
}
