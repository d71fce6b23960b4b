import { specified } from '../../../wording/specified'
import { factWords } from '../../../wording/facts'
import { toListedProduct, toProduct } from './Product'
import { weightText } from './weight'

const bare = {
  product_serial_number: 7,
  product_name: 'Huila',
  product_price: '12.50',
  product_img: '',
  product_desc: null,
  product_country: null,
  product_weight: '250',
  product_stock: '3',
  product_categorie_name: null,
}

test('numeric strings of another host are read as numbers, the price as cents', () => {
  expect(toProduct(bare)).toEqual({
    serial: '7',
    categoryId: null,
    name: 'Huila',
    priceCents: 1250,
    earlierCents: null,
    reducedUntil: null,
    picture: null,
    description: null,
    images: [],
    sheet: [],
    country: null,
    weightGrams: 250,
    stock: 3,
    category: null,
    unitPriceCents: null,
    isPerLitre: false,
    facts: {},
  })
})

test('a list keeps of the facts what its cards show, and the detail keeps all', () => {
  const shown = { notes: ['cacao'], brewing: ['filtre'] }
  const facts = { ...shown, altitude: [1800, 2200] }
  expect(toProduct({ ...bare, product_facts: facts }).facts).toEqual(facts)
  expect(toListedProduct({ ...bare, product_facts: facts }).facts).toEqual(shown)
})

test('facts are written as in French', () => {
  const { values, card } = factWords.specified
  expect(values.altitude([1800, 2200])).toBe('1\u202f800 à 2\u202f200\u00a0m')
  expect(values.minutes([1.5])).toBe('1,5\u00a0min')
  expect(values.roast([3, 4])).toBe('3 à 4\u00a0sur 5')
  expect(values.roast([3])).toBe('3\u00a0sur 5')
  expect(values.roastedOn('2026-11-09')).toBe('09/11/2026')
  expect(card({ notes: ['noisette', 'cacao'], brewing: ['filtre'] })).toBe(
    'noisette, cacao · filtre',
  )
  expect(card({ kind: 'vert', organic: true })).toBe('vert · bio')
})

// spec: 2.17
// law: price-per-unit
test('the price per kilo is shown only where the law wants it', () => {
  expect(toProduct(bare).unitPriceCents).toBeNull()
  expect(toProduct({ ...bare, product_sold_by_weight: true }).unitPriceCents).toBe(5000)
})

// law: price-per-unit
test('a price per litre is shown in place of one per kilo, also of what has a weight', () => {
  const coldBrew = { ...bare, product_sold_by_weight: false, product_price_per_litre: 16.67 }
  expect(toListedProduct(coldBrew)).toMatchObject({ unitPriceCents: 1667, isPerLitre: true })
})

test.each([
  [250, '250\u00a0g'],
  [1000, '1\u00a0kg'],
  [1500, '1,5\u00a0kg'],
])('%i grams are written %s', (grams, text) => {
  expect(weightText(grams, specified.catalogue)).toBe(text)
})
