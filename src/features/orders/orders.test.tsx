import { act, screen, waitFor, within } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import type { RegisteredClient } from '../../../testing/startShopForScreens'
import { api } from '../../api/api'
import { formatAmount } from '../../ui/Price'

/** Buys one of the first product in stock, as another device of the client would. */
async function buy(registered: RegisteredClient, to: object = toPickUp) {
  const product = (await shop.products()).find(({ product_stock }) => product_stock > 1)!
  await hold(registered, String(product.product_serial_number), 1)
  const id = await payHeld(registered, to)
  return { id, product, price: formatAmount(Math.round(product.product_price * 100)) }
}

// spec: 1.11, 2.27, 4.8
test('the history lists paid orders and leads to them', async () => {
  const registered = await shop.registerClient()
  const before = new Date()
  const { id, product, price } = await buy(registered)
  const days = [before, new Date()]
  const { user, words } = await renderShop({ path: '/profil', signedInAs: registered })
  const link = await screen.findByRole('link', { name: words.orders.open(id) })
  expect(link).toHaveAttribute('href', `/command/${id}`)
  const shownDays = days.map((day) => words.orders.dateOf(day))
  expect(screen.getByText((text) => shownDays.includes(text))).toBeInTheDocument()
  expect(screen.getByText('payée')).toBeInTheDocument()
  expect(screen.getByText(words.orders.amount(price), { normalizer: String })).toBeInTheDocument()
  await user.click(link)
  expect(await screen.findByRole('rowheader', { name: product.product_name })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Votre commande'))
})

// spec: 8.7
test('a client without orders reads so', async () => {
  await renderShop({ path: '/profil', signedInAs: await shop.registerClient() })
  expect(await screen.findByText('Aucune commande trouvée')).toBeInTheDocument()
})

// spec: 2.35
test('/command shows the newest order: its number, state, total and lines', async () => {
  const registered = await shop.registerClient()
  await buy(registered)
  shop.advanceClock(60_000)
  const { id, product, price } = await buy(registered)
  const { words } = await renderShop({ path: '/command', signedInAs: registered })
  const total = words.orders.amount(price)
  for (const fact of [id, 'payée', total])
    expect(
      await screen.findByText(fact, { selector: 'dd, dd > *', normalizer: String }),
    ).toBeInTheDocument()
  const lines = screen.getByRole('table', { name: words.orders.lines })
  expect(within(lines).getByText(product.product_name)).toBeInTheDocument()
})

test('a parcel on its way says when it is expected, a lost one no longer', async () => {
  const registered = await shop.registerClient()
  const home = { adress: '3 rue du Bac, 41000 Blois', command_delivery: 'domicile' }
  const { id } = await buy(registered, home)
  await shop.moveOrder(id, ['en préparation', 'expédiée'])
  const { words } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  expect(await screen.findByText(words.orders.promised)).toBeInTheDocument()
  await shop.moveOrder(id, ['perdue'])
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(screen.queryByText(words.orders.promised)).not.toBeInTheDocument())
})

test('two products of one name are two lines of an order', async () => {
  const registered = await shop.registerClient()
  const [one, other] = await shop.products()
  const serials = [one!, other!].map(({ product_serial_number }) => String(product_serial_number))
  for (const serial of serials) await shop.changeProduct(serial, { name: 'Le même café' })
  for (const serial of serials) await hold(registered, serial, 1)
  const id = await payHeld(registered)
  await renderShop({ path: `/command/${id}`, signedInAs: registered })
  expect(await screen.findAllByRole('rowheader', { name: 'Le même café' })).toHaveLength(2)
})

test('an order whose confirmation waits for the e-mail to be proven says so', async () => {
  const unproven = await shop.registerClient({ emailProvenAt: null })
  const { id } = await buy(unproven)
  const { words } = await renderShop({ path: `/command/${id}`, signedInAs: unproven })
  expect(
    await screen.findByText(words.orders.confirmationHeld, { normalizer: String }),
  ).toBeInTheDocument()
})

test('an order whose confirmation is sent says nothing of it', async () => {
  const registered = await shop.registerClient()
  const { id } = await buy(registered)
  const { words } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  expect(await screen.findByText(id)).toBeInTheDocument()
  expect(
    screen.queryByText(words.orders.confirmationHeld, { normalizer: String }),
  ).not.toBeInTheDocument()
})

// spec: 8.7
test('/command of a client without orders says so', async () => {
  await renderShop({ path: '/command', signedInAs: await shop.registerClient() })
  expect(await screen.findByText('Aucune commande trouvée')).toBeInTheDocument()
})

// spec: 2.35
test('an unknown order and another client’s look alike', async () => {
  const { id } = await buy(await shop.registerClient())
  const registered = await shop.registerClient()
  const view = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  expect(await screen.findByText('Aucune commande trouvée')).toBeInTheDocument()
  view.close()
  await renderShop({ path: '/command/00000000', signedInAs: registered })
  expect(await screen.findByText('Aucune commande trouvée')).toBeInTheDocument()
})

test('an order on the screen stays while the orders cannot be read again', async () => {
  const registered = await shop.registerClient()
  const { id } = await buy(registered)
  const { store } = await renderShop({ path: '/command', signedInAs: registered })
  await screen.findByText(id)
  shop.failNext('listOrders', 404)
  act(() => void store.dispatch(api.util.invalidateTags(['Order'])))
  await act(() => shop.settle())
  expect(screen.getByText(id)).toBeInTheDocument()
})

// spec: 8.7
test('orders that do not load offer another try, and never look like none', async () => {
  shop.failNext('listOrders', 404)
  const { user, words } = await renderShop({
    path: '/profil',
    signedInAs: await shop.registerClient(),
  })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  expect(screen.queryByText('Aucune commande trouvée')).not.toBeInTheDocument()
  await user.click(retry)
  expect(await screen.findByText(words.orders.empty)).toBeInTheDocument()
})

test('an order that does not load offers another try', async () => {
  const registered = await shop.registerClient()
  const { id } = await buy(registered)
  shop.failNext('getOrder', 403)
  const { user } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText(id)).toBeInTheDocument()
})

test('while an order loads, its place says so', async () => {
  const registered = await shop.registerClient()
  const { id } = await buy(registered)
  shop.slow(300)
  const { words } = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  expect(await screen.findByText(words.common.waiting)).toBeInTheDocument()
  expect(await screen.findByText(id)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(words.common.waiting)).not.toBeInTheDocument())
})

test('while orders load, their place says so', async () => {
  shop.slow(300)
  const { words } = await renderShop({ path: '/profil', signedInAs: await shop.registerClient() })
  expect(await screen.findByText(words.common.waiting)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(words.common.waiting)).not.toBeInTheDocument())
})
