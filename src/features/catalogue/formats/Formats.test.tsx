import { screen, within } from '@testing-library/react'
import { renderShop } from '../../../../testing/renderShop'
import { formatWords } from '../../../../wording/formats'

const words = formatWords.specified
const facts = { group: 'Café 03' }
beforeAll(async () => {
  await shop.changeProduct('CAF-03', { facts })
  await shop.changeProduct('CAF-04', { facts, weightGrams: 1000, priceCents: 2500 })
})
afterAll(async () => {
  await shop.changeProduct('CAF-03', { facts: {} })
  await shop.changeProduct('CAF-04', { facts: {}, weightGrams: 250, priceCents: 795 })
})
const choices = async () =>
  within(await screen.findByRole('navigation', { name: words.formats })).getAllByRole('link')

test('a product shows its formats, and leads to another without losing the place', async () => {
  const { user } = await renderShop({ path: '/product/CAF-03' })
  expect(await screen.findByText(words.from('7,60'), { normalizer: String })).toBeInTheDocument()
  const [small, large] = await choices()
  expect(small).toHaveAttribute('aria-current', 'page')
  expect(large).toHaveAttribute('href', '/product/CAF-04')
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation()
  await user.click(large!)
  expect(await screen.findByRole('heading', { level: 1, name: 'Café 04' })).toBeInTheDocument()
  expect((await choices())[1]).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
  scroll.mockRestore()
})

test('a reload of a product that was reached by its format leaves the focus where it is', async () => {
  history.replaceState({ usr: { isFormat: true }, key: 'format', idx: 0 }, '', '/product/CAF-04')
  await renderShop({ isReload: true })
  const [, large] = await choices()
  expect(large).toHaveAttribute('aria-current', 'page')
  expect(large).not.toHaveFocus()
})

test('a format that is sold out says so', async () => {
  await shop.setStock('CAF-04', 0)
  await renderShop({ path: '/product/CAF-03' })
  expect((await choices())[1]).toHaveAccessibleName(/1.kg .épuisé/)
  await shop.setStock('CAF-04', 10)
})

test('the price from which a product is sold is that of what can be bought', async () => {
  await shop.setStock('CAF-03', 0)
  const { close } = await renderShop({ path: '/product/CAF-03' })
  expect(await screen.findByText(words.from('25,00'), { normalizer: String })).toBeInTheDocument()
  close()
  await shop.setStock('CAF-04', 0)
  await renderShop({ path: '/product/CAF-03' })
  expect(await screen.findByText(words.from('7,60'), { normalizer: String })).toBeInTheDocument()
  await shop.setStock('CAF-03', 10)
  await shop.setStock('CAF-04', 10)
})
