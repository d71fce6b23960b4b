import { act, screen, waitFor } from '@testing-library/react'
import { comeBack } from '../../testing/comeBack'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { renderShop } from '../../testing/renderShop'
import { favouriteWords } from '../../wording/favourites'
import { browserFavourites } from '../features/catalogue/favourites/browserFavourites'
import { browserStorage } from '../state/browserStorage'
import { session } from '../state/session'
import { signIn } from './sessionCommands'
import { openShopStore } from './store'
import { syncTabs } from './tabs'

/** All that is stored, without the delivery mode. */
const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key !== 'delivery')
    .sort()
const profileLink = (words: { layout: { profile: string } }) => ({ name: words.layout.profile })

// spec: 3.4, 4.3, 9.1
test('signing in stores the bare token and the client as JSON, and nothing else', async () => {
  const { client, email, password } = await shop.registerClient()
  const { user, words } = await renderShop({ path: '/login' })
  await user.type(await screen.findByLabelText(/E-mail/), email)
  await user.type(screen.getByLabelText(/Mot de passe/), password)
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  await screen.findByRole('heading', { name: words.account.greeting(client.prenom) })
  expect(keys()).toEqual(['client', 'token'])
  expect(localStorage.getItem('token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(JSON.parse(localStorage.getItem('client')!)).toEqual(client)
})

// spec: 4.2
test('a reload finds the session again', async () => {
  const registered = await shop.registerClient()
  const { words } = await renderShop({
    path: '/politique-de-confidentialite',
    signedInAs: registered,
  })
  expect(await screen.findByRole('link', profileLink(words))).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: words.layout.login })).not.toBeInTheDocument()
  expect(localStorage.getItem('token')).toBe(registered.token)
})

// spec: 2.26, 4.4
test('signing out removes both keys and says so', async () => {
  const { user, words } = await renderShop({
    path: '/profil',
    signedInAs: await shop.registerClient(),
  })
  await user.click(await screen.findByRole('button', { name: words.account.logout }))
  expect(
    await screen.findByText(words.session.signedOut, { normalizer: String }),
  ).toBeInTheDocument()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('client')).toBeNull()
  expect(await screen.findByRole('link', { name: words.layout.login })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/')
})

// spec: 4.5
test.each([
  ['no client', 'a.b.c', null],
  ['no token', null, '{"id":"1","prenom":"A","nom":"B","adresse":"","email":"a@b.fr"}'],
  ['a client that is no JSON', 'a.b.c', '{"id":'],
  ['a client without a name', 'a.b.c', '{"id":"1"}'],
])('%s: both entries are removed and the visitor is signed out', async (_, token, client) => {
  if (token !== null) localStorage.setItem('token', token)
  if (client !== null) localStorage.setItem('client', client)
  const { words } = await renderShop({ path: '/profil' })
  expect(await screen.findByText(words.common.notConnected)).toBeInTheDocument()
  expect(keys()).toEqual([])
})

test('where the browser blocks storage, the shop works for as long as its page is open', async () => {
  const registered = await shop.registerClient()
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  try {
    const { user, words } = await renderShop({ path: '/product/CAF-01' })
    await user.click(await screen.findByRole('button', { name: favouriteWords.specified.add }))
    await user.click(screen.getByRole('link', { name: words.layout.login }))
    await user.type(await screen.findByLabelText(/E-mail/), registered.email)
    await user.type(screen.getByLabelText(/Mot de passe/), registered.password)
    await user.click(screen.getByRole('button', { name: words.session.signInButton }))
    expect(await screen.findByRole('link', profileLink(words))).toBeInTheDocument()
    expect(browserFavourites.all()).toEqual(['CAF-01'])
  } finally {
    blocked.mockRestore()
  }
})

test('where storage is full, a sign-in lasts for as long as its page is open', async () => {
  const { token, client } = await shop.registerClient()
  const { store, words } = await renderShop({ path: '/politique-de-confidentialite' })
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  try {
    await act(() => store.dispatch(signIn({ token, client })))
    expect(full).toHaveBeenCalled()
    expect(await screen.findByRole('link', profileLink(words))).toBeInTheDocument()
    // Back from the provider's page, the browser shows this one as it was.
    comeBack()
    expect(screen.getByRole('link', profileLink(words))).toBeInTheDocument()
  } finally {
    full.mockRestore()
  }
})

/** Another tab of this browser writes, and this page gets the event. */
function inAnotherTab(changes: Record<string, string | null>) {
  act(() => {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
    }
  })
}

