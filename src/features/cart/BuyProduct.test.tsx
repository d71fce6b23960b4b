import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.edge'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { heldBy, hold } from '../../../testing/cartOnScreen'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { renderShop } from '../../../testing/renderShop'
import { formatWords } from '../../../wording/formats'
import { createShopStore } from '../../app/store'
import { intent } from '../../state/intent'
import { session } from '../../state/session'
import { ShopProvider } from '../../ui/Shop'
import { BuyProduct } from './BuyProduct'

const add = () => screen.findByRole('button', { name: 'Ajouter au panier' })

test('coffee is added as it is to be ground, as many as was typed, in one call', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/CAF-22', signedInAs: registered })
  const button = await add()
  await user.selectOptions(screen.getByLabelText('Mouture'), 'moulu pour filtre')
  await user.type(screen.getByLabelText('Quantité'), '3')
  await user.click(button)
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 3, command_grind: 'filtre' }])
  expect(shop.calls().filter((call) => call.includes('addCart'))).toHaveLength(1)
  await user.click(await screen.findByRole('link', { name: /3 .*panier/ }))
  expect(await screen.findByLabelText('Quantité de Café 22, moulu pour filtre')).toHaveValue(3)
})

test('another format of a coffee is to be ground like the one chosen before', async () => {
  const facts = { group: 'Café 22', beans: true as const }
  await shop.changeProduct('CAF-22', { facts })
  await shop.changeProduct('CAF-21', { facts })
  const { user } = await renderShop({ path: '/product/CAF-22' })
  await add()
  await user.selectOptions(screen.getByLabelText('Mouture'), 'moulu pour filtre')
  const formats = await screen.findByRole('navigation', { name: formatWords.specified.formats })
  await user.click(within(formats).getAllByRole('link', { current: false })[0]!)
  expect(await screen.findByRole('heading', { level: 1, name: 'Café 21' })).toBeInTheDocument()
  expect(screen.getByLabelText('Mouture')).toHaveDisplayValue('moulu pour filtre')
  await shop.changeProduct('CAF-22', { facts: { beans: true } })
  await shop.changeProduct('CAF-21', { facts: {} })
})

test('what is not coffee in beans has no grind', async () => {
  await renderShop({ path: '/product/THE-01' })
  await add()
  expect(screen.getByLabelText('Quantité')).toHaveAttribute('max', '2')
  expect(screen.queryByLabelText('Mouture')).not.toBeInTheDocument()
})

test('more than there is becomes what there is, which is said until the next change', async () => {
  const { user, words } = await renderShop({ path: '/product/THE-01' })
  await add()
  await user.type(screen.getByLabelText('Quantité'), '5{Enter}')
  expect(screen.getByLabelText('Quantité')).toHaveValue(2)
  const sentence = words.catalogue.onlyLeft(2)
  expect(screen.getByText(sentence)).toHaveAttribute('role', 'status')
  await user.click(screen.getByRole('button', { name: 'Un de moins' }))
  expect(screen.getByLabelText('Quantité')).toHaveValue(1)
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

test('a visitor comes back from the sign-in to the product, which is added once', async () => {
  const registered = await shop.registerClient()
  const { user, words, close } = await renderShop({ path: '/product/CAF-22' })
  const button = await add()
  await user.selectOptions(screen.getByLabelText('Mouture'), 'moulu pour piston')
  await user.click(button)
  await user.click(await screen.findByRole('link', { name: 'Connectez-vous' }))
  await user.type(await screen.findByLabelText(/E-mail/), registered.client.email)
  await user.type(screen.getByLabelText(/^Mot de passe/), registered.password)
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  await add()
  expect(window.location.pathname).toBe('/product/CAF-22')
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 1, command_grind: 'piston' }])
  close()
  await renderShop({ path: '/product/CAF-22', isReload: true })
  await screen.findByRole('link', { name: /1 .*panier/ })
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 1 }])
})

/** A visitor wants a product and signs in; the shop then fails to add it, and the page says so. */
async function refusedAfterSignIn() {
  const registered = await shop.registerClient()
  const { user, words } = await renderShop({ path: '/product/CAF-22' })
  await user.click(await add())
  await user.click(await screen.findByRole('link', { name: 'Connectez-vous' }))
  await user.type(await screen.findByLabelText(/E-mail/), registered.client.email)
  await user.type(screen.getByLabelText(/^Mot de passe/), registered.password)
  shop.failNext('addToCart', 500)
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  const button = await add()
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(words.common.errorRetry)).toBeInTheDocument()
  expect(await heldBy(registered)).toEqual([])
  return { registered, user, words, button, main }
}

test('a product that is refused after the sign-in says why beside its button, until the next try', async () => {
  const { registered, user, words, button, main } = await refusedAfterSignIn()
  await user.click(button)
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
  expect(main.queryByText(words.common.errorRetry)).not.toBeInTheDocument()
})

test('who leaves its page does not read there again why a product was refused', async () => {
  const { user, words, main } = await refusedAfterSignIn()
  await user.click(screen.getAllByRole('link', { name: words.contact.title })[0]!)
  await screen.findByRole('heading', { level: 1, name: words.contact.title })
  act(() => window.history.back())
  await add()
  expect(main.queryByText(words.common.errorRetry)).not.toBeInTheDocument()
})

