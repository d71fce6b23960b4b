import fc from 'fast-check'
import { anyPaidOrder, draftsOf } from '../../testing/anyPaidOrder'
import { sampleOf } from '../../testing/sample'
import { sumOf } from '../system/sumOf'
import type { EntryContent } from './rules'
import type { Snapshot } from './Snapshot'

// law: invoices
test('over random orders the documents are the payments less the refunds, to the cent', () => {
  let invoiced = 0
  let held = 0
  fc.assert(
    fc.property(anyPaidOrder, (order) => {
      const { drafts, leftCents, totals } = draftsOf(order)
      const contents = drafts.map(({ content }) => JSON.parse(content) as EntryContent)
      const snapshots = drafts.map(({ snapshot }) => JSON.parse(snapshot ?? '') as Snapshot)
      invoiced += sumOf(contents.map(({ grossCents }) => grossCents))
      held += leftCents
      const isWhole = (vatRate: number) =>
        sumOf(
          contents.flatMap(({ vat }) =>
            vat.filter((share) => share.vatRate === vatRate).map(({ vatCents }) => vatCents),
          ),
        ) === 0
      // Comparing without `expect` is ten times faster.
      return (
        drafts[0]?.grossCents === totals.totalCents &&
        order.lines.every(({ grind }, index) => snapshots[0]?.lines[index]?.grind === grind) &&
        sumOf(contents.map(({ grossCents }) => grossCents)) === leftCents &&
        contents.every(
          ({ grossCents, vat }) =>
            sumOf(vat.map((share) => share.grossCents)) === grossCents &&
            vat.every(({ netCents, vatCents, grossCents: gross }) => netCents + vatCents === gross),
        ) &&
        // Without VAT, what is paid is what the seller gets, and each document says why.
        (!order.vatFranchise ||
          (contents.every(({ vat }) =>
            vat.every(({ netCents, grossCents }) => netCents === grossCents),
          ) &&
            snapshots.every(({ vatCents, vatMention }) => vatCents === 0 && !!vatMention))) &&
        // What is refunded to the last cent returns the VAT of each rate to the last cent.
        (leftCents > 0 || totals.vat.every(({ vatRate }) => isWhole(vatRate)))
      )
    }),
    { numRuns: sampleOf(10_000, 1_000) },
  )
  expect(invoiced).toBe(held)
  expect(held).toBeGreaterThan(0)
})
