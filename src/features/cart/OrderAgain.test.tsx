import { screen, waitFor } from '@testing-library/react'
import { orderOf, payHeld } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import { orderAgainWords } from '../../../wording/orderAgain'
import { cartReplies } from '../../../wording/replies/cart'

test('from the history the cart is filled, and shown', async () => {
  const { registered, id } = await orderOf({ 'CAF-01': 2, 'THE-03': 1 })
  const { user } = await renderShop({ path: '/profil', signedInAs: registered })
  await user.click(await screen.findByRole('button', { name: new RegExp(id) }))
  await waitFor(() => expect(window.location.pathname).toBe('/panier'))
  expect(await screen.findByLabelText('Quantité de Café 01')).toHaveValue(2)
  expect(screen.getByLabelText('Quantité de Oolong')).toHaveValue(1)
})

test('on the order’s page, what differs is said before the cart is shown', async () => {
  const { registered, id } = await orderOf({ 'CAF-02': 3 })
  await shop.setStock('CAF-02', 1)
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await user.click(await screen.findByRole('button', { name: 'Commander à nouveau' }))
  expect(await screen.findByText(/1 au lieu de 3/)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Voir le panier' }))
  expect(await screen.findByLabelText('Quantité de Café 02')).toHaveValue(1)
  await shop.setStock('CAF-02', 10)
})

test('a cart that nothing could be put in is not said to be filled', async () => {
  const { registered, id } = await orderOf({ 'CAF-02': 3 })
  await shop.setStock('CAF-02', 0)
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await user.click(await screen.findByRole('button', { name: 'Commander à nouveau' }))
  expect(await screen.findByText(/est épuisé/)).toBeInTheDocument()
  expect(screen.getByText(cartReplies.againNone, { normalizer: String })).toBeInTheDocument()
  expect(screen.queryByText(/rempli/)).not.toBeInTheDocument()
  await shop.setStock('CAF-02', 10)
})

test('a grind that the other one leaves nothing for is not called sold out', async () => {
  const registered = await shop.registerClient()
  const { client, token } = registered
  const add = (command_grind: string, command_quantity: number) =>
    shop.call(
      'POST',
      '/api/products/addCart',
      { product_serial_number: 'CAF-22', client_id: client.id, command_grind, command_quantity },
      token,
    )
  await add('grains', 2)
  await add('moka', 1)
  const id = await payHeld(registered)
  await shop.setStock('CAF-22', 2)
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await user.click(await screen.findByRole('button', { name: 'Commander à nouveau' }))
  const sentence = orderAgainWords.specified.tooFewForGrinds('Café 22, moulu pour moka')
  expect(await screen.findByText(sentence, { normalizer: String })).toBeInTheDocument()
  await shop.setStock('CAF-22', 10)
})

test('what is no longer ground is said before the cart is shown', async () => {
  const registered = await shop.registerClient()
  const { client, token } = registered
  const moka = { product_serial_number: 'CAF-22', client_id: client.id, command_grind: 'moka' }
  await shop.call('POST', '/api/products/addCart', moka, token)
  const id = await payHeld(registered)
  await shop.changeProduct('CAF-22', { facts: {} })
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await user.click(await screen.findByRole('button', { name: 'Commander à nouveau' }))
  const sentence = orderAgainWords.specified.noLongerGround('Café 22')
  expect(await screen.findByText(sentence, { normalizer: String })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Voir le panier' }))
  expect(await screen.findByLabelText('Quantité de Café 22')).toHaveValue(1)
  await shop.changeProduct('CAF-22', { facts: { beans: true } })
})

test('a failure leaves the cart, and can be tried again', async () => {
  const { registered, id } = await orderOf({ 'CAF-03': 1 })
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  const button = await screen.findByRole('button', { name: 'Commander à nouveau' })
  shop.failNext('orderAgain', 500)
  await user.click(button)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await user.click(button)
  await waitFor(() => expect(window.location.pathname).toBe('/panier'))
})
