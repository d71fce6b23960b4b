/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { toProduct } from './Product'
import { ProductSheet } from './ProductSheet'

const reply = {
  product_serial_number: 'C-1',
  product_name: 'Chocolat',
  product_price: 9,
  product_img: null,
  product_desc: null,
  product_country: null,
  product_weight: null,
  product_stock: 1,
  product_categorie_name: 'Café',
}
type Sheet = NonNullable<Parameters<typeof toProduct>[0]['product_sheet']>
const open = (sheet?: Sheet) =>
  render(<ProductSheet {...toProduct({ ...reply, ...(sheet && { product_sheet: sheet }) })} />)

// law: food-sheet
test('the sheet shows each text under its title, with the allergens strong', () => {
  open([
    { name: 'legalName', title: 'Dénomination', text: 'Chocolat en poudre' },
    { name: 'ingredients', title: 'Ingrédients', text: 'cacao, *lait*, <b>sucre</b>, *soja*' },
  ])
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Dénomination',
    'Ingrédients',
  ])
  const [, ingredients] = screen.getAllByRole('definition')
  expect(ingredients).toHaveTextContent('cacao, lait, <b>sucre</b>, soja')
  const strong = within(ingredients!).getAllByRole('strong')
  expect(strong.map(({ textContent }) => textContent)).toEqual(['lait', 'soja'])
})

test('a row with a URL is a link', () => {
  const url = 'https://boutique.example/garantie-legale.pdf'
  open([{ name: 'guarantee', title: 'Garanties légales', text: 'L’avis officiel', url }])
  expect(screen.getByRole('link', { name: 'L’avis officiel' })).toHaveAttribute('href', url)
})

test('a host without sheets shows none', () => {
  const { container } = open()
  expect(container).toBeEmptyDOMElement()
})
