import fc from 'fast-check'
import { sampleOf } from '../../testing/sample'
import { euros } from '../../wording/mails/formats'
import { recapBlocks } from '../../wording/mails/orderRecap'
import { chooseParts } from '../orders/refunds/refundRules'
import { quote } from './quote'
import { refundedCents } from '../shop/refundedCents'
import { refundVat, vatLeft } from '../shop/refundVat'
import { defaultShopSettings } from '../shop/shopSettings'
import { spread } from '../shop/spread'
import { totalsOf, type Priced, type VatShare } from '../shop/totals'

/** What one refund returns: pieces of each line, of the delivery fee, and of the order beside both. */
type RefundParts = { pieces: readonly number[]; feeCents: number; otherCents: number }

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const cents = (max: number) => fc.integer({ min: 0, max })

const line = fc
  .record({
    name: fc.constant('Café'),
    quantity: fc.integer({ min: 1, max: 30 }),
    priceCents: fc.oneof(cents(3_000), cents(2_000_000)),
    vatRate: fc.constantFrom(0, 210, 550, 1000, 2000),
    weightGrams: fc.option(fc.integer({ min: 1, max: 5_000 })),
    deliveryExtraCents: fc.oneof(fc.constant(0), cents(999)),
    pickupOnly: fc.constant(false),
    /** Most lines have no discount; it may take all that they cost. */
    share: fc.oneof(fc.constant(0), cents(100)),
  })
  .map(({ share, ...one }) => ({
    ...one,
    discountCents: Math.floor((one.priceCents * one.quantity * share) / 100),
  }))
const brackets = fc.tuple(cents(900), cents(2_500)).map(([light, heavy]) => [
  { upToGrams: 1_000, cents: light },
  { upToGrams: null, cents: heavy },
])
const settings = fc.record({ brackets, freeFromCents: fc.option(cents(20_000)) }).map((zone) => ({
  ...defaultShopSettings,
  delivery: { enabled: true, zones: [{ name: 'Ici', prefixes: ['4'], ...zone }] },
}))
const basket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  settings,
  /** The order in which the pieces and the fee are given back. */
  turns: fc.array(cents(1_000_000), { minLength: 9, maxLength: 9 }),
  /** Pieces of each line that are given back first. */
  first: fc.array(cents(30), { minLength: 8, maxLength: 8 }),
  feeFirst: cents(5_000),
  vatFranchise: fc.boolean(),
})

/** Each line in two refunds, and the fee in two, in any order. */
function refundsOf(
  { lines, feeCents }: Priced,
  { turns, first, feeFirst }: { turns: number[]; first: number[]; feeFirst: number },
): RefundParts[] {
  const none = lines.map(() => 0)
  const ofLine = (index: number, count: number) => ({
    pieces: none.map((_, at) => (at === index ? count : 0)),
    feeCents: 0,
    otherCents: 0,
  })
  const ofFee = (part: number) => ({ pieces: none, feeCents: part, otherCents: 0 })
  const early = Math.min(feeFirst, feeCents)
  const pairs = lines.map(({ quantity }, index) => {
    const count = Math.min(first[index] ?? 0, quantity)
    return [ofLine(index, count), ofLine(index, quantity - count)]
  })
  return [...pairs, [ofFee(early), ofFee(feeCents - early)]]
    .map((pair, at) => ({ pair, turn: turns[at] ?? 0 }))
    .sort((one, other) => one.turn - other.turn)
    .flatMap(({ pair }) => pair)
}

/** An amount, the goods as far as money is left for them, and an amount for the rest. */
function amountThenLines({ lines, feeCents }: Priced, early: number): RefundParts[] {
  const none = lines.map(() => 0)
  const whole = totalsOf({ lines, feeCents }).totalCents
  const amount = Math.min(early, whole)
  let left = whole - amount
  const ofLines = lines.flatMap(({ quantity, priceCents, discountCents }, index) => {
    const cost = quantity * priceCents - discountCents
    if (cost > left) return []
    left -= cost
    return [
      { pieces: none.map((_, at) => (at === index ? quantity : 0)), feeCents: 0, otherCents: 0 },
    ]
  })
  const ofAmount = (otherCents: number) => ({ pieces: none, feeCents: 0, otherCents })
  return [ofAmount(amount), ...ofLines, ofAmount(left)]
}

/** What an amount is, the amount, and what it must be. */
type Amount = readonly [what: string, found: unknown, wanted: unknown]

