import { screen } from '@testing-library/react'
import { hold, payHeld, readyToPay, toPickUp } from '../../testing/cartOnScreen'
import { renderShop } from '../../testing/renderShop'
import { awaitedOrderWords } from '../../wording/awaitedOrder'

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

test('below an empty cart the client’s order that awaits its payment is named, and leads there', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-02', 1)
  const id = await payHeld(registered, { ...toPickUp, payment_means: 'counter' })
  await hold(registered, 'CAF-03', 1)
  const paidId = await payHeld(registered)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  expect(await screen.findByText(words.cart.empty)).toBeInTheDocument()
  const { awaits, open } = awaitedOrderWords.specified
  const sentence = await screen.findByText((text) => text.includes(awaits(id)), {
    normalizer: String,
  })
  expect(sentence).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(paidId)
  await user.click(screen.getByRole('link', { name: open(id) }))
  expect(await screen.findByRole('heading', { level: 1, name: words.orders.title })).toHaveFocus()
  expect(location.pathname).toBe(`/command/${id}`)
})

test('orders that do not load leave what is below an empty cart', async () => {
  const registered = await shop.registerClient()
  shop.failNext('listOrders', 500, 3)
  const { words } = await renderShop({ path: '/panier', signedInAs: registered })
  const title = { level: 2, name: words.catalogue.best }
  expect(await screen.findByRole('heading', title, { timeout: 10_000 })).toBeInTheDocument()
}, 15_000)
