import fc from 'fast-check'
import { euros } from './api/euros'
import { toCents, toEuros } from './amounts'

const cents = fc.integer({ min: 0, max: 1e11 })

test('every whole number of cents up to a billion euros is the same after a way to euros and back', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toCents(toEuros(amount))).toBe(amount)
      expect(euros.safeParse(toEuros(amount)).success).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('what other hosts write as text, with or without both decimals, is read to the cent', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const [whole, decimals] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')]
      expect(toCents(`${whole}.${decimals}`)).toBe(amount)
      expect(toCents(` ${toEuros(amount)} `)).toBe(amount)
    }),
  )
})

// spec: 9.10
test('an amount of the API never has more than two decimals', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(JSON.stringify(toEuros(amount))).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
  )
})

test('a sum made of floats by another host is read without its drift', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 20 }), (prices) => {
      const drifted = prices.reduce((sum, price) => sum + price / 100, 0)
      expect(toCents(drifted)).toBe(prices.reduce((sum, price) => sum + price, 0))
      expect(euros.safeParse(drifted).success).toBe(true)
    }),
  )
  expect(toCents(0.1 + 0.2)).toBe(30)
  expect(toCents(19.99 * 3)).toBe(5997)
})

test.each(['', ' ', 'douze', '12,50', '1 000', '0x10', '1e3', '12.50 €', '--1', 'Infinity', 'NaN'])(
  'the text «%s» is no amount',
  (text) => {
    expect(() => toCents(text)).toThrow(RangeError)
  },
)

test.each([NaN, Infinity, -Infinity, 1e300, Number.MAX_SAFE_INTEGER])(
  '%p is no amount',
  (number) => {
    expect(() => toCents(number)).toThrow(RangeError)
  },
)

test.each([-0.01, 0.001, 12.345, 1e9 + 1, NaN, Infinity, '12.50', null])(
  'the API refuses the amount %p',
  (value) => {
    expect(euros.safeParse(value).success).toBe(false)
  },
)
