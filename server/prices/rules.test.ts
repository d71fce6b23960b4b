import type { BeforeOpening, PriceEntry } from './queries'
import { countFromOpening, findEarlierPrice } from './rules'

type Told = [at: string, price: number, regular?: number | null, onSale?: boolean]

/** What a history says whose last entry is the reduction; the product is as old as its history. */
function earlier(told: Told[], createdAt = told[0]![0], closed?: BeforeOpening) {
  const entries = told.map(
    ([at, priceCents, regularPriceCents = null, onSale = true]): PriceEntry => ({
      at: new Date(at),
      priceCents,
      regularPriceCents,
      onSale,
    }),
  )
  const history = countFromOpening(entries, closed)
  return findEarlierPrice({ history, createdAt: new Date(createdAt) })
}
const noon = (day: string) => `${day}T12:00:00Z`

test('the earlier price is the one before the reduction', () => {
  expect(
    earlier([
      [noon('2026-01-05'), 2000],
      [noon('2026-09-01'), 1500, 2000],
    ]),
  ).toEqual({
    cents: 2000,
  })
})

test('a product on sale since yesterday has an earlier price', () => {
  expect(
    earlier([
      [noon('2026-08-31'), 2000],
      [noon('2026-09-01'), 1500, 2000],
    ]),
  ).toEqual({
    cents: 2000,
  })
})

// law: price-reduction
test('a rise before the reduction does not raise the earlier price', () => {
  const risen: Told[] = [
    [noon('2026-01-05'), 1800],
    [noon('2026-08-25'), 2500],
  ]
  expect(earlier([...risen, [noon('2026-09-01'), 1500, 2500]])).toEqual({ cents: 1800 })
  expect(earlier([...risen, [noon('2026-09-01'), 1800, 2500]])).toEqual({ why: 'notLower' })
})

test('a lower price counts for 30 days and no longer', () => {
  const ended = (day: string): Told[] => [
    [noon('2026-01-05'), 2000],
    [noon('2026-07-01'), 900],
    [noon(day), 2000],
    [noon('2026-09-01'), 1500, 2000],
  ]
  expect(earlier(ended('2026-08-02'))).toEqual({ why: 'notLower' })
  expect(earlier(ended('2026-08-01'))).toEqual({ cents: 2000 })
})

test('the 30 days are days of Paris, across the clock change', () => {
  // Summer time ended on 25 October 2026: the 30 days have 721 hours.
  const ended = (at: string): Told[] => [
    [noon('2026-01-05'), 2000],
    [noon('2026-07-01'), 900],
    [at, 2000],
    // Already the 11th in Paris.
    ['2026-11-10T23:30:00Z', 1500, 2000],
  ]
  expect(earlier(ended('2026-10-11T22:00:00Z'))).toEqual({ why: 'notLower' })
  expect(earlier(ended('2026-10-11T21:59:59Z'))).toEqual({ cents: 2000 })
})

// law: price-reduction
test('in a chain the earlier price is the one before the first reduction', () => {
  expect(
    earlier([
      [noon('2026-01-05'), 2000],
      [noon('2026-06-01'), 1800, 2000],
      [noon('2026-07-01'), 1500, 2000],
      // The regular price alone changes.
      [noon('2026-08-20'), 1500, 2500],
      [noon('2026-09-01'), 1200, 2500],
    ]),
  ).toEqual({ cents: 2000 })
})

test('a dearer reduction begins a chain of its own', () => {
  expect(
    earlier([
      [noon('2026-01-05'), 2000],
      [noon('2026-08-20'), 1200, 2000],
      [noon('2026-09-01'), 1500, 2000],
    ]),
  ).toEqual({ why: 'notLower' })
})

test('a reduction that ended and begins again is measured at its own price', () => {
  const again = (price: number): Told[] => [
    [noon('2026-01-05'), 2000],
    [noon('2026-08-10'), 1500, 2000],
    [noon('2026-08-20'), 2000],
    [noon('2026-09-01'), price, 2000],
  ]
  expect(earlier(again(1500))).toEqual({ why: 'notLower' })
  expect(earlier(again(1400))).toEqual({ cents: 1500 })
})

