import { act, screen, waitFor, within } from '@testing-library/react'
import { maxFavourites } from '../../../../contract/favourites'
import { renderShop } from '../../../../testing/renderShop'
import { translatePage } from '../../../../testing/translatePage'
import type { RegisteredClient } from '../../../../testing/startShopForScreens'
import { favouriteWords } from '../../../../wording/favourites'
import { followFavourites } from '../../../app/followFavourites'
import { signOut } from '../../../app/sessionCommands'
import { session } from '../../../state/session'
import { browserFavourites } from './browserFavourites'

const words = favouriteWords.specified
const heart = (name: string) => screen.findByRole('button', { name })
const body = ({ client }: RegisteredClient) => ({ client_id: client.id })
async function heldBy(registered: RegisteredClient): Promise<string[]> {
  const url = '/api/client/favourites'
  const reply = await act(() => shop.call('POST', url, body(registered), registered.token))
  return (reply as { favourites: string[] }).favourites
}
const addFor = (registered: RegisteredClient, serials: string[]) =>
  shop.call(
    'POST',
    '/api/client/favourites/add',
    { ...body(registered), product_serial_numbers: serials },
    registered.token,
  )
const sent = (path: string) => shop.calls().filter((call) => call.endsWith(`/favourites/${path}`))
const cards = async () =>
  within(await screen.findByRole('list', { name: words.list }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)

test('a visitor’s heart is kept in the browser, leads to the list and is taken back there', async () => {
  const { user, close } = await renderShop({ path: '/product/CAF-01' })
  const button = await heart(words.add)
  await user.dblClick(button)
  // The name says what it does, so no state is said beside it.
  expect(await heart(words.remove)).not.toHaveAttribute('aria-pressed')
  await user.click(screen.getByRole('link', { name: words.toFavourites }))
  expect(await cards()).toEqual(['Café 01'])
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: words.signIn })).toHaveAttribute(
    'href',
    '/login?retour=%2Ffavoris',
  )
  expect(screen.getByText(/gardés dans ce navigateur/)).toBeInTheDocument()
  close()
  const { user: later } = await renderShop({ isReload: true })
  await later.click(await heart(words.removeOf('Café 01')))
  const empty = await screen.findByText(words.empty)
  expect(empty).toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(localStorage.getItem('favourites')).toBeNull()
  expect(sent('add')).toEqual([])
})

test('on a translated page the heart says what it does now', async () => {
  const { user } = await renderShop({ path: '/product/CAF-01' })
  const button = await heart(words.add)
  translatePage()
  await user.click(button)
  expect(await heart(words.remove)).toBe(button)
})

test('a client’s is on the server, with the same words', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/CAF-01', signedInAs: registered })
  await user.dblClick(await heart(words.add))
  await waitFor(async () => expect(await heldBy(registered)).toEqual(['CAF-01']))
  expect(localStorage.getItem('favourites')).toBeNull()
  await user.click(await screen.findByRole('link', { name: words.toFavourites }))
  expect(await cards()).toEqual(['Café 01'])
  await user.click(await heart(words.removeOf('Café 01')))
  await screen.findByText(words.empty)
  await waitFor(async () => expect(await heldBy(registered)).toEqual([]))
})

test('a heart that the server does not keep is taken back, and the shop says so', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/product/CAF-01', signedInAs: registered })
  const button = await heart(words.add)
  shop.failNext('addFavourites', 503)
  await user.click(button)
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(words.notSaved)).toBeInTheDocument()
  expect(await heart(words.add)).toBeInTheDocument()
  await user.click(await heart(words.add))
  expect(await heart(words.remove)).toBeInTheDocument()
  expect(main.queryByText(words.notSaved)).not.toBeInTheDocument()
})

test('a favourite that the server does not remove comes back, and the list says so', async () => {
  const registered = await shop.registerClient()
  await addFor(registered, ['CAF-02', 'CAF-01'])
  const { user } = await renderShop({ path: '/favoris', signedInAs: registered })
  await cards()
  shop.failNext('removeFavourite', 503)
  await user.click(await heart(words.removeOf('Café 01')))
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(words.notSaved)).toBeInTheDocument()
  await user.click(await heart(words.removeOf('Café 01')))
  await waitFor(async () => expect(await cards()).toEqual(['Café 02']))
  expect(main.queryByText(words.notSaved)).not.toBeInTheDocument()
})

