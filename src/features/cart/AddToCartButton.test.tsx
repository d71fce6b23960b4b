import { act, screen, waitFor, within } from '@testing-library/react'
import { countInHeader, heldBy, hold } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import { signOut } from '../../app/sessionCommands'
import { intent } from '../../state/intent'
import { session } from '../../state/session'

const add = () => screen.findByRole('button', { name: 'Ajouter au panier' })
const added = 'Produit ajouté au panier !'

// spec: 5.5
test('a visitor is asked to sign in, and nothing is sent', async () => {
  const { user } = await renderShop({ path: '/product/CAF-01' })
  await user.click(await add())
  expect(
    screen.getByText('Veuillez vous connecter pour ajouter un produit au panier.'),
  ).toBeInTheDocument()
  expect(screen.queryByText(added)).not.toBeInTheDocument()
  expect(shop.calls().filter((call) => call.startsWith('POST'))).toEqual([])
})

// spec: 8.11
test('a client reads the message at the click, before the server replies', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/CAF-01', signedInAs: registered })
  const button = await add()
  shop.slow(1500)
  await user.click(button)
  expect(screen.getByText(added)).toBeInTheDocument()
  expect(await heldBy(registered)).toEqual([])
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
})

// spec: 1.7, 2.18
test('an added article is counted in the header and listed in the cart', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/CAF-01', signedInAs: registered })
  await user.click(await add())
  await user.click(await add())
  await user.click(await countInHeader(2))
  expect(await screen.findByLabelText('Quantité de Café 01')).toHaveValue(2)
})

test('a product’s page says how many of it the cart holds, and links to the cart', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-01', 1)
  const { user, words } = await renderShop({ path: '/product/CAF-01', signedInAs: registered })
  const inCart = (quantity: number) => ({ name: words.catalogue.inCart(quantity) })
  await screen.findByRole('link', inCart(1))
  await user.click(await add())
  const link = await screen.findByRole('link', inCart(2))
  const news = screen.getAllByRole('status')
  expect(news.flatMap((one) => within(one).queryAllByRole('link'))).toContain(link)
  await user.click(link)
  expect(await screen.findByLabelText('Quantité de Café 01')).toHaveValue(2)
})

// spec: 8.1
test('a refusal withdraws the message and says why, beside the button too', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/THE-01', signedInAs: registered })
  const button = await add()
  await user.click(button)
  await user.click(button)
  await countInHeader(2)
  await user.click(button)
  const refusals = await screen.findAllByText(/il n’en reste que 2/)
  expect(refusals).toHaveLength(2)
  expect(screen.queryByText(added)).not.toBeInTheDocument()
  await countInHeader(2)
})

/** A call that is in flight while the button is clicked. */
async function callBefore() {
  const before = shop.calls().length
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(shop.calls().length).toBeGreaterThan(before))
}

// spec: 8.13
test.each([
  ['the click', () => Promise.resolve()],
  ['a call before the click', callBefore],
])('an article at which %s ends the session is added after the sign-in', async (_, before) => {
  const registered = await shop.registerClient()
  const path = '/product/CAF-04'
  const { user, words, store } = await renderShop({ path, signedInAs: registered })
  const button = await add()
  await screen.findByRole('link', { name: words.layout.cart(0) })
  // A read that is still in flight would end the session before the click.
  await shop.settle()
  shop.advanceClock(13 * 60 * 60 * 1000)
  shop.slow(1000)
  await before()
  await user.click(button)
  shop.slow(0)
  expect(screen.getByText(added)).toBeInTheDocument()
  const link = await screen.findByRole('link', { name: words.catalogue.signIn })
  expect(screen.queryByText(added)).not.toBeInTheDocument()
  await user.click(link)
  await user.type(await screen.findByLabelText(/E-mail/), registered.email)
  await user.type(screen.getByLabelText(/^Mot de passe/), registered.password)
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  await countInHeader(1)
  const token = session.selectors.token(store.getState())!
  const held = () => heldBy({ ...registered, token })
  await waitFor(async () => expect(await held()).toMatchObject([{ command_quantity: 1 }]))
})

test('a click that a sign-out overtakes is not said to be made, and is not made later', async () => {
  const registered = await shop.registerClient()
  const path = '/product/CAF-05'
  const { user, store } = await renderShop({ path, signedInAs: registered })
  const button = await add()
  shop.slow(3000)
  await user.click(button)
  await user.click(button)
  // Under the pointer its time stops.
  await user.hover(screen.getByText(added))
  await act(() => store.dispatch(signOut()))
  await waitFor(() => expect(screen.queryByText(added)).not.toBeInTheDocument())
  expect(intent.selectors.wanted(store.getState())).toBeNull()
})

// spec: 8.5
test('a refusal without a message shows the fallback', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/CAF-02', signedInAs: registered })
  const button = await add()
  shop.failNext('addToCart', 500)
  await user.click(button)
  const fallback = 'Une erreur est survenue. Veuillez réessayer.'
  expect((await screen.findAllByText(fallback)).length).toBeGreaterThan(0)
  await user.click(button)
  await countInHeader(1)
})

// spec: 4.14
test('the message disappears after three seconds', async () => {
  const registered = await shop.registerClient()
  await renderShop({ path: '/product/CAF-03', signedInAs: registered })
  const button = await add()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
  try {
    act(() => button.click())
    expect(screen.getByText(added)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(2900))
    expect(screen.getByText(added)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(200))
    expect(screen.queryByText(added)).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})
