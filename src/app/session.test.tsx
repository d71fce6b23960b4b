import 'fake-indexeddb/auto'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { renderShop } from '../../testing/renderShop'
import { cartStorage } from '../features/cart/offline/cartStorage'
import { session } from '../state/session'
import { useSession } from './hooks'
import { signOut } from './sessionCommands'
import { createShopStore } from './store'

// spec: 3.5, 4.1, 4.4
test('the session exposes token, client, login, logout and isAuthenticated', async () => {
  const { token, client } = await shop.registerClient()
  let exposed: ReturnType<typeof useSession> | undefined
  function Probe() {
    const held = useSession()
    return (
      <button onClick={() => void held.login(token, client)}>
        {Object.keys((exposed = held)).join()}
      </button>
    )
  }
  const store = createShopStore(pageSettingsOfTests, localStorage)
  store.start()
  render(<Probe />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  await waitFor(() => expect(store.getState().session.status).toBe('known'))
  expect(screen.getByRole('button')).toHaveTextContent('token,client,login,logout,isAuthenticated')
  await act(() => exposed!.login(token, client))
  expect(exposed).toMatchObject({ token, client, isAuthenticated: true })
  expect(localStorage.getItem('token')).toBe(token)
  await act(() => exposed!.logout())
  expect(exposed).toMatchObject({ token: null, client: null, isAuthenticated: false })
  expect(localStorage.getItem('token')).toBeNull()
})

test('signing out erases what this browser keeps of the client', async () => {
  await cartStorage.write('1', { lines: [], waiting: [] })
  localStorage.setItem('favourites', '["CAF-01"]')
  const { store } = await renderShop({ signedInAs: await shop.registerClient() })
  await act(() => store.dispatch(signOut()))
  await waitFor(async () => expect(await cartStorage.read('1')).toBeUndefined())
  expect(localStorage.getItem('favourites')).toBeNull()
})

// spec: 8.13
test('a session that the server ends signs out once, and signing in returns to the page', async () => {
  const registered = await shop.registerClient()
  const { user, words } = await renderShop({ path: '/profil/modif', signedInAs: registered })
  const save = await screen.findByRole('button', { name: words.account.editButton })
  shop.advanceClock(13 * 60 * 60 * 1000)
  await user.type(screen.getByLabelText(words.account.newAddress), '3 rue des Papegaults')
  await user.click(save)
  expect(
    await screen.findByText(words.common.sessionEnded, { normalizer: String }),
  ).toBeInTheDocument()
  expect(screen.getByText(words.common.notConnected)).toBeInTheDocument()
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: words.common.notConnectedLogin }))
  await user.type(await screen.findByLabelText(/E-mail/), registered.email)
  await user.type(screen.getByLabelText(/Mot de passe/), registered.password)
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  expect(await screen.findByRole('button', { name: words.account.editButton })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/profil/modif')
})

test('a call sent with a token renewed meanwhile ends no session and is made again', async () => {
  const registered = await shop.registerClient()
  shop.slow(400)
  const { store, words } = await renderShop({ path: '/profil', signedInAs: registered })
  const change = {
    OldPass: registered.password,
    NewPass: 'Infusion-du-soir-42',
    client_id: registered.client.id,
  }
  const reply = await shop.call('PUT', '/api/client_modif_pass/', change, registered.token)
  const { token } = reply as { token: string }
  act(
    () =>
      void store.dispatch(session.actions.tokenRenewed({ token, clientId: registered.client.id })),
  )
  expect(await screen.findByText(words.orders.empty)).toBeInTheDocument()
  expect(session.selectors.token(store.getState())).toBe(token)
})
