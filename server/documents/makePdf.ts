import { documentWords as words } from '../../wording/documents'
import { grindWords } from '../../wording/grinds'
import { known } from '../../wording/legal/seller'
import { sellerFirm } from '../../wording/sellerFirm'
import type { Printed } from './Printed'
import { openPdf } from '../pdf/openPdf'
import type { Sheet } from '../pdf/Sheet'
import type { SnapshotLine } from './Snapshot'

const taxedColumns = [
  { width: 157 },
  { width: 40, align: 'right' },
  { width: 78, align: 'right' },
  { width: 78, align: 'right' },
  { width: 50, align: 'right' },
  { width: 80, align: 'right' },
] as const
const exemptColumns = [
  { width: 253 },
  { width: 40, align: 'right' },
  { width: 100, align: 'right' },
  { width: 90, align: 'right' },
] as const
const rateColumns = [
  { width: 123 },
  { width: 120, align: 'right' },
  { width: 120, align: 'right' },
  { width: 120, align: 'right' },
] as const

/** The PDF of an invoice or a credit note: the same bytes whenever it is made, while it stands. */
export async function makePdf(printed: Printed): Promise<Buffer> {
  const { kind, number, seller } = printed
  const at = new Date(printed.at)
  const title = words.title(kind, number)
  return openPdf({ title, author: seller.legalName || seller.name, at }, (sheet) => {
    writeSeller(sheet, printed)
    sheet.gap(14)
    sheet.heading(title, 1)
    if (printed.isSpecimen) sheet.text(words.specimen, { isBold: true, gap: 6 })
    if (printed.isUndone) sheet.text(words.undone, { isBold: true, gap: 6 })
    sheet.text(words.issued(at))
    sheet.text(words.order(printed.orderId, new Date(printed.orderedAt)))
    if (kind === 'credit_note') sheet.text(words.corrects(printed.invoice))
    writeBuyer(sheet, printed)
    sheet.gap(12)
    const hasVat = mentionOf(printed) === null
    sheet.table(hasVat ? taxedColumns : exemptColumns, lineRows(printed, hasVat), true)
    writeVat(sheet, printed)
    sheet.gap(10)
    sheet.text(words.paid(kind, printed.means, at))
  })
}

function writeSeller(sheet: Sheet, { seller }: Printed): void {
  sheet.text(seller.name, { size: 13, isBold: true })
  const { address, email, phone } = seller
  const vatNumber = known(seller.vatNumber)
  const { firm, numbers } = sellerFirm(seller)
  if (firm !== seller.name) sheet.text(firm)
  sheet.text(address)
  sheet.text([email, phone].filter(Boolean).join(', '))
  sheet.text([...numbers, ...(vatNumber ? [words.vatNumber(vatNumber)] : [])].join(', '))
}

function writeBuyer(sheet: Sheet, { buyer, delivery }: Printed): void {
  if (!buyer) return
  sheet.heading(words.buyer, 2)
  sheet.text(buyer.name)
  sheet.text(buyer.address)
  if (delivery === 'magasin') sheet.text(words.pickedUp)
  else if (buyer.deliveryAddress !== null && buyer.deliveryAddress !== buyer.address)
    sheet.text(`${words.deliveredTo} ${buyer.deliveryAddress}`)
}

function lineRows(printed: Printed, hasVat: boolean): string[][] {
  const { headings, euros } = words
  const between = hasVat ? ['', '', '', ''] : ['', '']
  const extra = (name: string, cents: number) => [name, ...between, euros(cents)]
  return [
    hasVat ? headings.taxed : headings.exempt,
    ...printed.lines.map((line) => toRow(line, hasVat)),
    ...printed.discounts.map(({ name, cents }) => extra(words.discount(name), -cents)),
    ...(printed.feeCents > 0 ? [extra(words.delivery, printed.feeCents)] : []),
    ...(printed.otherCents > 0 ? [extra(words.refundOf, printed.otherCents)] : []),
    extra(words.total(printed.kind, !hasVat), printed.grossCents),
  ]
}

function toRow(
  { name, grind, quantity, priceCents, vatRate, grossCents }: SnapshotLine,
  hasVat: boolean,
) {
  const price = priceCents === null ? '' : words.euros(priceCents)
  const isPriced = priceCents !== null && vatRate !== null
  const untaxed = isPriced ? words.unitNet((priceCents * 10_000) / (10_000 + vatRate)) : ''
  const taxed = [untaxed, price, vatRate === null ? '' : words.percent(vatRate)]
  return [
    grind === null ? name : `${name}, ${grindWords[grind]}`,
    String(quantity),
    ...(hasVat ? taxed : [price]),
    words.euros(grossCents),
  ]
}

function writeVat(sheet: Sheet, printed: Printed): void {
  const { rates, euros, percent } = words
  const mention = mentionOf(printed)
  if (mention !== null) {
    sheet.gap(8)
    sheet.text(mention)
    return
  }
  sheet.heading(words.sums, 2)
  sheet.table(
    rateColumns,
    [
      [rates.rate, rates.net, rates.vat, rates.gross],
      ...printed.vat.map(({ vatRate, netCents, vatCents, grossCents }) => [
        percent(vatRate),
        euros(netCents),
        euros(vatCents),
        euros(grossCents),
      ]),
      ['', euros(printed.netCents), euros(printed.vatCents), euros(printed.grossCents)],
    ],
    true,
  )
}

/** What is said in place of VAT; a document older than this field has no VAT where all rates are 0. */
function mentionOf({ vat, vatMention }: Printed): string | null {
  if (vatMention !== undefined) return vatMention
  return vat.every(({ vatRate }) => vatRate === 0) ? words.exempt : null
}
