import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '../../../contract/site/paths'
import { renderShop } from '../../../testing/renderShop'
import { translatePage } from '../../../testing/translatePage'
import { session } from '../../state/session'
import { fieldWords } from '../../../wording/fields'
import { specified } from '../../../wording/specified'

const open = async (options = {}) => {
  const view = await renderShop({ path: '/login', ...options })
  const { words } = view
  const email = await screen.findByLabelText(/E-mail/)
  const password = screen.getByLabelText(/Mot de passe/)
  const send = () =>
    view.user.click(screen.getByRole('button', { name: words.session.signInButton }))
  return { ...view, email, password, send }
}

// spec: 5.1
test('both fields are required, in the specification’s words', async () => {
  const { send, email } = await open()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Tout les champs sont requis')
  expect(email).toBeInvalid()
  expect(email).toHaveFocus()
  expect(shop.calls()).not.toContain('POST /api/clients/login')
})

test('the mark beside a label is explained before the fields', async () => {
  const { email } = await open()
  const note = screen.getByText(fieldWords.specified.required)
  expect(note.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

// spec: 5.1
test('both fields are required, in the corrected words', async () => {
  const { send } = await open({ wording: 'corrected' })
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Tous les champs sont requis.')
})

// spec: 1.6, 2.20
test('the right e-mail and password lead to the profile', async () => {
  const registered = await shop.registerClient()
  const { user, email, password, send } = await open()
  await user.type(email, registered.email.toUpperCase())
  await user.type(password, registered.password)
  await send()
  await waitFor(() => expect(document.title).toBe('Votre Profil'))
  expect(window.location.pathname).toBe('/profil')
})

test('the page that asked for the sign-in is newer than the one on which a session ended', async () => {
  const registered = await shop.registerClient()
  const { user, email, password, send, store } = await open({ path: '/login?retour=%2Fpanier' })
  act(() => void store.dispatch(session.actions.ended(paths.editProfile)))
  await user.type(email, registered.email)
  await user.type(password, registered.password)
  await send()
  await waitFor(() => expect(window.location.pathname).not.toBe(paths.login))
  expect(window.location.pathname).toBe(paths.cart)
})

test('who goes elsewhere while the shop answers is signed in there', async () => {
  const registered = await shop.registerClient()
  const { user, email, password, send, words } = await open()
  await user.type(email, registered.email)
  await user.type(password, registered.password)
  shop.slow(500)
  await send()
  await user.click(screen.getAllByRole('link', { name: words.layout.contact })[0]!)
  expect(window.location.pathname).toBe(paths.contact)
  await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull())
  await waitFor(() => expect(document.title).toMatch(/contact/i))
  expect(window.location.pathname).toBe(paths.contact)
})

// spec: 8.1
test('a wrong password shows the server’s message, until the next try', async () => {
  const registered = await shop.registerClient()
  const { user, email, password, send } = await open()
  await user.type(email, registered.email)
  await user.type(password, 'autre chose')
  await send()
  const message = (await screen.findByRole('alert')).textContent
  expect(message).toMatch(/mot de passe/i)
  expect(screen.queryByText(/Votre session a expiré/)).not.toBeInTheDocument()
  await user.clear(password)
  await send()
  expect(screen.queryByText(message)).not.toBeInTheDocument()
})

// spec: 8.2
test('a failure without a message falls back on “Erreur”', async () => {
  const { user, email, password, send } = await open()
  shop.failNext('signIn', 500)
  await user.type(email, 'zoe@example.fr')
  await user.type(password, 'quelque chose')
  await send()
  expect(await screen.findByText('Erreur')).toBeInTheDocument()
})

test('the password can be shown', async () => {
  const { user, password, words } = await open()
  expect(password).toHaveAttribute('type', 'password')
  await user.click(
    screen.getByRole('button', { name: words.session.show + words.session.ofPassword }),
  )
  expect(password).toHaveAttribute('type', 'text')
})

test('on a translated page the button beside the password says what it does now', async () => {
  const { user, words } = await open()
  const { show, hide, ofPassword } = words.session
  translatePage()
  await user.click(screen.getByRole('button', { name: show + ofPassword }))
  expect(await screen.findByRole('button', { name: hide + ofPassword })).toBeInTheDocument()
})

// spec: 2.22
test('a client who opens it is led to the profile', async () => {
  await renderShop({ path: '/Login', signedInAs: await shop.registerClient() })
  await waitFor(() => expect(window.location.pathname).toBe('/profil'))
})

// spec: 2.19
test('it links to sign-up and to the first connection', async () => {
  const { words } = await open()
  expect(screen.getByRole('link', { name: words.session.toRegister })).toHaveAttribute(
    'href',
    '/register',
  )
  expect(screen.getByRole('link', { name: words.session.toFirstConnection })).toHaveAttribute(
    'href',
    '/firstConn',
  )
})

test('signing in from the cart returns to it, also by way of a new account or password', async () => {
  const registered = await shop.registerClient()
  const { user } = await renderShop({ path: '/panier' })
  const main = within(screen.getByRole('main'))
  await user.click(await main.findByRole('link', { name: 'Se connecter' }))
  await user.type(await screen.findByLabelText(/E-mail/), registered.email)
  await user.type(screen.getByLabelText(/Mot de passe/), registered.password)
  const toRegister = screen.getByRole('link', { name: specified.session.toRegister })
  expect(toRegister).toHaveAttribute('href', '/register?retour=%2Fpanier')
  const forgotten = screen.getByRole('link', { name: specified.session.toFirstConnection })
  expect(forgotten).toHaveAttribute('href', '/firstConn?retour=%2Fpanier')
  await user.click(screen.getByRole('button', { name: specified.session.signInButton }))
  await waitFor(() => expect(window.location.pathname).toBe('/panier'))
})

test('an address that asks to return to another host leads to the profile', async () => {
  const path = '/login?retour=https://evil.example/panier'
  await renderShop({ path, signedInAs: await shop.registerClient() })
  await waitFor(() => expect(window.location.pathname).toBe('/profil'))
})