test('a sign-in in another tab signs in here', async () => {
  const { token, client } = await shop.registerClient()
  const { words } = await renderShop({ path: '/profil' })
  await screen.findByText(words.common.notConnected)
  inAnotherTab({ token, client: JSON.stringify(client) })
  expect(
    await screen.findByRole('heading', { name: words.account.greeting(client.prenom) }),
  ).toBeInTheDocument()
})

test('a sign-out in another tab signs out here', async () => {
  const { words } = await renderShop({ path: '/profil', signedInAs: await shop.registerClient() })
  await screen.findByRole('link', profileLink(words))
  inAnotherTab({ token: null, client: null })
  expect(await screen.findByText(words.common.notConnected)).toBeInTheDocument()
})

test('clearing the whole storage in another tab signs out here', async () => {
  const { words } = await renderShop({ path: '/profil', signedInAs: await shop.registerClient() })
  await screen.findByRole('link', profileLink(words))
  localStorage.clear()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(await screen.findByText(words.common.notConnected)).toBeInTheDocument()
})

test('a delivery mode chosen in another tab is the mode here', async () => {
  const { store } = await renderShop({ path: '/politique-de-confidentialite' })
  inAnotherTab({ delivery: 'domicile' })
  await waitFor(() => expect(store.getState().delivery.mode).toBe('domicile'))
})

test('a page that was hidden for longer than a minute reads prices and stocks again', async () => {
  const shown = await shop.products()
  const serial = String(shown[0]!.product_serial_number)
  await renderShop({ path: `/product/${serial}` })
  await screen.findByRole('heading', { level: 1 })
  const reads = () => shop.calls().filter((call) => call === `GET /api/product/${serial}`).length
  const look = (isHidden: boolean, later = 0) => {
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + later)
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    clock.mockRestore()
  }
  await act(() => shop.settle())
  look(true)
  look(false, 30_000)
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(reads()).toBe(0)
  look(true)
  look(false, 61_000)
  await waitFor(() => expect(reads()).toBe(1))
  jest.restoreAllMocks()
})

test('a page that was opened in a background tab reads prices and stocks at its first look', async () => {
  const shown = await shop.products()
  const serial = String(shown[0]!.product_serial_number)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await renderShop({ path: `/product/${serial}` })
  await screen.findByRole('heading', { level: 1 })
  const reads = () => shop.calls().filter((call) => call === `GET /api/product/${serial}`).length
  await act(() => shop.settle())
  const before = reads()
  hidden.mockReturnValue(false)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  clock.mockRestore()
  await waitFor(() => expect(reads()).toBe(before + 1))
  jest.restoreAllMocks()
})

test('a page that reads what another tab stored writes it at once, and not over what follows', async () => {
  const registered = await shop.registerClient()
  const other = await shop.registerClient()
  const { store } = await renderShop({
    path: '/politique-de-confidentialite',
    signedInAs: registered,
  })
  await act(() => shop.settle())
  const written = jest.spyOn(Storage.prototype, 'setItem')
  const tokens = () => written.mock.calls.filter(([key]) => key === 'token').length
  /** The tokens that are written by the end of the task in which the client changes. */
  const atOnce = new Promise<number>((resolve) => {
    const stop = store.subscribe(() => {
      if (session.selectors.client(store.getState())?.id !== other.client.id) return
      stop()
      queueMicrotask(() => resolve(tokens()))
    })
  })
  inAnotherTab({ token: other.token, client: JSON.stringify(other.client) })
  const before = tokens()
  expect(await act(() => atOnce)).toBe(before + 1)
  written.mockRestore()
})

test('what another tab stored before this one followed it is read when it begins', async () => {
  const store = await openShopStore(pageSettingsOfTests, browserStorage)
  store.start()
  await waitFor(() => expect(store.getState().session.status).toBe('known'))
  const { token, client } = await shop.registerClient()
  localStorage.setItem('token', token)
  localStorage.setItem('client', JSON.stringify(client))
  const stop = syncTabs(store, window)
  expect(session.selectors.client(store.getState())).toEqual(client)
  stop()
})

test('a page that Back restores has the session and the delivery mode that storage holds', async () => {
  const { store } = await renderShop({
    path: '/politique-de-confidentialite',
    signedInAs: await shop.registerClient(),
  })
  const { token, client } = await shop.registerClient()
  localStorage.setItem('token', token)
  localStorage.setItem('client', JSON.stringify(client))
  localStorage.setItem('delivery', 'domicile')
  comeBack({ persisted: false })
  expect(session.selectors.client(store.getState())).not.toEqual(client)
  comeBack()
  expect(store.getState()).toMatchObject({
    session: { token, client },
    delivery: { mode: 'domicile' },
  })
})