test('a price of the same day is no earlier price', () => {
  expect(earlier([[noon('2026-09-01'), 1500, 2000]])).toEqual({ why: 'new' })
  expect(
    earlier([
      ['2026-09-01T06:00:00Z', 2000],
      [noon('2026-09-01'), 1500, 2000],
    ]),
  ).toEqual({
    why: 'new',
  })
})

test('a price at which the product was not on sale is no earlier price', () => {
  const retired: Told[] = [
    [noon('2026-01-05'), 2000],
    [noon('2026-07-01'), 2000, null, false],
    [noon('2026-08-15'), 5000, null, false],
  ]
  expect(earlier([...retired, [noon('2026-09-01'), 1500, 5000]])).toEqual({ why: 'new' })
  expect(
    earlier([...retired, [noon('2026-08-20'), 1900], [noon('2026-09-01'), 1500, 5000]]),
  ).toEqual({ cents: 1900 })
})

test('where the product is older than its history, 30 days of it are needed', () => {
  const known = (day: string): Told[] => [
    [noon(day), 2000],
    [noon('2026-09-01'), 1500, 2000],
  ]
  expect(earlier(known('2026-08-03'), noon('2025-01-05'))).toEqual({ why: 'unknown' })
  expect(earlier(known('2026-08-02'), noon('2025-01-05'))).toEqual({ cents: 2000 })
})

test('what comes back on sale reduced has no earlier price of before its absence', () => {
  const reduced: Told[] = [
    [noon('2026-01-05'), 2000],
    [noon('2026-03-05'), 1500, 2000],
    [noon('2026-03-10'), 1500, 2000, false],
  ]
  const back = (day: string): Told => [noon(day), 1500, 2000]
  expect(earlier([...reduced, back('2026-11-01')])).toEqual({ why: 'new' })
  expect(earlier([...reduced, back('2026-04-09')])).toEqual({ why: 'notLower' })
  const lowered: Told = [noon('2026-04-08'), 1400, 2000, false]
  expect(earlier([...reduced, lowered, [noon('2026-05-07'), 1400, 2000]])).toEqual({ why: 'new' })
  // A short absence ends no chain.
  expect(earlier([...reduced, back('2026-03-20')])).toEqual({ cents: 2000 })
})

const prices: Told[] = [
  [noon('2026-01-05'), 1800],
  [noon('2026-08-10'), 2500],
]
const reduction: Told = [noon('2026-09-01'), 1500, 2500]
/** What a shop strikes that was closed from its beginning until this day. */
const openSince = (day: string | undefined, told: Told[]) =>
  earlier(told, told[0]![0], {
    from: new Date(noon('2026-01-01')),
    until: day === undefined ? undefined : new Date(noon(day)),
  })

// law: price-reduction
test('a shop that began closed strikes no price at which nobody could order', () => {
  const told = [...prices, reduction]
  expect(earlier(told)).toEqual({ cents: 1800 })
  expect(openSince(undefined, told)).toEqual({ why: 'new' })
  expect(openSince('2026-09-01', told)).toEqual({ why: 'new' })
  expect(openSince('2026-08-31', told)).toEqual({ cents: 2500 })
  expect(openSince('2026-08-10', told)).toEqual({ cents: 2500 })
  expect(openSince('2026-08-09', told)).toEqual({ cents: 1800 })
})

test('a reduction counts from the first opening on, and none of before it is struck', () => {
  const begun: Told[] = [...prices, [noon('2026-08-20'), 1500, 2500]]
  const further: Told = [noon('2026-09-20'), 1400, 2500]
  const ended: Told = [noon('2026-09-10'), 2500]
  expect(openSince('2026-08-25', [...begun, ended, further])).toEqual({ cents: 1500 })
  expect(openSince('2026-08-25', [...begun, further])).toEqual({ why: 'new' })
})

test('what was asked before the shop closed for the first time counts', () => {
  const closed = { from: new Date(noon('2026-08-15')), until: undefined }
  expect(earlier([...prices, reduction], prices[0]![0], closed)).toEqual({ cents: 1800 })
})
