import { weightText } from '../features/catalogue/weight'
import { formatAmount } from './Price'

const amount = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const upToThree = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })
const words = { grams: (text: string) => text, kilograms: (text: string) => text }

test.each([
  1, 10, 99, 100, 1250, 99_999, 100_000, 123_456, 100_000_000, 123_456_789, 99_999_999_999,
])('%i cents are written as Intl writes them', (cents) => {
  expect(formatAmount(cents)).toBe(amount.format(cents / 100))
  expect(formatAmount(-cents)).toBe(amount.format(-cents / 100))
})

test.each([1, 12.5, 250, 999, 1000, 1500, 1001, 12_345, 1_234_567, 33.3333])(
  '%d grams are written as Intl writes them',
  (grams) => {
    const shown = grams < 1000 ? grams : grams / 1000
    expect(weightText(grams, words)).toBe(upToThree.format(shown))
  },
)
