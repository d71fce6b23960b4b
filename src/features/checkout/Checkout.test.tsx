import { QueryStatus } from '@reduxjs/toolkit/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  countInHeader,
  heldBy,
  hold,
  payHeld,
  readyToPay,
  rowOf,
  streetField,
  typeAddress,
  watchFor,
} from '../../../testing/cartOnScreen'
import { holdTimers } from '../../../testing/holdTimers'
import { renderShop } from '../../../testing/renderShop'
import { readSettings } from '../../../server/settings'
import { cartReplies } from '../../../wording/replies/cart'
import { api } from '../../api/api'
import { formatAmount } from '../../ui/Price'
import { orderAfterPayment } from '../cart/payApi'

/** The pages of the tests are as those that were loaded before the shop moved. */
const serversAddress = readSettings({}).seller.address
const papegaults = { street: '3 rue des Papegaults', postcode: '41000', town: 'Blois' }

async function openCheckout(serial: string, fields: { address?: string } = {}) {
  const registered = await shop.registerClient(fields)
  await hold(registered, serial, 2)
  const view = await renderShop({ path: '/panier', signedInAs: registered })
  return { ...view, registered, pay: await readyToPay(view.user) }
}
const stockOf = async (serial: string) =>
  (await shop.products()).find((one) => one.product_serial_number === serial)?.product_stock

// spec: 1.10, 4.10, 8.12, 9.3
test('paying says so at once, disables the button, and leads to the order', async () => {
  const before = await stockOf('CAF-11')
  const { user, pay, words, registered } = await openCheckout('CAF-11')
  const [line] = await heldBy(registered)
  const seen = watchFor(words.cart.empty)
  const leaveCart = holdTimers(orderAfterPayment)
  await user.click(pay)
  expect(await screen.findByText('Panier payé !')).toBeInTheDocument()
  expect(pay).toBeDisabled()
  const { more, field } = await rowOf('Café 11')
  expect(more).toBeDisabled()
  expect(field).toHaveValue(2)
  const news = screen.getByText(words.cart.paidOrder(String(line!.command_id)), {
    normalizer: String,
  })
  expect(news).toHaveFocus()
  expect(orderAfterPayment).toBe(2000)
  expect(location.pathname).toBe('/panier')
  act(leaveCart)
  const heading = await screen.findByRole('heading', { level: 1, name: words.orders.title })
  expect(location.pathname).toBe(`/command/${line!.command_id}`)
  expect(heading).toHaveFocus()
  expect(seen()).toBe(false)
  await user.click(await countInHeader(0))
  expect(await screen.findByText(words.cart.empty)).toBeInTheDocument()
  expect(await stockOf('CAF-11')).toBe(before! - 2)
})

test('paid lines and their button are gone for a shopper who leaves and returns at once', async () => {
  const { user, pay, words } = await openCheckout('CAF-17')
  // In the lines of a cart alone: the best products, which an empty cart shows, may name it too.
  const ofLine = '€ pièce'
  expect(document.body).toHaveTextContent(ofLine)
  holdTimers(orderAfterPayment)
  await user.click(pay)
  await screen.findByText('Panier payé !')
  await user.click(screen.getByRole('link', { name: words.layout.shop }))
  await screen.findByRole('heading', { level: 1, name: words.catalogue.title })
  const seen = watchFor(ofLine)
  await user.click(await countInHeader(0))
  expect(await screen.findByText(words.cart.empty)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: words.cart.pay })).not.toBeInTheDocument()
  expect(seen()).toBe(false)
})

// law: before-the-order
test('a changed price is shown before it is paid, and no choice is lost', async () => {
  const { user, pay, words, registered } = await openCheckout('CAF-18', { address: '' })
  await user.click(screen.getByRole('radio', { name: words.cart.toHome }))
  await typeAddress(user, papegaults)
  const { total } = await rowOf('Café 18')
  const [before] = total.textContent.match(/[\d,]+/) ?? []
  await waitFor(() => expect(pay).toBeEnabled())
  await shop.changeProduct('CAF-18', { priceCents: 9999 })
  await user.click(pay)
  const news = await screen.findByRole('alert')
  expect(news).toHaveTextContent(cartReplies.priceChanged)
  expect(news).toHaveFocus()
  const unit = formatAmount(Math.round(Number(before?.replace(',', '.')) * 50))
  expect(
    screen.getByText(words.cart.priceMoved(`${unit}\u00a0€`, '99,99\u00a0€'), {
      normalizer: String,
    }),
  ).toBeInTheDocument()
  expect(total).toHaveTextContent('199,98')
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 2 }])
  expect(streetField()).toHaveValue(papegaults.street)
  expect(screen.getByRole('checkbox')).toBeChecked()
  await waitFor(() => expect(pay).toBeEnabled())
  await user.click(pay)
  expect(await screen.findByText(/Papegaults/, { selector: 'dl.facts dd, main dd' })).toBeVisible()
  expect(await screen.findByText('payée', { selector: 'dd' })).toBeInTheDocument()
})

