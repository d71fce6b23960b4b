import { screen, waitFor, within } from '@testing-library/react'
import { countInHeader, heldBy, hold, rowOf } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'

const shopAddress = pageSettingsOfTests.seller.address
const payButton = () =>
  screen.findByRole('button', { name: 'Commander avec obligation de paiement' })

async function openCheckout(serial: string, fields: { client_adress?: string } = {}) {
  const registered = await shop.registerClient(fields)
  await hold(registered, serial, 2)
  const view = await renderShop({ path: '/panier', signedInAs: registered })
  return { ...view, registered, pay: await payButton() }
}
const stockOf = async (serial: string) =>
  (await shop.products()).find((one) => one.product_serial_number === serial)?.product_stock

test('paying says so at once, keeps the button shut, empties the cart two seconds later', async () => {
  const before = await stockOf('CAF-11')
  const { user, pay, words, registered } = await openCheckout('CAF-11')
  const [line] = await heldBy(registered)
  await user.click(pay)
  expect(await screen.findByText('Panier payé !')).toBeInTheDocument()
  const paidAt = Date.now()
  expect(pay).toBeDisabled()
  expect((await rowOf('Café 11')).more).toBeDisabled()
  const order = screen.getByRole('link', { name: words.cart.seeOrder })
  expect(order).toHaveAttribute('href', `/command/${line!.command_id}`)
  expect(await screen.findByText('Aucun produit dans le panier')).toBeInTheDocument()
  expect(Date.now() - paidAt).toBeGreaterThan(1800)
  await countInHeader(0)
  expect(screen.getByRole('link', { name: words.cart.seeOrder })).toBeInTheDocument()
  expect(await stockOf('CAF-11')).toBe(before! - 2)
})

test('what was paid is fresh everywhere: the stock of the product, the list of orders', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-12', 2)
  await shop.setStock('CAF-12', 6)
  const { user, words } = await renderShop({ path: '/product/CAF-12', signedInAs: registered })
  expect(await screen.findByText(words.catalogue.inStock(6))).toBeInTheDocument()
  await user.click(await countInHeader(2))
  await user.click(await payButton())
  await user.click(await screen.findByRole('link', { name: words.cart.seeOrder }))
  await user.click(await screen.findByRole('link', { name: words.layout.profile }))
  await screen.findByRole('heading', { name: words.orders.history })
  expect(await screen.findAllByText('payée')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: words.layout.shop }))
  await user.click(await screen.findByRole('link', { name: /Café 12/ }))
  expect(await screen.findByText(words.catalogue.inStock(4))).toBeInTheDocument()
})

test('the total and the address stand directly above the button', async () => {
  const { words, user, pay } = await openCheckout('CAF-13')
  const checkout = within(screen.getByRole('region', { name: words.cart.summary }))
  expect(checkout.getByText('22,20 €')).toBeInTheDocument()
  expect(checkout.getByText(shopAddress)).toBeInTheDocument()
  expect(checkout.getByRole('radio', { name: words.cart.toShop })).toBeChecked()
  await user.click(checkout.getByRole('radio', { name: words.cart.toHome }))
  expect(checkout.getByText('2 place du Château, 41000 Blois')).toBeInTheDocument()
  expect(screen.queryByLabelText(words.cart.typedAddress)).not.toBeInTheDocument()
  expect(checkout.getByText(words.cart.demonstration, { normalizer: String })).toBeInTheDocument()
  expect(pay).toBeEnabled()
})

test('without an address in the profile one is typed, required, and never stored', async () => {
  const { words, user, pay } = await openCheckout('CAF-14', { client_adress: '' })
  await user.click(screen.getByRole('radio', { name: words.cart.toHome }))
  await user.click(pay)
  const missing = await screen.findAllByText('Veuillez spécifier une adresse de livraison.')
  expect(missing).toHaveLength(2)
  const field = screen.getByRole('textbox', { name: new RegExp(words.cart.typedAddress) })
  expect(field).toBeInvalid()
  expect(shop.calls().filter((call) => call.endsWith('/cart/paid'))).toEqual([])
  await user.type(field, '3 rue des Papegaults, 41000 Blois')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Papegaults')
  expect(localStorage.getItem('delivery')).toBe('domicile')
  await user.click(pay)
  await user.click(await screen.findByRole('link', { name: words.cart.seeOrder }))
  expect(await screen.findByText(/Papegaults/)).toBeInTheDocument()
})

test('a refused payment says why, shows the new stock, and can be tried again', async () => {
  const { words, user, pay } = await openCheckout('CAF-15')
  await shop.setStock('CAF-15', 1)
  await user.click(pay)
  expect((await screen.findAllByText(/Café 15.*il n’en reste que 1/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Panier payé !')).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: words.cart.takeLeft(1) }))
  await waitFor(() => expect(pay).toBeEnabled())
  await user.click(pay)
  expect(await screen.findByText('Panier payé !')).toBeInTheDocument()
})

test('without a message of the server the fallback of paying is shown', async () => {
  const { user, pay } = await openCheckout('CAF-16')
  shop.failNext('payCart', 500)
  await user.click(pay)
  const fallback = 'Une erreur est survenue. Veuillez réessayer.'
  expect((await screen.findAllByText(fallback)).length).toBeGreaterThan(0)
  expect(pay).toBeEnabled()
})
