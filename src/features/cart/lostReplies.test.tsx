import { act, screen, waitFor } from '@testing-library/react'
import type * as cartCalls from '../../../contract/api/cart'
import type { Endpoint } from '../../../contract/api/endpoint'
import {
  countInHeader,
  heldBy,
  hold,
  payHeld,
  readyToPay,
  rowOf,
} from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import { lostReplies } from '../../../testing/network'
import { isFull } from '../../../testing/sample'
import type { RegisteredClient } from '../../../testing/startShopForScreens'
import { specified as words } from '../../../wording/specified'

// The pauses between two looks at an order are part of what is shown.
jest.setTimeout(30_000)

const { cart } = words
type Names<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Endpoint ? Name : never
}[keyof Calls]
/**
 * Every call but the payment that changes the cart; a new one does not compile until it is here.
 */
type Change = Exclude<Names<typeof cartCalls>, 'getCart' | 'payCart'>
type View = Awaited<ReturnType<typeof renderShop>>
/** `stock`: what is left when the cart is opened. */
type CartChange = { path: string; stock?: number; act: (view: View) => Promise<void> }

const changes: Record<Change, CartChange> = {
  addToCart: {
    path: '/product/CAF-02',
    act: async ({ user }) =>
      user.click(await screen.findByRole('button', { name: words.catalogue.addToCart })),
  },
  incrementLine: {
    path: '/panier',
    act: async ({ user }) => user.click((await rowOf('Café 01')).more),
  },
  decrementLine: {
    path: '/panier',
    act: async ({ user }) => user.click((await rowOf('Café 01')).less),
  },
  deleteLine: {
    path: '/panier',
    act: async ({ user }) => user.click((await rowOf('Café 01')).remove),
  },
  setQuantity: {
    path: '/panier',
    stock: 1,
    act: async ({ user }) =>
      user.click(await screen.findByRole('button', { name: cart.takeLeft(1) })),
  },
}
/** The gate loses each reply in one way, and each way at least once. */
const cases = Object.entries(changes).flatMap(([name, change], index) =>
  lostReplies
    .filter((_, way) => isFull || way === index % lostReplies.length)
    .map((fault) => ({ name, fault, ...change })),
)
const articlesOf = async (client: RegisteredClient) =>
  (await heldBy(client)).reduce((sum, line) => sum + line.command_quantity, 0)

test.each(cases)(
  'after a reply of $name is $fault the cart is the server’s',
  async ({ name, fault, path, stock, act }) => {
    const registered = await shop.registerClient()
    await hold(registered, 'CAF-01', 2)
    if (stock !== undefined) await shop.setStock('CAF-01', stock)
    const view = await renderShop({ path, signedInAs: registered })
    await countInHeader(2)
    shop.failNext(name, fault)
    await act(view)
    await waitFor(async () => expect(await articlesOf(registered)).not.toBe(2))
    await countInHeader(await articlesOf(registered))
    if (stock !== undefined) await shop.setStock('CAF-01', 10)
  },
)

async function openCart(serial: string) {
  const registered = await shop.registerClient()
  await hold(registered, serial, 2)
  const view = await renderShop({ path: '/panier', signedInAs: registered })
  const pay = await readyToPay(view.user)
  const [line] = await heldBy(registered)
  return { ...view, registered, pay, order: String(line!.command_id) }
}

async function expectOrder(order: string) {
  const heading = await screen.findByRole('heading', { level: 1, name: words.orders.title })
  expect(heading).toHaveFocus()
  expect(location.pathname).toBe(`/command/${order}`)
  expect(await screen.findByText('payée', { selector: 'dd' })).toBeInTheDocument()
  await countInHeader(0)
}

test.each(lostReplies)('a payment whose reply is %s leads to its order', async (fault) => {
  const { user, pay, order } = await openCart('CAF-03')
  shop.failNext('payCart', fault)
  await user.click(pay)
  expect(await screen.findByText('Panier payé !')).toBeInTheDocument()
  expect(screen.queryByText(words.common.errorRetry)).not.toBeInTheDocument()
  await expectOrder(order)
})

