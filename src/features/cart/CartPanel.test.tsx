import { act, screen, waitFor } from '@testing-library/react'
import {
  countInHeader,
  expectFocusAround,
  heldBy,
  hold,
  readyToPay,
  rowOf,
} from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'

async function openCart(held: Record<string, number> = {}) {
  const registered = await shop.registerClient()
  for (const [serial, quantity] of Object.entries(held)) await hold(registered, serial, quantity)
  const view = await renderShop({ path: '/panier', signedInAs: registered })
  return { ...view, registered }
}

// spec: 2.33, 2.34, 9.10, 9.11
test('the cart lists product, quantity and the total of each line', async () => {
  await openCart({ 'CAF-01': 2, 'THE-03': 1 })
  const { field, total, less } = await rowOf('Café 01')
  expect(field).toHaveValue(2)
  expect(field).toHaveAttribute('max', '10')
  expect(total).toHaveTextContent('13,80 €')
  expect(less).toBeEnabled()
  expect((await rowOf('Oolong')).less).toHaveAttribute('aria-disabled', 'true')
  expect((await screen.findAllByText('30,70 €')).length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1, name: 'Votre Panier' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Votre Panier'))
})

// spec: 8.6
test('an empty cart says so', async () => {
  await openCart()
  expect(await screen.findByText('Aucun produit dans le panier')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('below an empty cart stands what sells best', async () => {
  const { words } = await openCart()
  const title = { level: 2, name: words.catalogue.best }
  expect(await screen.findByRole('heading', title)).toBeInTheDocument()
})

// spec: 5.6
test('a visitor reads that they are not connected', async () => {
  await renderShop({ path: '/panier' })
  expect(await screen.findByText("Vous n'êtes pas connectez")).toBeInTheDocument()
})

test('while the cart loads, a skeleton has its place', async () => {
  const registered = await shop.registerClient()
  shop.slow(200)
  const { words } = await renderShop({ path: '/panier', signedInAs: registered })
  expect(screen.getByText(words.common.waiting)).toBeInTheDocument()
  expect(await screen.findByText(words.cart.empty)).toBeInTheDocument()
})

// spec: 8.6
test('a cart that does not load never looks empty', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-01', 1)
  shop.failNext('getCart', 503, 3)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  expect(screen.queryByText('Aucun produit dans le panier')).not.toBeInTheDocument()
  await user.click(retry)
  expect((await rowOf('Café 01')).field).toHaveValue(1)
})

// spec: 1.8, 4.15, 7.10
test('a line grows, shrinks and is removed; header and total follow', async () => {
  const { user, registered } = await openCart({ 'CAF-01': 1, 'CAF-02': 1 })
  const { more, less, field } = await rowOf('Café 01')
  await user.click(more)
  await user.click(more)
  expect(field).toHaveValue(3)
  await user.click(less)
  expect(field).toHaveValue(2)
  expect((await screen.findAllByText('21,05 €')).length).toBeGreaterThan(0)
  await countInHeader(3)
  await user.click((await rowOf('Café 02')).remove)
  expect(screen.getByRole('main')).toHaveFocus()
  await waitFor(() => expect(screen.queryByText('Café 02')).not.toBeInTheDocument())
  await countInHeader(2)
  expect(await heldBy(registered)).toMatchObject([
    { product_serial_number: 'CAF-01', command_quantity: 2 },
  ])
})

test('an emptied cart says so where the focus is', async () => {
  const { user, words } = await openCart({ 'CAF-01': 1 })
  await user.click((await rowOf('Café 01')).remove)
  const empty = await screen.findByText(words.cart.empty)
  expectFocusAround(empty)
})

test('a session that ends on the cart’s page moves the focus to the notice', async () => {
  const { user, words } = await openCart({ 'CAF-01': 1 })
  const pay = await readyToPay(user)
  shop.advanceClock(13 * 60 * 60 * 1000)
  await user.click(pay)
  const notice = await screen.findByText(words.common.notConnected)
  expectFocusAround(notice)
})

// spec: 7.11, 9.11
test('the plus stops at the stock', async () => {
  const { user } = await openCart({ 'THE-01': 1 })
  const { more, field } = await rowOf('Sencha')
  await user.click(more)
  expect(field).toHaveValue(2)
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(more).toHaveFocus()
  await user.click(more)
  expect(field).toHaveValue(2)
})

// spec: 9.11
test('a stock below the quantity is announced, with the possible quantity', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-04', 5)
  await shop.setStock('CAF-04', 3)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  const { field } = await rowOf('Café 04')
  expect(screen.getByText(words.catalogue.onlyLeft(3))).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.cart.takeLeft(3) }))
  await waitFor(() => expect(field).toHaveValue(3))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.queryByText(words.catalogue.onlyLeft(3))).not.toBeInTheDocument()
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 3 }])
  await shop.setStock('CAF-04', 10)
})