test('a visitor who wants a product of the home page comes back to it', async () => {
  const registered = await shop.registerClient()
  const { user, words } = await renderShop({ path: '/' })
  const [button] = await screen.findAllByRole('button', { name: /^Ajouter/ })
  await user.click(button!)
  await user.click(await screen.findByRole('link', { name: 'Connectez-vous' }))
  await user.type(await screen.findByLabelText(/E-mail/), registered.client.email)
  await user.type(screen.getByLabelText(/^Mot de passe/), registered.password)
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
  expect(window.location.pathname).toBe('/')
})

test('a visitor who signs up instead finds the product in the new cart, once', async () => {
  const { user, words } = await renderShop({ path: '/product/CAF-22' })
  await user.click(await add())
  await user.click(await screen.findByRole('link', { name: words.catalogue.signUp }))
  await user.type(await screen.findByLabelText(/Prénom/), 'Zoé')
  await user.type(screen.getByLabelText(/^Nom/), 'Roy')
  await user.type(screen.getByLabelText(/E-mail/), `zoe-${Date.now()}@example.fr`)
  await user.type(screen.getByLabelText(/Mot de passe/), 'Torréfaction-41')
  await user.click(screen.getByRole('button', { name: words.session.registerButton }))
  await add()
  expect(window.location.pathname).toBe('/product/CAF-22')
  await screen.findByRole('link', { name: /1 .*panier/ })
  const isAdding = (call: string) => call.includes('addCart')
  await waitFor(() => expect(shop.calls().filter(isAdding)).toHaveLength(1))
})

test('a visitor who signs in long after is not surprised by an article', async () => {
  const registered = await shop.registerClient()
  const { user, store } = await renderShop({ path: '/product/CAF-22' })
  await user.click(await add())
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
  store.dispatch({
    type: 'session/signedIn',
    payload: { token: registered.token, client: registered.client },
  })
  await waitFor(() => expect(store.getState().intent.wanted).toBeNull())
  now.mockRestore()
  expect(await heldBy(registered)).toEqual([])
})

/** A visitor wants a product; another tab, which has the focus, signs this client in. */
async function wantedWhileSignedInElsewhere() {
  const registered = await shop.registerClient()
  const { user, store } = await renderShop({ path: '/product/CAF-22' })
  await user.click(await add())
  jest.spyOn(document, 'hasFocus').mockReturnValue(false)
  const listened = jest.spyOn(window, 'addEventListener')
  const { token, client } = registered
  act(() => void store.dispatch(session.actions.changedElsewhere({ token, client })))
  await waitFor(() =>
    expect(listened).toHaveBeenCalledWith('focus', expect.any(Function), { once: true }),
  )
  const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')))
  return { registered, store, comeBack }
}

test('signed in from another tab, this one adds once the client is back in it', async () => {
  const { registered, comeBack } = await wantedWhileSignedInElsewhere()
  expect(await heldBy(registered)).toEqual([])
  comeBack()
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
  comeBack()
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 1 }])
})

test('what the other tab added meanwhile is not added once more', async () => {
  const { registered, store, comeBack } = await wantedWhileSignedInElsewhere()
  await hold(registered, 'CAF-22', 1)
  comeBack()
  await waitFor(() => expect(store.getState().intent.wanted).toBeNull())
  await screen.findByRole('link', { name: /1 .*panier/ })
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 1 }])
  expect(shop.calls().filter((call) => call.includes('addCart'))).toEqual([])
})

test('a press that brings the client back to this tab adds once', async () => {
  const { registered, store } = await wantedWhileSignedInElsewhere()
  const button = await add()
  act(() => {
    window.dispatchEvent(new Event('focus'))
    button.click()
  })
  await waitFor(async () => expect(await heldBy(registered)).toHaveLength(1))
  await waitFor(() => expect(store.getState().cartChanges).toEqual([]))
  expect(await heldBy(registered)).toMatchObject([{ command_quantity: 1 }])
})

test('what was chosen before the page was hydrated is what is added', async () => {
  const store = createShopStore(pageSettingsOfTests, localStorage)
  store.dispatch(session.actions.signedOut())
  const coffee = { serial: 'CAF-22', name: 'Café 22', priceCents: 890, stock: 10 }
  const page = (
    <Provider store={store}>
      <ShopProvider settings={pageSettingsOfTests}>
        <MemoryRouter>
          <BuyProduct {...coffee} facts={{ beans: true }} />
        </MemoryRouter>
      </ShopProvider>
    </Provider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  screen.getByLabelText<HTMLSelectElement>('Mouture').value = 'filtre'
  screen.getByLabelText<HTMLInputElement>('Quantité').value = '3'
  render(page, { container, hydrate: true })
  expect(screen.getByLabelText('Mouture')).toHaveDisplayValue('moulu pour filtre')
  expect(screen.getByLabelText('Quantité')).toHaveValue(3)
  await userEvent.click(await add())
  const wanted = { serial: 'CAF-22', grind: 'filtre', quantity: 3 }
  expect(intent.selectors.wanted(store.getState())).toMatchObject(wanted)
})
