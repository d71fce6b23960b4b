import { screen, waitFor, within } from '@testing-library/react'
import { hold, payHeld, readyToPay, streetField, typeAddress } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import type { RegisteredClient } from '../../../testing/startShopForScreens'
import { specified as words } from '../../../wording/specified'

const { cart, checkout, orders } = words
const own = '2 place du Château, 41000 Blois'
const quay = { street: '4 quai Saint-Jean', complement: 'Bâtiment B', postcode: '41000' }
const atQuay = '4 quai Saint-Jean, Bâtiment B, 41000 Blois'

/** Orders a product to the quay, as another device of the client would. */
async function orderToQuay(registered: RegisteredClient, serial: string) {
  await hold(registered, serial, 1)
  const command_address = { ...quay, town: 'Blois', phone: '06 12 34 56 78' }
  await payHeld(registered, { adress: atQuay, command_address })
}

async function openCart(serial: string, fields: { address?: string } = {}) {
  const registered = await shop.registerClient(fields)
  await orderToQuay(registered, serial)
  await hold(registered, serial, 1)
  const view = await renderShop({ path: '/panier', signedInAs: registered })
  await screen.findByRole('checkbox')
  await view.user.click(radio(cart.toHome))
  return { ...view, registered }
}
const radio = (name: string) => screen.getByRole('radio', { name })

test('the address of the last delivery is offered after that of the profile, and ordered to', async () => {
  const { user, registered } = await openCart('CAF-01')
  const group = screen.getByRole('radiogroup', { name: checkout.offered })
  const labels = within(group).getAllByRole('radio')
  expect(labels).toHaveLength(3)
  expect(radio(own)).toBeChecked()
  expect(radio(atQuay)).toHaveAccessibleDescription(checkout.withPhone('06 12 34 56 78'))
  await user.click(radio(atQuay))
  expect(streetField()).not.toBeInTheDocument()
  expect(screen.getByText(atQuay, { selector: 'dd' })).toBeInTheDocument()
  await user.click(await readyToPay(user))
  await screen.findByRole('heading', { level: 1, name: orders.title })
  const [newest] = (
    (await shop.call(
      'POST',
      '/api/client/checkout/quote',
      { client_id: registered.client.id, delivery: 'domicile' },
      registered.token,
    )) as { addresses: object[] }
  ).addresses
  expect(newest).toEqual({ ...quay, town: 'Blois', phone: '06 12 34 56 78' })
})

test('without an address in the profile the last one is chosen, and another can be typed', async () => {
  const { user } = await openCart('CAF-02', { address: '' })
  expect(radio(atQuay)).toBeChecked()
  expect(streetField()).not.toBeInTheDocument()
  await user.click(radio(checkout.otherAddress))
  await typeAddress(user, { street: '3 rue des Papegaults', postcode: '41000', town: 'Blois' })
  expect(
    screen.getByText('3 rue des Papegaults, 41000 Blois', { selector: 'dd' }),
  ).toBeInTheDocument()
  await user.click(radio(atQuay))
  expect(screen.getByText(atQuay, { selector: 'dd' })).toBeInTheDocument()
})

test('a profile with the address of the last delivery is offered once', async () => {
  await openCart('CAF-03', { address: atQuay.toUpperCase() })
  const group = screen.getByRole('radiogroup', { name: checkout.offered })
  expect(within(group).getAllByRole('radio')).toHaveLength(2)
})

test('the address of a delivery that is too long for another order is not offered', async () => {
  const registered = await shop.registerClient({ address: '' })
  await hold(registered, 'CAF-06', 1)
  const address = `4 quai Saint-Jean, ${'Bâtiment B '.repeat(12)}, 41000 Blois`
  await payHeld(registered, { adress: address, command_delivery: 'domicile' })
  await hold(registered, 'CAF-06', 1)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  await screen.findByRole('checkbox')
  await user.click(radio(cart.toHome))
  expect(streetField()).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: checkout.otherAddress })).not.toBeInTheDocument()
})

test('the next client of the browser is not offered it', async () => {
  const { store } = await openCart('CAF-04', { address: '' })
  expect(radio(atQuay)).toBeChecked()
  const other = await shop.registerClient({ address: '' })
  await hold(other, 'CAF-04', 1)
  const seen = () => document.body.textContent.includes('Saint-Jean')
  store.dispatch({ type: 'session/signedOut' })
  await waitFor(() => expect(seen()).toBe(false))
  const { token, client } = other
  store.dispatch({ type: 'session/signedIn', payload: { token, client } })
  await screen.findByRole('checkbox')
  await waitFor(() => expect(streetField()).toBeInTheDocument())
  expect(seen()).toBe(false)
})

test('while the quote does not load, an address can be typed', async () => {
  localStorage.setItem('delivery', 'domicile')
  const registered = await shop.registerClient({ address: '' })
  await hold(registered, 'CAF-05', 1)
  shop.failNext('quoteCart', 503, 3)
  await renderShop({ path: '/panier', signedInAs: registered })
  await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 10_000 })
  expect(streetField()).toBeInTheDocument()
}, 15_000)
