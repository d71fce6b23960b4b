import { createHash } from 'node:crypto'
import { inParis } from '../../contract/parisianDays'
import { withRegister } from '../../wording/register'
import type { Settings } from '../settings'
import type { DocumentBuyer, RateShare, Snapshot } from './Snapshot'
import { sumOf } from '../system/sumOf'

type VatShare = { vatRate: number; grossCents: number; vatCents: number }

/** A document or an entry before it has its number. */
export type Draft = {
  entry: 'sale' | 'refund' | 'correction'
  /** Null for an entry without a document. */
  series: string | null
  kind: Snapshot['kind'] | null
  isSpecimen: boolean
  orderId: number
  attemptId: string | null
  refundId: string | null
  day: string
  grossCents: number
  snapshot: string | null
  buyer: DocumentBuyer | null
  content: string
}

/** What the journal says of an entry; money that leaves is below zero. */
export type EntryContent = {
  at: string
  order: number
  means: string
  grossCents: number
  vat: RateShare[]
  /** SHA-256 of the document's snapshot. */
  digest: string | null
  reason: string | null
}

type Named = Pick<Draft, 'orderId' | 'attemptId' | 'refundId' | 'isSpecimen' | 'buyer'>

/** The net, VAT and gross of each rate, in cents. */
export function toRateShares(vat: readonly VatShare[]): RateShare[] {
  return vat.map(({ vatRate, vatCents, grossCents }) => ({
    vatRate,
    netCents: grossCents - vatCents,
    vatCents,
    grossCents,
  }))
}

export function sumsOf(vat: readonly RateShare[]) {
  return {
    netCents: sumOf(vat.map(({ netCents }) => netCents)),
    vatCents: sumOf(vat.map(({ vatCents }) => vatCents)),
    grossCents: sumOf(vat.map(({ grossCents }) => grossCents)),
  }
}

/** An invoice or a credit note with its entry. */
export function documentDraft(snapshot: Snapshot, named: Named): Draft {
  const isInvoice = snapshot.kind === 'invoice'
  const text = JSON.stringify(snapshot)
  const letter = isInvoice ? 'F' : 'A'
  const { vat, grossCents } = snapshot
  const content = {
    ...entryOf(snapshot),
    grossCents: isInvoice ? grossCents : -grossCents,
    vat: isInvoice ? vat : vat.map(negative),
    digest: digestOf(text),
  }
  return {
    ...named,
    entry: isInvoice ? 'sale' : 'refund',
    series: named.isSpecimen ? `SPECIMEN-${letter}` : letter,
    kind: snapshot.kind,
    day: inParis(new Date(snapshot.at)).day,
    grossCents,
    snapshot: text,
    content: JSON.stringify(content satisfies EntryContent),
  }
}

/** The draft of a credit note, naming the invoice that had no number yet when it was drafted. */
export function withInvoice(
  draft: Draft,
  { number, buyer }: { number: string; buyer: DocumentBuyer | null },
): Draft {
  if (draft.kind !== 'credit_note' || draft.snapshot === null) return draft
  const said = JSON.parse(draft.snapshot) as Snapshot
  const snapshot = JSON.stringify({ ...said, invoice: number } satisfies Snapshot)
  const content = JSON.parse(draft.content) as EntryContent
  return {
    ...draft,
    buyer: draft.buyer ?? buyer,
    snapshot,
    content: JSON.stringify({ ...content, digest: digestOf(snapshot) } satisfies EntryContent),
  }
}

type Correction = Omit<Named, 'buyer'> & {
  at: Date
  means: string
  grossCents: number
  vat?: readonly RateShare[]
  reason: string | null
}

/** An entry without a document: money that pays nothing, its return, or a refund that failed. */
export function correctionDraft(correction: Correction): Draft {
  const { at, orderId, attemptId, refundId, isSpecimen, means, grossCents, reason } = correction
  const { vat = [] } = correction
  const content = { at: at.toISOString(), order: orderId, means, grossCents, reason }
  return {
    orderId,
    attemptId,
    refundId,
    isSpecimen,
    entry: 'correction',
    series: null,
    kind: null,
    day: inParis(at).day,
    grossCents,
    snapshot: null,
    buyer: null,
    content: JSON.stringify({ ...content, vat: [...vat], digest: null } satisfies EntryContent),
  }
}

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The seller as a document names it; one without VAT names no VAT number. */
export function sellerOf(
  seller: Settings['seller'],
  { vatFranchise }: { vatFranchise: boolean },
): Snapshot['seller'] {
  const { name, legalName, legalForm, capital, address, email, phone, siret } = seller
  const rcs = withRegister(seller.rcs)
  const vatNumber = vatFranchise ? '' : seller.vatNumber
  return { name, legalName, legalForm, capital, address, email, phone, siret, rcs, vatNumber }
}

const entryOf = ({ at, orderId: order, means, reason }: Snapshot) => ({ at, order, means, reason })

const negative = (share: RateShare): RateShare => ({
  vatRate: share.vatRate,
  netCents: -share.netCents,
  vatCents: -share.vatCents,
  grossCents: -share.grossCents,
})
