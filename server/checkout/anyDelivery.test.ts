import fc from 'fast-check'
import * as z from 'zod/mini'
import { addressParts } from '../../contract/api/address'
import { deliveryModes } from '../../contract/deliveryModes'
import { sampleOf } from '../../testing/sample'
import { ProblemError } from '../http/ProblemError'
import { deliverySettings } from '../shop/deliverySettings'
import { defaultShopSettings } from '../shop/shopSettings'
import { quoteOrder } from './quoteOrder'

const cents = (max: number) => fc.integer({ min: 0, max })
const anyCents = fc.oneof(fc.constant(0), cents(3_000), cents(1_000_000))
/** The first of them once in ten. */
const rarely = <Value>(rare: fc.Arbitrary<Value>, usual: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 1, arbitrary: rare }, { weight: 9, arbitrary: usual })
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: min, maxLength: max })

const brackets = fc
  .record({
    limits: fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 5 }),
    fees: fc.array(anyCents, { minLength: 6, maxLength: 6 }),
    isOpen: fc.boolean(),
  })
  .map(({ limits, fees, isOpen }) => {
    const ascending = limits.sort((one, other) => one - other)
    const all = isOpen || ascending.length === 0 ? [...ascending, null] : ascending
    return all.map((upToGrams, index) => ({ upToGrams, cents: fees[index]! }))
  })
const zone = fc.record({
  name: fc.constantFrom('Ici', 'Corse', 'Là-bas'),
  prefixes: fc.array(fc.oneof(digits(1, 1), digits(1, 5)), { minLength: 1, maxLength: 6 }),
  brackets: fc.option(brackets, { freq: 4 }),
  freeFromCents: fc.option(anyCents),
})
/** Whatever the shopkeeper may store. */
const settings = fc
  .record({
    enabled: rarely(fc.constant(false), fc.constant(true)),
    zones: fc.array(zone, { minLength: 1, maxLength: 3 }),
  })
  .filter((some) => z.safeParse(deliverySettings, some).success)

const line = fc.record({
  name: fc.string({ minLength: 1, maxLength: 80 }),
  quantity: rarely(fc.integer({ min: 1, max: 2_147_483_647 }), fc.integer({ min: 1, max: 30 })),
  priceCents: rarely(cents(2_147_483_647), cents(3_000)),
  vatRate: fc.constantFrom(0, 210, 550, 1000, 2000),
  weightGrams: fc.option(rarely(cents(2_147_483_647), cents(5_000))),
  deliveryExtraCents: rarely(cents(2_147_483_647), cents(999)),
  pickupOnly: rarely(fc.constant(true), fc.constant(false)),
})

const postcode = fc.oneof(
  digits(5, 5),
  digits(1, 12),
  fc.constantFrom('97110', '20 000', 'F-41000', 'FR41000', 'B-1000', 'SW1A 1AA', '٤١٠٠٠', '4100O'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
)
const text = (maxLength: number) => fc.string({ unit: 'binary', minLength: 1, maxLength })
const country = fc.constantFrom('', 'France', 'Belgique', 'Polynésie française', '日本')
const parts = fc
  .record({ street: text(40), complement: text(20), postcode, town: text(30), phone: text(20) })
  .map((some) => z.safeParse(addressParts, some))
  .filter(({ success }) => success)
  .map(({ data }) => data)
const address = fc.oneof(
  fc.tuple(text(40), postcode, text(30), country).map(([street, code, town, land]) => ({
    address: [street, `${code} ${town}`, land].join(', '),
    parts: undefined,
  })),
  fc.record({ address: text(500), parts: fc.option(parts, { nil: undefined }) }),
)

const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  mode: fc.constantFrom(...deliveryModes),
  to: address,
  settings,
})

test('any cart to any address by any settings has a price, or is refused in words', () => {
  let priced = 0
  let refused = 0
  fc.assert(
    fc.property(order, ({ lines, mode, to, settings: own }) => {
      const request = {
        lines: lines.map((one) => ({ ...one, categoryId: 1 })),
        promotion: undefined,
        mode,
        ...to,
        settings: { ...defaultShopSettings, delivery: own },
        vatFranchise: false,
        closed: null,
        at: new Date('2026-11-23T09:00:00Z'),
      }
      try {
        const quoted = quoteOrder(request)
        priced += 1
        for (const amount of [
          quoted.feeCents,
          quoted.missingForFreeCents ?? 0,
          quoted.totalCents,
        ]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        expect(quoted.totalCents).toBe(quoted.subtotalCents + quoted.feeCents)
        if (mode === 'magasin') expect(quoted.feeCents).toBe(0)
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        refused += 1
        expect(error.status).toBe(409)
        expect(error.message).toMatch(/^[\p{Lu}«].{20,}\.$/su)
      }
    }),
    { numRuns: sampleOf(20_000, 500) },
  )
  expect(Math.min(priced, refused)).toBeGreaterThan(50)
})
