import { screen, waitFor } from '@testing-library/react'
import { renderShop } from '../../testing/renderShop'

const mockFetched = jest.fn()
jest.mock('../features/cart/AddIntended', () => {
  mockFetched()
  return jest.requireActual<object>('../features/cart/AddIntended')
})

test('what adds a wanted article is fetched as soon as a visitor wants one', async () => {
  const { user } = await renderShop({ path: '/product/CAF-01' })
  const add = await screen.findByRole('button', { name: 'Ajouter au panier' })
  expect(mockFetched).not.toHaveBeenCalled()
  await user.click(add)
  await waitFor(() => expect(mockFetched).toHaveBeenCalled())
})
