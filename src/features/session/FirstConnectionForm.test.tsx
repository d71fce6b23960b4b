import { act, screen, waitFor, within } from '@testing-library/react'
import { expectFocusAround } from '../../../testing/cartOnScreen'
import { renderShop } from '../../../testing/renderShop'
import { clientsReplies } from '../../../wording/replies/clients'

type Registered = Awaited<ReturnType<typeof shop.registerClient>>

const chosen = 'Nouvelle-Tasse-2026'

async function ask(email: string, path = '/firstConn') {
  const view = await renderShop({ path })
  const { user, words } = view
  await user.type(await screen.findByLabelText(/E-mail/), email)
  await user.type(screen.getByLabelText(/mot de passe/i), chosen)
  await user.click(screen.getByRole('button', { name: words.session.firstConnectionButton }))
  expect(await screen.findByText(words.session.linkSent(email))).toBeInTheDocument()
  expectFocusAround(screen.getByText(words.session.linkSent(email)))
  return view
}

async function linkOf(email: string): Promise<string> {
  const found = await waitFor(async () => {
    const mails = await shop.readMails(email)
    const link = mails
      .map((mail) => /\S*\/firstConn\/confirmation#\S+/.exec(mail)?.[0])
      .find(Boolean)
    if (!link) throw new Error('no mail yet')
    return link
  })
  const { pathname, hash } = new URL(found)
  return pathname + hash
}

async function confirm(path: string, password: string, options: { signedInAs?: Registered } = {}) {
  const view = await renderShop({ path, ...options })
  const { user, words } = view
  await user.type(await screen.findByLabelText(/mot de passe/i), password)
  await user.click(screen.getByRole('button', { name: words.session.confirmPasswordButton }))
  return view
}

// spec: 1.16, 2.24
test('the mailed link and the same password open the account, and older sessions end', async () => {
  const { email, token, client } = await shop.registerClient()
  const asked = await ask(email)
  asked.close()
  const { words } = await confirm(await linkOf(email), chosen)
  expect(await screen.findByText(words.session.passwordConfirmed)).toBeInTheDocument()
  expect(window.location.pathname).toBe('/login')
  const signedIn = await shop.call('POST', '/api/clients/login', {
    client_email: email,
    client_password: chosen,
  })
  expect(signedIn).toMatchObject({ client: { id: client.id } })
  const older = await shop.call('POST', '/api/client/commands', { client_id: client.id }, token)
  expect(older).toMatchObject({ code: 'session_ended' })
})

test('a password that is confirmed on another client’s browser signs nobody out', async () => {
  const { email } = await shop.registerClient()
  const asked = await ask(email)
  asked.close()
  const other = await shop.registerClient()
  const { words } = await confirm(await linkOf(email), chosen, { signedInAs: other })
  expect(await screen.findByText(words.session.passwordConfirmed)).toBeInTheDocument()
  expect(localStorage.getItem('token')).toBe(other.token)
})

test('a client who confirms a new password is signed out by it', async () => {
  const registered = await shop.registerClient()
  const asked = await ask(registered.email)
  asked.close()
  const path = await linkOf(registered.email)
  const { words } = await confirm(path, chosen, { signedInAs: registered })
  expect(await screen.findByText(words.session.passwordConfirmed)).toBeInTheDocument()
  expect(localStorage.getItem('token')).toBeNull()
})

test('a visitor who confirms a password keeps the favourites of this browser', async () => {
  const { email } = await shop.registerClient()
  const asked = await ask(email)
  asked.close()
  localStorage.setItem('favourites', '["CAF-01"]')
  const { words } = await confirm(await linkOf(email), chosen)
  expect(await screen.findByText(words.session.passwordConfirmed)).toBeInTheDocument()
  await screen.findByLabelText(/E-mail/)
  expect(localStorage.getItem('favourites')).toBe('["CAF-01"]')
})

test('the link’s token leaves the URL at once', async () => {
  await renderShop({ path: '/firstConn/confirmation#token=quelque-chose' })
  await waitFor(() => expect(window.location.hash).toBe(''))
})

// spec: 2.23
test('another password than the requested one has no effect', async () => {
  const { email } = await shop.registerClient()
  const asked = await ask(email)
  asked.close()
  await confirm(await linkOf(email), 'Pas-Le-Meme-2026')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/\w/))
  expect(window.location.pathname).toBe('/firstConn/confirmation')
})

// spec: 2.23
test('an unknown e-mail gets the same answer and no mail', async () => {
  await ask('personne@example.fr')
  expect(await shop.readMails('personne@example.fr')).toEqual([])
})

test('who forgot the password before the cart signs in from there and returns to the cart', async () => {
  const { words } = await ask('personne@example.fr', '/firstConn?retour=%2Fpanier')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: words.session.signInTitle })).toHaveAttribute(
    'href',
    '/login?retour=%2Fpanier',
  )
})

test('a password manager offers the requested password again, not another one', async () => {
  const { words } = await renderShop({ path: '/firstConn/confirmation#token=quelque-chose' })
  const field = await screen.findByLabelText(new RegExp(`^${words.session.newPassword}`))
  expect(field).toHaveAttribute('autocomplete', 'current-password')
})

test('a weak password is refused beside its field, and asks for no link', async () => {
  const { user, words } = await renderShop({ path: '/firstConn' })
  await user.type(await screen.findByLabelText(/E-mail/), 'personne@example.fr')
  const field = screen.getByLabelText(/mot de passe/i)
  await user.type(field, 'abc')
  await user.click(screen.getByRole('button', { name: words.session.firstConnectionButton }))
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(clientsReplies.weakPassword))
  expect(shop.calls()).not.toContain('PUT /api/client_first_conn/')
})

test('a link that has just served, though its reply was lost, leads to the sign-in and to a new one', async () => {
  const { email } = await shop.registerClient()
  const asked = await ask(email)
  asked.close()
  shop.failNext('confirmPassword', 'lost')
  const { user, words } = await confirm(await linkOf(email), chosen)
  expect(await screen.findByText(words.common.networkFailed)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.session.confirmPasswordButton }))
  const dead = await screen.findByText(clientsReplies.linkDead)
  expectFocusAround(dead)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: words.session.signInTitle })).toHaveAttribute(
    'href',
    '/login',
  )
  expect(main.getByRole('link', { name: words.session.askForLink })).toHaveAttribute(
    'href',
    '/firstConn',
  )
  expect(
    screen.queryByRole('button', { name: words.session.confirmPasswordButton }),
  ).not.toBeInTheDocument()
})

test('another link that is opened where one was dead is taken', async () => {
  const { email } = await shop.registerClient()
  const asked = await ask(email)
  asked.close()
  const { user, words } = await confirm('/firstConn/confirmation#token=perdu', chosen)
  await screen.findByText(clientsReplies.linkDead)
  const link = await linkOf(email)
  act(() => {
    window.history.pushState(null, '', link)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await user.type(await screen.findByLabelText(/mot de passe/i), chosen)
  await user.click(screen.getByRole('button', { name: words.session.confirmPasswordButton }))
  expect(await screen.findByText(words.session.passwordConfirmed)).toBeInTheDocument()
})

test('a page opened without its link offers a new one', async () => {
  const { words } = await renderShop({ path: '/firstConn/confirmation' })
  expect(await screen.findByText(words.session.linkMissing)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: words.session.askForLink })).toHaveAttribute(
    'href',
    '/firstConn',
  )
})