// law: vat-rates
test('fee, VAT by rate and total agree between quote, order, mail and the refunds of all lines one by one, to the cent', () => {
  fc.assert(
    fc.property(basket, ({ lines, settings, vatFranchise, ...refund }) => {
      const quoted = quote({
        lines,
        discountName: 'NOEL',
        mode: 'domicile',
        postcode: '41000',
        settings,
        vatFranchise,
        closed: null,
        at: new Date('2026-11-23T09:00:00Z'),
      })
      // What an order stores: frozen lines and the fee.
      const frozen = lines.map(({ quantity, priceCents, vatRate, discountCents }) => ({
        quantity,
        priceCents,
        vatRate: vatFranchise ? 0 : vatRate,
        discountCents,
      }))
      const order = { lines: frozen, feeCents: quoted.feeCents }
      expect(quoted).toMatchObject(totalsOf(order))
      const { subtotalCents, discountCents, feeCents, totalCents, vat } = quoted
      const amounts: Amount[] = [
        ['VAT', sum(vat.map(({ grossCents }) => grossCents)), totalCents],
        ['VAT of the fee', sum(vat.map((share) => share.feeCents)), feeCents],
        ['total', totalCents, subtotalCents - discountCents + feeCents],
        ['discounts', sum(quoted.discounts.map((one) => one.cents)), discountCents],
        ...refundAmounts(order, refundsOf(order, refund)),
        ...vatAmounts(order, refundShares(order, amountThenLines(order, refund.feeFirst))),
        ...lineRefundAmounts(order),
        ...mailAmounts(order, quoted),
      ]
      if (vatFranchise) amounts.push(['no VAT', sum(vat.map(({ vatCents }) => vatCents)), 0])
      // One `expect` for all of them is much faster.
      expect(amounts.filter(([, found, wanted]) => found !== wanted)).toEqual([])
    }),
    { numRuns: sampleOf(10_000, 1_000) },
  )
})

/** What the shop returns when it refunds each line alone, then the fee. */
function lineRefundAmounts(order: Priced): Amount[] {
  const { totalCents, netCents } = totalsOf(order)
  const refundable = order.lines.map(({ quantity, priceCents, discountCents }, index) => ({
    id: String(index),
    name: 'Café',
    netCents: priceCents * quantity - discountCents,
    quantity,
    refunded: 0,
    returnedCents: 0,
    restocked: 0,
    restockedByFailed: 0,
  }))
  const parts = refundable.flatMap(({ id, quantity }) =>
    chooseParts(refundable, [{ id, quantity }]),
  )
  const amounts = parts.map(({ amountCents }) => amountCents)
  return [
    ['refunds of lines', parts.length, netCents.length],
    ...amounts.map((amount, index) => ['refund of a line', amount, netCents[index]] as const),
    ['refunds of lines and the fee', sum(amounts) + order.feeCents, totalCents],
  ]
}

/** The amounts that the mails name are those of the order. */
function mailAmounts(
  order: Priced,
  { totalCents, vat: shares, vatFranchise, feeCents, discounts }: ReturnType<typeof quote>,
): Amount[] {
  const sold = order.lines.map((one) => ({ ...one, name: 'Café', grind: null, picture: null }))
  const vat = vatFranchise ? [] : shares
  const [recap, mention] = recapBlocks({
    id: 10_000_000,
    at: new Date('2026-11-23T09:00:00Z'),
    delivery: 'domicile',
    firstName: null,
    address: 'Blois',
    hours: [],
    promised: null,
    lines: sold,
    discounts,
    feeCents,
    vat,
    vatFranchise,
    totalCents,
    means: 'card',
    link: '',
    withdrawalLink: '',
  })
  const rows =
    typeof recap === 'object' && 'prices' in recap ? [...recap.articles, ...recap.prices] : []
  const wanted = [
    ...sold.map(({ priceCents, quantity }) => euros(priceCents * quantity)),
    ...discounts.map((one) => `−${euros(one.cents)}`),
    feeCents > 0 ? euros(feeCents) : 'offerte',
    euros(totalCents),
    ...vat.map(({ vatCents }) => euros(vatCents)),
  ]
  return [
    ['rows of the mail', rows.length, wanted.length],
    ...rows.map(({ value }, index) => ['row of the mail', value, wanted[index]] as const),
    ['mention', mention === 'TVA non applicable, art. 293 B du CGI.', vatFranchise],
  ]
}

/** Every refund in its order, with the VAT of what the earlier ones have left. */
function refundShares(order: Priced, refunds: readonly RefundParts[]) {
  const { netCents, vat } = totalsOf(order)
  const returned = order.lines.map(() => 0)
  const before: VatShare[] = []
  return refunds.map(({ pieces, feeCents, otherCents }) => {
    const lineCents = order.lines.map(({ quantity }, index) => {
      const line = { netCents: netCents[index]!, quantity }
      const start = refundedCents(line, returned[index]!)
      returned[index] = returned[index]! + pieces[index]!
      return refundedCents(line, returned[index]) - start
    })
    const goods = lineCents.map((part, index) => ({
      vatRate: order.lines[index]!.vatRate,
      cents: part,
    }))
    const parts = refundVat(vatLeft(vat, before), { goods, feeCents, otherCents })
    before.push(...parts)
    return { lineCents, amountCents: sum(parts.map(({ grossCents }) => grossCents)), vat: parts }
  })
}

