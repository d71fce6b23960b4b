import { act, screen, waitFor, within } from '@testing-library/react'
import { startBareHost, type BareHost } from '../../../testing/bareHost'
import { clickTimes, countInHeader, rowOf, watchValues } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import type { RegisteredClient } from '../../../testing/shop'

let host: BareHost
beforeEach(async () => {
  host = await startBareHost()
})
afterEach(() => host.close())

async function registerAtHost(): Promise<RegisteredClient> {
  const body = {
    client_firstName: 'Camille',
    client_lastName: 'Martin',
    client_email: 'camille@client.example',
    client_adress: '2 place du Château, 41000 Blois',
    client_password: 'Torréfaction-41',
  }
  const reply = await fetch(`${host.url}/api/clients/register`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const signedIn = (await reply.json()) as Pick<RegisteredClient, 'token' | 'client'>
  return { ...signedIn, email: body.client_email, password: body.client_password }
}
const open = (path: string, signedInAs?: RegisteredClient) =>
  renderShop({ path, settings: { apiHost: host.url }, ...(signedInAs && { signedInAs }) })

test('a list without a count is one page, its numeric strings are read', async () => {
  await open('/products?filter=desc')
  const list = await screen.findByRole('list', { name: 'Produits' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Huila nu', 'Santos nu', 'Sencha nu', 'Tasse nue'])
  expect(screen.getByText('4 Produits trouver')).toBeInTheDocument()
  expect(screen.getByText('10,50 $ TTC')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Pages de la liste' })).not.toBeInTheDocument()
})

// spec: 7.20
test('twenty clicks count as twenty although no reply carries the cart', async () => {
  const { user } = await open('/product/2', await registerAtHost())
  await user.click(await screen.findByRole('button', { name: 'Ajouter au panier' }))
  await user.click(await countInHeader(1))
  const { more, field } = await rowOf('Huila nu')
  shop.slow(20)
  const seen = watchValues(field)
  await clickTimes(user, more, 20)
  expect(field).toHaveValue(21)
  expect(await screen.findByText('220,50 €', { selector: 'dd data' })).toBeInTheDocument()
  expect(field).toHaveValue(21)
  expect(seen.at(-1)).toBe(21)
  expect([...seen].sort((one, other) => one - other)).toEqual(seen)
})

test('buying works from the cart to the order', async () => {
  const { user, words } = await open('/product/4', await registerAtHost())
  await user.click(await screen.findByRole('button', { name: 'Ajouter au panier' }))
  await user.click(await countInHeader(1))
  const { more } = await rowOf('Santos nu')
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

test('a refusal without a code still says its message', async () => {
  const { user } = await open('/product/4', await registerAtHost())
  const add = await screen.findByRole('button', { name: 'Ajouter au panier' })
  await clickTimes(user, add, 4)
  expect((await screen.findAllByText('Stock insuffisant')).length).toBeGreaterThan(0)
  await countInHeader(3)
})

test('a host without a call for quantities is asked for one article less at a time', async () => {
  const registered = await registerAtHost()
  const { user, words } = await open('/product/2', registered)
  await clickTimes(user, await screen.findByRole('button', { name: 'Ajouter au panier' }), 6)
  const huila = host.shop.products.find(({ product_name }) => product_name === 'Huila nu')!
  await user.click(await countInHeader(6))
  await rowOf('Huila nu')
  huila.product_stock = '2'
  act(() => void window.dispatchEvent(new Event('focus')))
  await user.click(await screen.findByRole('button', { name: words.cart.takeLeft(2) }))
  const { field } = await rowOf('Huila nu')
  await waitFor(() => expect(field).toHaveValue(2))
  const less = () => shop.calls().filter((call) => call.endsWith('/updateQuantityLess'))
  await waitFor(() => expect(less()).toHaveLength(4))
})