test('from 700 to 5 is one call, in the order of the clicks', async () => {
  const registered = await shop.registerClient()
  await shop.setStock('CAF-04', 700)
  await hold(registered, 'CAF-04', 1)
  const { client, token } = registered
  const body = { product_serial_number: 'CAF-04', command_quantity: 700, client_id: client.id }
  await shop.call('POST', '/api/client/cart/setQuantity', body, token)
  await shop.setStock('CAF-04', 5)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  const { field, less, remove } = await rowOf('Café 04')
  expect(field).toHaveValue(700)
  await user.click(less)
  shop.slow(100)
  const before = shop.calls().length
  await user.click(screen.getByRole('button', { name: words.cart.takeLeft(5) }))
  expect(less).toBeDisabled()
  expect(remove).toBeDisabled()
  await waitFor(() => expect(field).toHaveValue(5))
  expect(less).toBeEnabled()
  await user.click(less)
  expect(field).toHaveValue(4)
  await waitFor(async () =>
    expect(await heldBy(registered)).toMatchObject([{ command_quantity: 4 }]),
  )
  const changes = shop
    .calls()
    .slice(before)
    .filter((call) => /setQuantity|Quantity/.test(call))
  expect(changes).toEqual([
    'POST /api/client/cart/setQuantity',
    'POST /api/client/cart/updateQuantityLess',
  ])
  await shop.setStock('CAF-04', 10)
})

test('a quantity that is sold out by the time of the call is refused in words', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-04', 5)
  await shop.setStock('CAF-04', 3)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  const { field } = await rowOf('Café 04')
  await shop.setStock('CAF-04', 2)
  await user.click(screen.getByRole('button', { name: words.cart.takeLeft(3) }))
  expect((await screen.findAllByText(/Café 04.*il n’en reste que 2/)).length).toBeGreaterThan(0)
  expect(field).toHaveValue(5)
  await shop.setStock('CAF-04', 10)
})

test('a tab that becomes visible again shows what other tabs did to the cart', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-04', 1)
  await renderShop({ path: '/panier', signedInAs: registered })
  const { field } = await rowOf('Café 04')
  expect(field).toHaveValue(1)
  await hold(registered, 'CAF-04', 2)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(field).toHaveValue(3))
  // On a telephone a tab becomes visible again without getting the focus.
  await hold(registered, 'CAF-04', 1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(field).toHaveValue(4))
})

test('a line whose product sells out meanwhile can only be removed', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-05', 1)
  await shop.setStock('CAF-05', 0)
  const { words } = await renderShop({ path: '/panier', signedInAs: registered })
  const { more, less, remove } = await rowOf('Café 05')
  expect(screen.getByText(words.cart.soldOut)).toBeInTheDocument()
  for (const step of [more, less]) expect(step).toHaveAttribute('aria-disabled', 'true')
  expect(remove).toBeEnabled()
  await shop.setStock('CAF-05', 10)
})

test('two grinds of a coffee of which too few are left are not called sold out', async () => {
  const registered = await shop.registerClient()
  const { client, token } = registered
  for (const command_grind of ['grains', 'filtre'])
    await shop.call(
      'POST',
      '/api/products/addCart',
      {
        product_serial_number: 'CAF-22',
        client_id: client.id,
        command_grind,
        command_quantity: 2,
      },
      token,
    )
  await shop.setStock('CAF-22', 2)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  const beans = await rowOf('Café 22, en grains')
  expect(screen.getAllByText(words.cart.tooFewForGrinds)).toHaveLength(2)
  expect(screen.queryByText(words.cart.soldOut)).not.toBeInTheDocument()
  await user.click(await readyToPay(user))
  const refusals = await screen.findAllByText(/Café 22.*il n’en reste que 2/)
  for (const { textContent } of refusals)
    expect(textContent.match(/il n’en reste que 2/g)).toHaveLength(1)
  await user.click(beans.remove)
  await waitFor(() =>
    expect(screen.queryByText(words.cart.tooFewForGrinds)).not.toBeInTheDocument(),
  )
  await shop.setStock('CAF-22', 10)
})

// spec: 8.3
test('a refused change without a message of the server says "Erreur"', async () => {
  const { user } = await openCart({ 'CAF-06': 1 })
  const { more, field } = await rowOf('Café 06')
  shop.failNext('incrementLine', 500)
  await user.click(more)
  expect((await screen.findAllByText('Erreur')).length).toBeGreaterThan(0)
  await waitFor(() => expect(field).toHaveValue(1))
})

// law: price-per-unit
test('a line says the price of one piece, and of a kilo or a litre where its quantity is known', async () => {
  const registered = await shop.registerClient()
  await shop.changeProduct('CAF-01', { weightGrams: null })
  await hold(registered, 'CAF-01', 2)
  await hold(registered, 'CAF-02', 1)
  await shop.changeProduct('CAF-03', { facts: { netQuantity: '75 cl' } })
  await hold(registered, 'CAF-03', 1)
  await renderShop({ path: '/panier', signedInAs: registered })
  expect((await rowOf('Café 01')).total).toHaveTextContent(/^13,80 €\s*6,90 € pièce$/)
  const { total } = await rowOf('Café 02')
  expect(total).toHaveTextContent(/7,25 € pièce 29,00 €\/kg$/)
  expect((await rowOf('Café 03')).total).toHaveTextContent(/7,60 € pièce 10,13 €\/L$/)
})
