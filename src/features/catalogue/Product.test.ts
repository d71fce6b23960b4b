import { specified } from '../../../wording/specified'
import { pricePerKilo, toProduct } from './Product'
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
    picture: null,
    description: null,
    country: null,
    weightGrams: 250,
    stock: 3,
    category: null,
    isSoldByWeight: false,
  })
})

// spec: 2.17
test('the price per kilo is shown only for what is sold by weight', () => {
  expect(pricePerKilo(toProduct(bare))).toBeNull()
  expect(pricePerKilo(toProduct({ ...bare, product_sold_by_weight: true }))).toBe(5000)
})

test.each([
  [250, '250\u00a0g'],
  [1000, '1\u00a0kg'],
  [1500, '1,5\u00a0kg'],
])('%i grams are written %s', (grams, text) => {
  expect(weightText(grams, specified.catalogue)).toBe(text)
})