test('without a connection the screen says that it checks, until the connection is back', async () => {
  const { user, pay, order } = await openCart('CAF-04')
  shop.failNext('payCart', 'lost')
  shop.failNext('getCart', 'network', 3)
  shop.failNext('getOrder', 'network', 3)
  await user.click(pay)
  const checking = await screen.findByRole('button', { name: cart.checking })
  expect(checking).toHaveFocus()
  expect(screen.getByText(cart.checkingHint, { normalizer: String })).toBeInTheDocument()
  expect((await rowOf('Café 04')).field).toHaveValue(2)
  await waitFor(() => expect(looksAt(order)).toBe(3), { timeout: 10_000 })
  expect(screen.queryByText(cart.empty)).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  await expectOrder(order)
})

const looksAt = (order: string) =>
  shop.calls().filter((call) => call === `GET /api/client/command/${order}`).length

/** Pays, and the page looks in vain for what became of it. */
async function lookInVain() {
  const view = await openCart('CAF-05')
  shop.failNext('payCart', 'lost')
  shop.failNext('getOrder', 'network', 3)
  await view.user.click(view.pay)
  await screen.findByRole('button', { name: cart.checking })
  return view
}

test('a page reloaded while a reply is missing leads to the order as well', async () => {
  const { order, close, registered } = await lookInVain()
  close()
  await renderShop({ isReload: true, signedInAs: registered })
  expect(screen.getByText(cart.checking)).toBeInTheDocument()
  await expectOrder(order)
})

test('a press on the link of the cart while its payment is checked does not let a reload forget it', async () => {
  const { user, order, close, registered } = await lookInVain()
  await user.click(screen.getByRole('link', { name: /^Panier/ }))
  close()
  await renderShop({ isReload: true, signedInAs: registered })
  await expectOrder(order)
})

test('who comes back while the payment is still under way is led to the order, and told nothing else', async () => {
  const { user, pay, order } = await openCart('CAF-11')
  shop.slow(2_500)
  await user.click(pay)
  shop.slow(0)
  await user.click(screen.getByRole('link', { name: words.layout.privacy }))
  await screen.findByRole('heading', { level: 1, name: words.layout.privacy })
  act(() => history.back())
  await screen.findByRole('heading', { level: 1, name: cart.title })
  await expectOrder(order)
  expect(screen.queryByText(cart.notPaid)).not.toBeInTheDocument()
})

test('back at a cart whose payment was made, a new one stays as it is', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-07', 1)
  const earlier = await payHeld(registered)
  await hold(registered, 'CAF-08', 3)
  const payment = { clientId: String(registered.client.id), orderId: earlier }
  history.replaceState({ payment }, '', '/panier')
  await renderShop({ isReload: true, signedInAs: registered })
  expect((await rowOf('Café 08')).field).toHaveValue(3)
  await waitFor(() => expect(history.state).toMatchObject({ payment: null }))
  await countInHeader(3)
  expect(screen.queryByText('Panier payé !')).not.toBeInTheDocument()
  expect(location.pathname).toBe('/panier')
})

test('who comes back to the entry of another client’s payment is told nothing of it', async () => {
  const [other, registered] = [await shop.registerClient(), await shop.registerClient()]
  await hold(other, 'CAF-09', 1)
  const [line] = await heldBy(other)
  const payment = { clientId: String(other.client.id), orderId: String(line!.command_id) }
  await hold(registered, 'CAF-08', 3)
  history.replaceState({ payment }, '', '/panier')
  await renderShop({ isReload: true, signedInAs: registered })
  expect((await rowOf('Café 08')).more).toBeEnabled()
  expect(looksAt(payment.orderId)).toBe(0)
  expect(screen.queryByText(cart.notPaid)).not.toBeInTheDocument()
})

test('a payment that never reached the shop is said not to be paid, and can be tried again', async () => {
  const { user, pay, order } = await openCart('CAF-06')
  shop.failNext('payCart', 'network')
  await user.click(pay)
  expect(await screen.findAllByText(cart.notPaid, {}, { timeout: 5000 })).toHaveLength(2)
  expect((await rowOf('Café 06')).more).toBeEnabled()
  const again = screen.getByRole('button', { name: cart.pay })
  await waitFor(() => expect(again).toBeEnabled())
  await user.click(again)
  await expectOrder(order)
})