function refundAmounts(order: Priced, refunds: RefundParts[]): Amount[] {
  const { netCents } = totalsOf(order)
  const shares = refundShares(order, refunds)
  const ofLine = (index: number) => sum(shares.map((share) => share.lineCents[index] ?? 0))
  const fees = shares.flatMap(({ vat }) => vat.map((part) => part.feeCents))
  return [
    ...netCents.map((net, index) => ['refunds of a line', ofLine(index), net] as const),
    ...vatAmounts(order, shares),
    ['refunds of the fee', sum(fees), order.feeCents],
  ]
}

/** All refunds together return the order at each rate, and none asks for money. */
function vatAmounts(order: Priced, shares: ReturnType<typeof refundShares>): Amount[] {
  const { totalCents, vat } = totalsOf(order)
  return [
    ['all refunds', sum(shares.map((share) => share.amountCents)), totalCents],
    ...vat.flatMap(({ vatRate, grossCents, vatCents }): Amount[] => {
      const parts = shares.flatMap((share) => share.vat.filter((one) => one.vatRate === vatRate))
      const amounts = parts.flatMap((part) => [part.grossCents, part.vatCents, part.feeCents])
      return [
        ['refunds at a rate', sum(parts.map((part) => part.grossCents)), grossCents],
        ['VAT of refunds at a rate', sum(parts.map((part) => part.vatCents)), vatCents],
        ['refunds below zero', amounts.filter((amount) => !(amount >= 0)).length, 0],
      ]
    }),
  ]
}

const someRefunds = fc.record({
  quantity: fc.integer({ min: 1, max: 30 }),
  netCents: cents(3_000),
  /** How many pieces each refund returns, and which of those made so far then fails, if any. */
  refunds: fc.array(
    fc.record({ pieces: fc.integer({ min: 1, max: 30 }), failed: fc.option(fc.nat(9)) }),
    { maxLength: 20 },
  ),
})

test('the refunds of a line return what it cost, to the cent, whichever of them fail', () => {
  fc.assert(
    fc.property(someRefunds, ({ quantity, netCents, refunds }) => {
      let made: { quantity: number; amountCents: number }[] = []
      const id = '1'
      const give = (pieces: number) => {
        const refunded = sum(made.map((one) => one.quantity))
        const returnedCents = sum(made.map((one) => one.amountCents))
        const given = Math.min(pieces, quantity - refunded)
        if (given < 1) return
        const past = { refunded, returnedCents, restocked: 0, restockedByFailed: 0 }
        const line = { id, name: 'Café', netCents, quantity, ...past }
        made.push(...chooseParts([line], [{ id, quantity: given }]))
      }
      for (const { pieces, failed } of refunds) {
        give(pieces)
        made = made.filter((_, index) => index !== failed)
      }
      give(quantity)
      expect(sum(made.map((one) => one.amountCents))).toBe(netCents)
      expect(made.filter((one) => one.amountCents < 0)).toEqual([])
    }),
    { numRuns: sampleOf(10_000, 1_000) },
  )
})

test('a part of an amount is within a cent of its exact share, and the parts add up', () => {
  const amounts = fc.tuple(
    cents(2_147_483_647),
    fc.array(cents(2_147_483_647), { minLength: 1, maxLength: 9 }),
  )
  fc.assert(
    fc.property(amounts, ([amount, weights]) => {
      const parts = spread(amount, weights)
      expect(sum(parts)).toBe(amount)
      const whole = sum(weights)
      if (whole > 0)
        parts.forEach((part, index) =>
          expect(Math.abs(part - (amount / whole) * weights[index]!)).toBeLessThan(1.001),
        )
    }),
  )
})

test('the fee follows the rates of the goods', () => {
  const lines = [
    { quantity: 1, priceCents: 3_000, vatRate: 550, discountCents: 0 },
    { quantity: 2, priceCents: 500, vatRate: 2000, discountCents: 0 },
  ]
  expect(totalsOf({ lines, feeCents: 599 }).vat).toEqual([
    { vatRate: 550, grossCents: 3_449, feeCents: 449, vatCents: 180 },
    { vatRate: 2000, grossCents: 1_150, feeCents: 150, vatCents: 192 },
  ])
})

test('an amount beside lines and fee is spread over what is left at each rate', () => {
  const order = {
    lines: [
      { quantity: 2, priceCents: 1_055, vatRate: 550, discountCents: 0 },
      { quantity: 1, priceCents: 1_200, vatRate: 2000, discountCents: 0 },
    ],
    feeCents: 0,
  }
  const parts = { pieces: [0, 0], feeCents: 0, otherCents: 331 }
  const [share] = refundShares(order, [parts])
  expect(share?.amountCents).toBe(331)
  expect(share?.vat.map(({ vatRate, grossCents }) => [vatRate, grossCents])).toEqual([
    [550, 211],
    [2000, 120],
  ])
})
