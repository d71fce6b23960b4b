import type { DeliveryValue } from '../../../../contract/api/staff/staffSettingValues'
import { readDelivery, toDeliveryDraft } from './deliveryDraft'
import { readCount, readGrams } from '../parts/readTyped'

const zone = { name: 'Ici', prefixes: ['41', '37'], brackets: null, freeFromCents: null }
const brackets = [
  { upToGrams: 250, cents: 590 },
  { upToGrams: 2000, cents: 0 },
  { upToGrams: null, cents: 1290 },
]
const value: DeliveryValue = {
  enabled: true,
  zones: [zone, { ...zone, prefixes: ['97'], brackets, freeFromCents: 6000 }],
}

test('what is stored is read back from what the form shows', () => {
  expect(readDelivery(toDeliveryDraft(value))).toEqual({ value, faults: {} })
})

test.each([
  ['0,25', 250],
  ['2', 2000],
  ['1,0005', null],
  ['deux', null],
])('the weight “%s” is %s grams', (typed, grams) => {
  expect(readGrams(typed)).toBe(grams)
})

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['', null],
  ['1,5', null],
])('“%s” counts %s', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})

test('what cannot be read is named by its place', () => {
  const draft = toDeliveryDraft(value)
  const second = draft.zones[1]!
  const zones = [
    draft.zones[0]!,
    {
      ...second,
      freeFrom: 'beaucoup',
      brackets: [{ kilos: 'lourd', euros: '' }],
    },
  ]
  expect(readDelivery({ ...draft, zones }).faults).toEqual({
    'zones[1].freeFromCents': 'amount',
    'zones[1].brackets[0].upToGrams': 'weight',
    'zones[1].brackets[0].cents': 'amount',
  })
})