test('a change by another tab is named before it is paid', async () => {
  const { user, pay, words, registered } = await openCheckout('CAF-19')
  await hold(registered, 'CAF-19', 1)
  await hold(registered, 'CAF-20', 1)
  await user.click(pay)
  expect(await screen.findByRole('alert')).toHaveTextContent(cartReplies.priceChanged)
  expect(screen.getByText(words.cart.quantityMoved(2, 3))).toBeInTheDocument()
  expect(screen.getByText(words.cart.addedMeanwhile)).toBeInTheDocument()
  await user.click((await rowOf('Café 20')).remove)
  await waitFor(() => expect(pay).toBeEnabled())
  const [line] = await heldBy(registered)
  await shop.call(
    'DELETE',
    '/api/client/cart/deleteLine',
    { client_id: registered.client.id, command_line_id: line!.command_line_id },
    registered.token,
  )
  await hold(registered, 'CAF-20', 1)
  await waitFor(() => expect(pay).toBeEnabled())
  await user.click(pay)
  expect(
    await screen.findByText(words.cart.goneMeanwhile('Café 19'), { normalizer: String }),
  ).toBeInTheDocument()
})

test('of a coffee in two grinds, the one that another tab removed is named', async () => {
  const registered = await shop.registerClient()
  const { client, token } = registered
  const article = { product_serial_number: 'CAF-22', client_id: client.id }
  await shop.call('POST', '/api/products/addCart', { ...article, command_grind: 'moka' }, token)
  await hold(registered, 'CAF-22', 1)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  const pay = await readyToPay(user)
  const [ground] = await heldBy(registered)
  const line = { client_id: client.id, command_line_id: ground!.command_line_id }
  await shop.call('DELETE', '/api/client/cart/deleteLine', line, token)
  await user.click(pay)
  const gone = words.cart.goneMeanwhile('Café 22, moulu pour moka')
  expect(await screen.findByText(gone, { normalizer: String })).toBeInTheDocument()
})

test('a quote that cannot be read again after another tab’s change says so, and can be asked again', async () => {
  const { user, words, registered, store } = await openCheckout('CAF-21')
  await hold(registered, 'CAF-20', 1)
  shop.failNext('quoteCart', 400, 2)
  act(() => void store.dispatch(api.util.invalidateTags(['Cart'])))
  await rowOf('Café 20')
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 5000 })
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('button', { name: words.cart.pay })).toBeEnabled())
})

test('returning to the window leaves the button as it is while the quote is read again', async () => {
  const { pay, store } = await openCheckout('CAF-18')
  const isReading = () =>
    Object.values(store.getState().api.queries).some(
      (query) => query?.endpointName === 'quoteCart' && query.status === QueryStatus.pending,
    )
  const changes: MutationRecord[] = []
  new MutationObserver((seen) => changes.push(...seen)).observe(pay, { attributes: true })
  shop.slow(400)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(isReading()).toBe(true))
  await waitFor(() => expect(isReading()).toBe(false))
  expect(changes.map(({ attributeName }) => attributeName)).toEqual([])
})

test('an order that was paid elsewhere to another address says which address counts', async () => {
  const { user, pay, words, registered } = await openCheckout('CAF-21')
  const address = '3 rue des Papegaults, 41000 Blois'
  await payHeld(registered, { adress: address })
  await user.click(pay)
  const kept = cartReplies.alreadyPaid.domicile(address)
  expect(await screen.findByText(kept, { normalizer: String })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: words.orders.title })).toHaveFocus()
  expect(await screen.findByText(address)).toBeInTheDocument()
})

// spec: 4.10
test('after a payment the stock of the product and the list of orders are fresh', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-12', 2)
  await shop.setStock('CAF-12', 6)
  const { user, words } = await renderShop({ path: '/product/CAF-12', signedInAs: registered })
  expect(await screen.findByText(words.catalogue.inStock(6))).toBeInTheDocument()
  await user.click(await countInHeader(2))
  await user.click(await readyToPay(user))
  await screen.findByRole('heading', { level: 1, name: words.orders.title })
  await user.click(await screen.findByRole('link', { name: words.layout.profile }))
  await screen.findByRole('heading', { name: words.orders.history })
  expect(await screen.findAllByText('payée')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: words.layout.shop }))
  await user.click(await screen.findByRole('link', { name: /Café 12/ }))
  expect(await screen.findByText(words.catalogue.inStock(4))).toBeInTheDocument()
})

