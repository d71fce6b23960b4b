import { screen } from '@testing-library/react'
import { hold, readyToPay } from '../../testing/cartOnScreen'
import { renderShop } from '../../testing/renderShop'

test('a checkout whose code does not arrive leaves the cart on the screen, and is fetched again', async () => {
  let isOnline = false
  const checkout = '../features/checkout/Checkout'
  jest.doMock(checkout, () => {
    if (!isOnline) throw new Error('no network')
    return jest.requireActual<object>(checkout)
  })
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-01', 1)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  const retry = await screen.findByRole('button', { name: words.common.retry })
  expect(screen.getByLabelText(words.cart.quantityOf('Café 01'))).toBeInTheDocument()
  isOnline = true
  await user.click(retry)
  await readyToPay(user)
})
