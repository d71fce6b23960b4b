import {
  CellFault,
  readCategory,
  readDeliveryExtra,
  readMovement,
  readPrice,
  readStock,
  readText,
  readVat,
  readWeight,
  readYesOrNo,
} from './cells'
import { categoryNames } from '../../../wording/replies/catalogue'

test.each([
  ['12,90', 1290],
  ['12.9', 1290],
  ['12', 1200],
  ['1 299,00', 129900],
  ['1\u00a0299,00\u00a0€', 129900],
  ['1\u202f299 €', 129900],
  ['12€90', 1290],
  ['0,07', 7],
  ['19,99', 1999],
])('the price %p is %d cents', (cell, cents) => {
  expect(readPrice(cell)).toBe(cents)
})

test.each([
  '',
  '0',
  '0,00 €',
  '-1',
  '1,299',
  '1.299,00',
  '12,9,0',
  '5€5',
  '12,9€0',
  'douze',
  '1e3',
  '100000,01',
  '0x10',
  '٣',
])('the price %p is refused', (cell) => {
  expect(() => readPrice(cell)).toThrow(CellFault)
})

test('what a product adds to the delivery fee may be nothing', () => {
  expect(readDeliveryExtra('0')).toBe(0)
  expect(readDeliveryExtra('4,50 €')).toBe(450)
  expect(readDeliveryExtra('4€50')).toBe(450)
  for (const cell of ['', '-1', '1000,01', 'oui', '4€5'])
    expect(() => readDeliveryExtra(cell)).toThrow(CellFault)
})

test.each([
  ['a price', () => readPrice('0'), 'de 0,01 à 100\u202f000,'],
  ['an addition to the fee', () => readDeliveryExtra('-1'), 'de 0 à 1\u202f000,'],
  ['a weight', () => readWeight('0'), 'de 1 à 1\u202f000\u202f000'],
  ['a stock', () => readStock('1,5'), 'de 0 à 1\u202f000\u202f000'],
  ['a movement', () => readMovement('x'), 'pièces, 1\u202f000\u202f000 au plus'],
  ['a text', () => readText('x'.repeat(5001), 5000), '5\u202f000 caractères'],
])('the limit of %s is named in groups of three digits', (_, read, limit) => {
  expect(read).toThrow(limit)
})

test('rates, weights and answers are read as people write them', () => {
  expect(readVat('5,5 %')).toBe(550)
  expect(readVat('20')).toBe(2000)
  expect(() => readVat('5%5')).toThrow(CellFault)
  expect(readWeight('1 000 g')).toBe(1000)
  expect(readYesOrNo('Oui')).toBe(true)
  expect(readYesOrNo('FAUX')).toBe(false)
  for (const cell of ['0', '1,5', '-3']) expect(() => readWeight(cell)).toThrow(CellFault)
})

test('a category is known by its name, without regard to accents, and by its number', () => {
  expect(readCategory('EQUIPEMENTS')).toBe(5)
  expect(readCategory('4')).toBe(4)
  expect(Object.values(categoryNames).map(readCategory)).toEqual([1, 2, 3, 4, 5])
  expect(() => readCategory('Cacao')).toThrow(CellFault)
})

test('invisible characters are refused, line breaks are kept', () => {
  expect(readText('a\r\nb', 10)).toBe('a\nb')
  expect(() => readText('a\0b', 10)).toThrow(CellFault)
  expect(() => readText('a\u0007b', 10)).toThrow(CellFault)
})