function expectInOrder(parts: HTMLElement[]): void {
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}

// spec: 1.9, 2.33, 4.11, 4.12, 4.13, 9.6
// law: before-the-order
test('the total and the address are directly above the button', async () => {
  const { words, user, pay } = await openCheckout('CAF-13')
  const checkout = within(screen.getByRole('region', { name: words.cart.summary }))
  const [subtotal, total, ...others] = checkout.getAllByText('22,20 €')
  expect(others).toEqual([])
  expect(checkout.getByRole('radio', { name: words.cart.toShop })).toBeChecked()
  expect(checkout.getByRole('button', { name: words.cart.pay })).toBe(pay)
  const above = (place: string, date: RegExp) => [
    checkout.getByRole('radio', { name: words.checkout.meansName.demonstration }),
    subtotal!,
    checkout.getByText(place, { selector: 'dd' }),
    checkout.getByText(date),
    total!,
    pay,
  ]
  expectInOrder(above(serversAddress, /^Votre commande sera prête/))
  await user.click(checkout.getByRole('radio', { name: words.cart.toHome }))
  await checkout.findByText(/^Livraison prévue/)
  expectInOrder(above('2 place du Château, 41000 Blois', /^Livraison prévue/))
  expect(streetField()).not.toBeInTheDocument()
  expect(checkout.getByText(words.checkout.meansHint.demonstration)).toBeInTheDocument()
  await waitFor(() => expect(pay).toBeEnabled())
})

// spec: 4.13, 5.7
test('without an address in the profile one is typed, required, and never stored', async () => {
  const { words, user, pay } = await openCheckout('CAF-14', { address: '' })
  await user.click(screen.getByRole('radio', { name: words.cart.toHome }))
  await waitFor(() => expect(pay).toBeEnabled())
  await user.click(pay)
  const missing = await screen.findAllByText('Veuillez spécifier une adresse de livraison.')
  expect(missing).toHaveLength(2)
  const street = streetField()
  expect(street).toBeInvalid()
  expect(street).toHaveFocus()
  for (const sentence of [
    words.checkout.streetMissing,
    words.checkout.postcodeWrong,
    words.checkout.townMissing,
  ])
    expect(screen.getByText(sentence, { normalizer: String })).toBeInTheDocument()
  expect(shop.calls().filter((call) => call.endsWith('/cart/paid'))).toEqual([])
  await typeAddress(user, papegaults)
  await waitFor(() => expect(pay).toBeEnabled())
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Papegaults')
  expect(localStorage.getItem('delivery')).toBe('domicile')
  await user.click(pay)
  await screen.findByRole('heading', { level: 1, name: words.orders.title })
  expect(await screen.findByText(/Papegaults/)).toBeInTheDocument()
})

// spec: 8.1
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

// spec: 8.5
test('a refused payment without a message shows its fallback', async () => {
  const { user, pay } = await openCheckout('CAF-16')
  shop.failNext('payCart', 429)
  await user.click(pay)
  const fallback = 'Une erreur est survenue. Veuillez réessayer.'
  expect((await screen.findAllByText(fallback)).length).toBeGreaterThan(0)
  await waitFor(() => expect(pay).toBeEnabled())
})

// spec: 5.6
test('a payment that the shop does not know the client of asks for the sign-in', async () => {
  const { user, pay, words } = await openCheckout('CAF-16')
  shop.failNext('payCart', 401)
  await user.click(pay)
  expect((await screen.findAllByText(words.catalogue.addNeedsLogin)).length).toBeGreaterThan(0)
})

test('a refusal that no field says stands above the button, and has the focus', async () => {
  const { user, pay, words } = await openCheckout('CAF-22')
  shop.failNext('payCart', 429)
  await user.click(pay)
  const checkout = within(screen.getByRole('region', { name: words.cart.summary }))
  const refusal = await checkout.findByText(words.common.errorRetry)
  expect(refusal).toHaveFocus()
  expectInOrder([refusal, pay])
})

test('the cart is read again two seconds after its payment', async () => {
  const { user, pay, words } = await openCheckout('CAF-13')
  const reads = () => shop.calls().filter((call) => call === 'POST /api/client/cart').length
  const before = reads()
  await user.click(pay)
  await screen.findByText('Panier payé !')
  expect(reads()).toBe(before)
  await screen.findByRole('heading', { level: 1, name: words.orders.title })
  await waitFor(() => expect(reads()).toBe(before + 1))
})
