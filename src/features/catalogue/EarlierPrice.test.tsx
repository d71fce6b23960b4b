import { screen, within } from '@testing-library/react'
import { renderShop } from '../../../testing/renderShop'

/** In the element that strikes it. */
const struck = { selector: 's *' }

beforeAll(async () => {
  await shop.changeProduct('CAF-03', { priceCents: 600, regularPriceCents: 760 })
  await shop.changeProduct('CAF-03', { earlierPriceCents: 760 })
})
afterAll(() => shop.changeProduct('CAF-03', { priceCents: 760, regularPriceCents: null }))

// law: price-reduction
test('a card strikes the earlier price, and says what it is to those who do not see the stroke', async () => {
  await renderShop({ path: '/products', wording: 'corrected' })
  await screen.findByRole('heading', { name: 'Café 03' })
  const cards = screen.getAllByRole('article')
  const card = cards.find((one) => within(one).queryByRole('heading', { name: 'Café 03' }))!
  expect(within(card).getByText('6,00 € TTC')).toBeInTheDocument()
  expect(within(card).getByText('7,60 € TTC', struck)).toBeInTheDocument()
  expect(card).toHaveTextContent(
    'Prix le plus bas des 30 jours avant la réduction : 7,60 € TTC −21 %',
  )
  expect(screen.getAllByText(/€/, struck)).toHaveLength(1)
})

test('a product strikes the earlier price behind what it is', async () => {
  await renderShop({ path: '/product/CAF-03' })
  expect(await screen.findByText('7,60 €', struck)).toBeInTheDocument()
  expect(screen.getByText(/^Prix le plus bas/)).toHaveTextContent(
    'Prix le plus bas des 30 jours avant la réduction : 7,60 € −21 %',
  )
})

test('a product whose price is not reduced strikes nothing', async () => {
  await renderShop({ path: '/product/CAF-04' })
  expect(await screen.findByText('7,95 €')).toBeInTheDocument()
  expect(screen.queryByText(/€/, struck)).not.toBeInTheDocument()
})
