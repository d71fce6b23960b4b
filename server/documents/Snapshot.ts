import type { DeliveryMode } from '../../contract/deliveryModes'
import type { PaymentMeans } from '../../contract/paymentMeans'
import type { Grind } from '../../contract/grinds'

/** Amounts in cents, rates in hundredths of a percent. */
export type RateShare = {
  vatRate: number
  netCents: number
  vatCents: number
  grossCents: number
}

export type SnapshotLine = {
  name: string
  quantity: number
  /** Null for a line of a credit note. */
  priceCents: number | null
  vatRate: number | null
  grind: Grind | null
  grossCents: number
}

/** What an invoice or a credit note says, without its number and without the buyer. */
export type Snapshot = {
  kind: 'invoice' | 'credit_note'
  orderId: number
  /** When it was ordered, and when the money moved: ISO 8601. */
  orderedAt: string
  at: string
  seller: {
    name: string
    legalName: string
    legalForm: string
    capital: string
    address: string
    email: string
    phone: string
    siret: string
    rcs: string
    vatNumber: string
  }
  lines: SnapshotLine[]
  discounts: { name: string; cents: number }[]
  delivery: DeliveryMode | null
  feeCents: number
  /** The part of a refund that names no line. */
  otherCents: number
  vat: RateShare[]
  /** What it says in place of VAT; null where it has VAT, absent from older ones. */
  vatMention?: string | null
  netCents: number
  vatCents: number
  grossCents: number
  means: PaymentMeans
  /** The invoice that a credit note corrects; null if it has none. */
  invoice: string | null
  /** Why money was refunded. */
  reason: string | null
}

/** The personal part of a document, erased apart from it. */
export type DocumentBuyer = { name: string; address: string; deliveryAddress: string | null }