test('signing in brings the browser’s into the account, and signing out leaves none', async () => {
  const registered = await shop.registerClient()
  await addFor(registered, ['CAF-03'])
  browserFavourites.add('CAF-01')
  browserFavourites.add('CAF-02')
  const { store } = await renderShop({ path: '/favoris' })
  followFavourites(store, window)
  await cards()
  const { token, client } = registered
  shop.failNext('addFavourites', 503)
  act(() => void store.dispatch(session.actions.signedIn({ token, client })))
  await waitFor(async () => expect(await cards()).toEqual(['Café 02', 'Café 01', 'Café 03']))
  expect(browserFavourites.all()).toEqual(['CAF-02', 'CAF-01'])
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(browserFavourites.all()).toEqual([]))
  expect(await heldBy(registered)).toEqual(['CAF-02', 'CAF-01', 'CAF-03'])
  expect(await cards()).toEqual(['Café 02', 'Café 01', 'Café 03'])
  act(() => void browserFavourites.add('CAF-04'))
  await act(() => store.dispatch(signOut()))
  expect(await screen.findByText(words.empty)).toBeInTheDocument()
  expect(localStorage.getItem('favourites')).toBeNull()
})

test('a session that ended in another tab leaves them', async () => {
  const { store } = await renderShop({
    path: '/favoris',
    signedInAs: await shop.registerClient(),
  })
  followFavourites(store, window)
  await screen.findByText(words.empty)
  act(() => void browserFavourites.add('CAF-01'))
  act(() => void store.dispatch(session.actions.changedElsewhere(null)))
  expect(await cards()).toEqual(['Café 01'])
})

test('a session that the shop ended leaves them for the same client’s next one, not for another’s', async () => {
  const [registered, other] = [await shop.registerClient(), await shop.registerClient()]
  const { store } = await renderShop({ path: '/favoris', signedInAs: registered })
  followFavourites(store, window)
  act(() => void store.dispatch(session.actions.ended('/favoris')))
  act(() => void browserFavourites.add('CAF-01'))
  const { token, client } = other
  act(() => void store.dispatch(session.actions.signedIn({ token, client })))
  await screen.findByText(words.empty)
  expect(browserFavourites.all()).toEqual([])
  expect(await heldBy(other)).toEqual([])
})

test('what is sold out or gone says so, and can be removed', async () => {
  await shop.setStock('CAF-05', 0)
  await shop.changeProduct('CAF-06', { retired: true })
  for (const serial of ['inconnu', 'CAF-06', 'CAF-05']) browserFavourites.add(serial)
  const { user, words: all } = await renderShop({ path: '/favoris' })
  expect(await cards()).toEqual(['Café 05'])
  expect(screen.getByText(all.catalogue.soldOut)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: words.goneTitle })).toBeInTheDocument()
  await user.click(await heart(words.removeOf('Café 06')))
  await user.click(await heart(words.removeOf('inconnu')))
  await waitFor(() => expect(browserFavourites.all()).toEqual(['CAF-05']))
  expect(screen.queryByText(words.goneTitle)).not.toBeInTheDocument()
  await shop.setStock('CAF-05', 10)
  await shop.changeProduct('CAF-06', { retired: false })
})

test('another tab’s heart is seen in this one', async () => {
  await renderShop({ path: '/product/CAF-01' })
  await heart(words.add)
  localStorage.setItem('favourites', '["CAF-01"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' })))
  expect(await heart(words.remove)).toBeInTheDocument()
})

test('a list that is full says so, and keeps what it has', async () => {
  const many = Array.from({ length: maxFavourites }, (_, index) => `P-${index}`)
  localStorage.setItem('favourites', JSON.stringify(many))
  const { user } = await renderShop({ path: '/product/CAF-01' })
  await user.click(await heart(words.add))
  const main = within(screen.getByRole('main'))
  expect(await main.findByText(words.full(maxFavourites))).toBeInTheDocument()
  expect(browserFavourites.all()).toEqual(many)
})

test.each(['{', '"CAF-01"', '[1, null, ""]'])('stored junk, %s, is no favourite', async (junk) => {
  localStorage.setItem('favourites', junk)
  await renderShop({ path: '/favoris' })
  expect(await screen.findByText(words.empty)).toBeInTheDocument()
})

test('a list that does not load says so, and can be tried again', async () => {
  browserFavourites.add('CAF-01')
  shop.failNext('listProductsByReference', 500, 3)
  const { user, words: all } = await renderShop({ path: '/favoris' })
  await user.click(await screen.findByRole('button', { name: all.common.retry }))
  expect(await cards()).toEqual(['Café 01'])
})

test('products that are shown stay where one more cannot be read, and it is not called gone', async () => {
  browserFavourites.add('CAF-01')
  const { user, words: all } = await renderShop({ path: '/favoris' })
  expect(await cards()).toEqual(['Café 01'])
  shop.failNext('listProductsByReference', 500, 3)
  act(() => void browserFavourites.add('CAF-02'))
  const retry = await screen.findByRole('button', { name: all.common.retry })
  expect(await cards()).toEqual(['Café 01'])
  expect(screen.queryByText(words.goneTitle)).not.toBeInTheDocument()
  await user.click(retry)
  await waitFor(async () => expect(await cards()).toEqual(['Café 02', 'Café 01']))
})
