import { screen, waitFor, within } from '@testing-library/react'
import { refusal, startBareHost, type BareHost } from '../../../testing/bareHost'
import { clickTimes, countInHeader, hold, rowOf, watchValues } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import type { RegisteredClient } from '../../../testing/startShopForScreens'

let host: BareHost
beforeEach(async () => {
  host = await startBareHost(shop.url)
})
afterEach(() => host.close())

const open = (path: string, signedInAs?: RegisteredClient) =>
  renderShop({ path, settings: { apiHost: host.url }, ...(signedInAs && { signedInAs }) })

test('a list without a count is one page, and its numeric strings are read', async () => {
  const byPrice = await shop.products()
  await open('/products?filter=desc')
  const list = await screen.findByRole('list', { name: 'Produits' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(byPrice.map(({ product_name }) => product_name).reverse())
  expect(screen.getByText('26 Produits trouver')).toBeInTheDocument()
  expect(screen.getByText('17,90 $ TTC')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Pages de la liste' })).not.toBeInTheDocument()
})

// spec: 7.20
test('twenty clicks count as twenty although no reply contains the cart', async () => {
  await shop.setStock('CAF-01', 40)
  const { user } = await open('/product/CAF-01', await shop.registerClient())
  await user.click(await screen.findByRole('button', { name: 'Ajouter au panier' }))
  await user.click(await countInHeader(1))
  const { more, field } = await rowOf('Café 01')
  shop.slow(20)
  const seen = watchValues(field)
  await clickTimes(user, more, 20)
  expect(field).toHaveValue(21)
  expect(await screen.findByText('144,90 €', { selector: 'dd data' })).toBeInTheDocument()
  expect(field).toHaveValue(21)
  expect(seen.at(-1)).toBe(21)
  expect([...seen].sort((one, other) => one - other)).toEqual(seen)
})

test('a host that changes an e-mail at once has no link announced', async () => {
  const registered = await shop.registerClient()
  const changed = `nouvelle-${registered.email}`
  const { user, words } = await open('/profil/modif', registered)
  const email = await screen.findByLabelText(words.account.newEmail)
  await user.clear(email)
  await user.type(email, changed)
  await user.type(screen.getByLabelText(/^Mot de passe actuel/), registered.password)
  await user.click(screen.getByRole('button', { name: words.account.editButton }))
  expect(await screen.findByText(words.account.edited)).toBeInTheDocument()
  expect(screen.queryByText(words.account.emailWaiting(changed))).not.toBeInTheDocument()
})

test('buying works from the cart to the order', async () => {
  const { user, words } = await open('/product/CAF-02', await shop.registerClient())
  await user.click(await screen.findByRole('button', { name: 'Ajouter au panier' }))
  await user.click(await countInHeader(1))
  const { more } = await rowOf('Café 02')
  await user.click(more)
  const pay = screen.getByRole('button', { name: words.cart.pay })
  await waitFor(() => expect(pay).toBeEnabled())
  await user.click(pay)
  expect(await screen.findByText('Panier payé !')).toBeInTheDocument()
  await screen.findByRole('heading', { level: 1, name: words.orders.title })
  expect(await screen.findByText('payée')).toBeInTheDocument()
  await user.click(await countInHeader(0))
  expect(await screen.findByText('Aucun produit dans le panier')).toBeInTheDocument()
})

test('a refusal without a code still shows its message', async () => {
  await shop.setStock('CAF-02', 3)
  const { user } = await open('/product/CAF-02', await shop.registerClient())
  const add = await screen.findByRole('button', { name: 'Ajouter au panier' })
  await clickTimes(user, add, 4)
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0)
  await countInHeader(3)
})

test('a host without an endpoint for quantities is asked for one article less at a time', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-03', 6)
  await shop.setStock('CAF-03', 2)
  const { user, words } = await open('/panier', registered)
  await user.click(await screen.findByRole('button', { name: words.cart.takeLeft(2) }))
  const { field } = await rowOf('Café 03')
  await waitFor(() => expect(field).toHaveValue(2))
  const less = () => shop.calls().filter((call) => call.endsWith('/updateQuantityLess'))
  await waitFor(() => expect(less()).toHaveLength(4))
})
