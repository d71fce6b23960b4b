import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShop } from '../../../testing/renderShop'
import { clientsReplies } from '../../../wording/replies/clients'

const chosen = 'Nouvelle-Tasse-2026'

// spec: 2.25, 3.3
test('the profile greets, shows the client and leads to its pages', async () => {
  const registered = await shop.registerClient({ address: '1 quai Villebois-Mareuil, Blois' })
  const { words } = await renderShop({ path: '/profil', signedInAs: registered })
  const { prenom, nom, email } = registered.client
  expect(
    await screen.findByRole('heading', { name: words.account.greeting(prenom) }),
  ).toBeInTheDocument()
  expect(screen.getByText(`${prenom} ${nom}`)).toBeInTheDocument()
  expect(screen.getByText(email)).toBeInTheDocument()
  expect(screen.getByText('1 quai Villebois-Mareuil, Blois')).toBeInTheDocument()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining(['/profil/modif', '/profil/modifPass', '/profil/DeleteAccount']),
  )
})

test('clients download a file of all that the shop knows of them', async () => {
  const registered = await shop.registerClient({ address: '1 quai Villebois-Mareuil, Blois' })
  const files: Blob[] = []
  const names: string[] = []
  // Browsers have these and jsdom does not.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user, words, store } = await renderShop({ path: '/profil', signedInAs: registered })
  await user.click(await screen.findByText(words.account.toDownload))
  const download = screen.getByRole('button', { name: words.account.downloadButton })
  const password = screen.getByLabelText(/^Mot de passe actuel/)
  await user.click(download)
  expect(password).toHaveAccessibleDescription(expect.stringContaining(words.session.fieldRequired))
  expect(password).toHaveFocus()
  await user.type(password, registered.password)
  shop.failNext('exportClient', 500)
  await user.click(download)
  expect(await screen.findByRole('alert')).toHaveTextContent('Veuillez réessayer')
  expect(files).toEqual([])

  shop.slow(300)
  await user.click(download)
  await waitFor(() => expect(download).toHaveAttribute('aria-busy', 'true'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const done = words.account.downloaded('mes-donnees.json')
  expect(await screen.findByText(done)).toBeInTheDocument()
  await waitFor(() => expect(download).not.toHaveAttribute('aria-busy'))
  expect(names).toEqual(['mes-donnees.json'])
  const file = await new Promise((resolve) => {
    const reading = new FileReader()
    reading.onload = () => resolve(JSON.parse(reading.result as string))
    reading.readAsText(files[0]!)
  })
  expect(file).toMatchObject({ client: registered.client, orders: [] })
  expect(JSON.stringify(store.getState())).not.toContain('client_since')
})

// spec: 2.26
test.each([null, 'network', 500] as const)(
  'signing out ends the token on the server without waiting for it; it fails with: %s',
  async (failure) => {
    const registered = await shop.registerClient()
    const { user, words } = await renderShop({ path: '/profil', signedInAs: registered })
    const leave = await screen.findByRole('button', { name: words.account.logout })
    await screen.findByText(words.orders.empty)
    if (failure !== null) shop.failNext('signOut', failure)
    shop.slow(300)
    await user.click(leave)
    expect(
      await screen.findByText(words.session.signedOut, { normalizer: String }),
    ).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
    await shop.settle()
    if (failure !== null) return
    const body = { client_id: registered.client.id }
    const cart = await shop.call('POST', '/api/client/cart', body, registered.token)
    expect(cart).toMatchObject({ code: 'session_ended' })
  },
)

test('what follows the orders stays while they are read again after a failure', async () => {
  const registered = await shop.registerClient()
  shop.failNext('listOrders', 500, 3)
  const { words } = await renderShop({ path: '/profil', signedInAs: registered })
  const leave = await screen.findByRole('button', { name: words.account.logout })
  const reads = () => shop.calls().filter((call) => call === 'POST /api/client/commands').length
  const before = reads()
  shop.slow(200)
  shop.failNext('listOrders', 500, 3)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(reads()).toBe(before + 1))
  expect(leave).toBeInTheDocument()
  await act(() => shop.settle())
  expect(leave).toBeInTheDocument()
})

// spec: 1.12, 2.30, 4.16
test('an edited address is on the profile at once', async () => {
  const { user, words } = await renderShop({
    path: '/profil/modif',
    signedInAs: await shop.registerClient(),
  })
  const address = await screen.findByLabelText(words.account.newAddress)
  await user.clear(address)
  await user.type(address, '3 rue des Papegaults, Blois')
  await user.click(screen.getByRole('button', { name: words.account.editButton }))
  expect(await screen.findByText(words.account.edited)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: words.account.backToProfile }))
  expect(await screen.findByText('3 rue des Papegaults, Blois')).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('client')!)).toMatchObject({
    adresse: '3 rue des Papegaults, Blois',
  })
})

// spec: 1.12, 2.30
test('a new e-mail takes effect by the button behind its link', async () => {
  const registered = await shop.registerClient()
  const { user, words, close } = await renderShop({
    path: '/profil/modif',
    signedInAs: registered,
  })
  const wanted = `nouvelle-${registered.email}`
  const email = await screen.findByLabelText(words.account.newEmail)
  await user.clear(email)
  await user.type(email, wanted)
  const send = screen.getByRole('button', { name: words.account.editButton })
  await user.click(send)
  const password = screen.getByLabelText(/^Mot de passe actuel/)
  expect(password).toHaveAccessibleDescription(expect.stringContaining(words.session.fieldRequired))
  expect(password).toHaveFocus()
  expect(shop.calls()).not.toContain('PUT /api/client_modif/')
  await user.type(password, 'Pas-Le-Bon-2026')
  await user.click(send)
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/Ce n’est pas votre mot de passe/),
  )
  expect(localStorage.getItem('token')).toBe(registered.token)
  await user.clear(password)
  await user.type(password, registered.password)
  await user.click(send)
  expect(await screen.findByText(words.account.emailWaiting(wanted))).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('client')!)).toMatchObject({ email: registered.email })
  close()
  const link = await waitFor(async () => {
    const mails = await shop.readMails(wanted)
    return new URL(/\S*\/profil\/email#\S+/.exec(mails.join('\n'))![0])
  })
  // Opened where the client is signed in: this session ends like all others, and the screen says
  // so.
  const view = await renderShop({ path: link.pathname + link.hash, signedInAs: registered })
  await view.user.click(
    await screen.findByRole('button', { name: words.account.confirmEmailButton }),
  )
  expect(await screen.findByText(words.account.emailConfirmed)).toBeInTheDocument()
  expect(
    await screen.findByRole('button', { name: words.session.signInButton }),
  ).toBeInTheDocument()
  expect(window.location.pathname).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
  const signedIn = await shop.call('POST', '/api/clients/login', {
    client_email: wanted,
    client_password: registered.password,
  })
  expect(signedIn).toMatchObject({ client: { id: registered.client.id, email: wanted } })
})

test('a new e-mail puts no older address back that another device has changed', async () => {
  const registered = await shop.registerClient({ address: '1 quai Villebois-Mareuil, Blois' })
  const path = '/profil/modif'
  const { user, words } = await renderShop({ path, signedInAs: registered })
  const email = await screen.findByLabelText(words.account.newEmail)
  const elsewhere = { NewAdress: '3 rue des Papegaults, Blois', client_id: registered.client.id }
  await shop.call('PUT', '/api/client_modif/', elsewhere, registered.token)
  await user.clear(email)
  await user.type(email, `nouvelle-${registered.email}`)
  await user.type(screen.getByLabelText(/^Mot de passe actuel/), registered.password)
  await user.click(screen.getByRole('button', { name: words.account.editButton }))
  const addressStored = () =>
    (JSON.parse(localStorage.getItem('client')!) as { adresse: string }).adresse
  const waiting = words.account.emailWaiting(`nouvelle-${registered.email}`)
  expect(await screen.findByText(waiting)).toBeInTheDocument()
  expect(screen.queryByText(words.account.edited)).not.toBeInTheDocument()
  expect(addressStored()).toBe(elsewhere.NewAdress)
  // The e-mail was mistyped, and is sent again by the same form.
  const corrected = `autre-${registered.email}`
  await user.clear(email)
  await user.type(email, corrected)
  await user.type(screen.getByLabelText(/^Mot de passe actuel/), registered.password)
  await user.click(screen.getByRole('button', { name: words.account.editButton }))
  expect(await screen.findByText(words.account.emailWaiting(corrected))).toBeInTheDocument()
  expect(addressStored()).toBe(elsewhere.NewAdress)
})

test('an address that was typed stays where the session ends at its sending, the password does not', async () => {
  const registered = await shop.registerClient({ address: '1 quai Villebois-Mareuil, Blois' })
  const { user, words } = await renderShop({ path: '/profil/modif', signedInAs: registered })
  const address = () => screen.findByLabelText(words.account.newAddress)
  const typed = '3 rue des Papegaults, Blois'
  await user.clear(await address())
  await user.type(await address(), typed)
  await user.type(screen.getByLabelText(words.account.newEmail), 'm')
  await user.type(screen.getByLabelText(/^Mot de passe actuel/), registered.password)
  await shop.settle()
  shop.advanceClock(13 * 60 * 60_000)
  await user.click(screen.getByRole('button', { name: words.account.editButton }))
  const main = within(screen.getByRole('main'))
  await user.click(await main.findByRole('link', { name: words.common.notConnectedLogin }))
  await user.type(await screen.findByLabelText(/E-mail/), registered.email)
  await user.type(screen.getByLabelText(/^Mot de passe/), registered.password)
  await user.click(screen.getByRole('button', { name: words.session.signInButton }))
  expect(await address()).toHaveValue(typed)
  expect(screen.getByLabelText(words.account.newEmail)).toHaveValue(`${registered.email}m`)
  expect(screen.getByLabelText(/^Mot de passe actuel/)).toHaveValue('')
})

test('saving without a change says so, and puts no older address back', async () => {
  const registered = await shop.registerClient({ address: '1 quai Villebois-Mareuil, Blois' })
  const { user, words } = await renderShop({ path: '/profil/modif', signedInAs: registered })
  const email = await screen.findByLabelText<HTMLInputElement>(words.account.newEmail)
  const { token, client } = registered
  const elsewhere = { NewAdress: '3 rue des Papegaults, Blois', client_id: client.id }
  await shop.call('PUT', '/api/client_modif/', elsewhere, token)
  const send = screen.getByRole('button', { name: words.account.editButton })
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent(words.account.nothingChanged)
  await user.clear(email)
  await user.type(email, client.email.toUpperCase())
  await user.click(send)
  expect(await screen.findByRole('alert')).toHaveTextContent(words.account.nothingChanged)
  expect(shop.calls()).not.toContain('PUT /api/client_modif/')
})

test('a dead link of an e-mail leads to the sign-in, the profile and the shop', async () => {
  const { user, words } = await renderShop({ path: '/profil/email#token=perdu' })
  await user.click(await screen.findByRole('button', { name: words.account.confirmEmailButton }))
  expect(await screen.findByText(clientsReplies.linkDead)).toBeInTheDocument()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/profil/modif',
    '/Contact',
  ])
})

test('a client who is signed in is not sent to the sign-in by a dead link of an e-mail', async () => {
  const { user, words } = await renderShop({
    path: '/profil/email#token=perdu',
    signedInAs: await shop.registerClient(),
  })
  await user.click(await screen.findByRole('button', { name: words.account.confirmEmailButton }))
  expect(await screen.findByText(words.account.proofDead)).toBeInTheDocument()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profil/modif', '/Contact'])
})

// spec: 5.10
test('an edit without a change is not sent', async () => {
  const { user, words } = await renderShop({
    path: '/profil/modif',
    signedInAs: await shop.registerClient(),
  })
  const email = await screen.findByLabelText(words.account.newEmail)
  await user.clear(email)
  await user.clear(screen.getByLabelText(words.account.newAddress))
  await user.click(screen.getByRole('button', { name: words.account.editButton }))
  expect(email).toHaveAccessibleDescription(expect.stringContaining(words.account.emailKept))
  expect(email).toHaveFocus()
  expect(shop.calls()).not.toContain('PUT /api/client_modif/')
})

test('an emptied address is not called up to date', async () => {
  const { user, words } = await renderShop({
    path: '/profil/modif',
    signedInAs: await shop.registerClient({ address: '1 quai Villebois-Mareuil, Blois' }),
  })
  const address = await screen.findByLabelText(words.account.newAddress)
  await user.clear(address)
  await user.click(screen.getByRole('button', { name: words.account.editButton }))
  expect(address).toHaveAccessibleDescription(words.account.addressKept)
  expect(address).toHaveFocus()
  expect(screen.queryByText(words.account.edited)).not.toBeInTheDocument()
  expect(shop.calls()).not.toContain('PUT /api/client_modif/')
})

async function changePassword(
  old: string,
  signedInAs: Awaited<ReturnType<Shop['registerClient']>>,
) {
  const view = await renderShop({ path: '/profil/modifPass', signedInAs })
  const { user, words } = view
  await user.type(await screen.findByLabelText(/Mot de passe actuel/), old)
  await user.type(screen.getByLabelText(/Nouveau mot de passe/), chosen)
  await user.click(screen.getByRole('button', { name: words.account.editPasswordButton }))
  return view
}
type Shop = typeof shop

// spec: 1.13, 2.31
test('a new password ends every other session', async () => {
  const registered = await shop.registerClient()
  const { words } = await changePassword(registered.password, registered)
  expect(await screen.findByText(words.account.passwordChanged)).toBeInTheDocument()
  expect(await screen.findByText(words.orders.empty)).toBeInTheDocument()
  expect(localStorage.getItem('token')).not.toBe(registered.token)
  const other = await shop.call(
    'POST',
    '/api/client/commands',
    { client_id: registered.client.id },
    registered.token,
  )
  expect(other).toMatchObject({ code: 'session_ended' })
})

test('a new password whose reply finds the client signed out by another tab leads to the sign-in', async () => {
  const registered = await shop.registerClient()
  shop.slow(500)
  const { words, store } = await changePassword(registered.password, registered)
  act(() => void store.dispatch({ type: 'session/changedElsewhere', payload: null }))
  expect(await screen.findByText(words.account.passwordChanged)).toBeInTheDocument()
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(
    await screen.findByRole('button', { name: words.session.signInButton }),
  ).toBeInTheDocument()
})

test('a weak new password is refused beside its field, and not sent', async () => {
  const { user, words } = await renderShop({
    path: '/profil/modifPass',
    signedInAs: await shop.registerClient(),
  })
  await user.type(await screen.findByLabelText(/Mot de passe actuel/), chosen)
  const field = screen.getByLabelText(/Nouveau mot de passe/)
  await user.type(field, 'abc')
  await user.click(screen.getByRole('button', { name: words.account.editPasswordButton }))
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(clientsReplies.weakPassword))
  expect(shop.calls()).not.toContain('PUT /api/client_modif_pass/')
})

// spec: 2.31
test('a wrong present password is refused beside its field, and signs nobody out', async () => {
  const registered = await shop.registerClient()
  await changePassword('Pas-Le-Bon-2026', registered)
  await waitFor(() => expect(screen.getByLabelText(/Mot de passe actuel/)).toBeInvalid())
  expect(localStorage.getItem('token')).toBe(registered.token)
})

// spec: 1.14, 2.32, 4.6, 5.8
test('an account is deleted only once the terms are accepted; then all of it is gone', async () => {
  const registered = await shop.registerClient()
  const { user, words, store } = await renderShop({
    path: '/profil/DeleteAccount',
    signedInAs: registered,
  })
  const remove = await screen.findByRole('button', { name: words.account.deleteButton })
  await user.click(remove)
  const terms = screen.getByRole('checkbox')
  // What is typed stays while the terms are read.
  const link = screen.getByRole('link', { name: new RegExp(words.account.acceptTermsLink) })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName(/nouvel onglet/)
  const password = screen.getByLabelText(/^Mot de passe actuel/)
  expect(terms).toBeInvalid()
  expect(password).toHaveFocus()
  await user.type(password, 'Pas-Le-Bon-2026')
  await user.click(remove)
  expect(await screen.findByText(words.account.termsNotAccepted)).toBeInTheDocument()
  await waitFor(() => expect(terms).toHaveFocus())
  const sent = () => shop.calls().filter((call) => call.startsWith('PUT /api/client_del/'))
  expect(sent()).toEqual([])
  await user.click(terms)
  await user.click(remove)
  await waitFor(() => expect(password).toHaveFocus())
  await user.clear(password)
  await user.type(password, registered.password)
  await user.click(remove)
  expect(await screen.findByText(words.account.deleted)).toBeInTheDocument()
  expect(sent()).toHaveLength(2)
  expect(window.location.pathname).toBe('/')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(localStorage.getItem('token')).toBeNull()
  expect(JSON.stringify(store.getState())).not.toContain(registered.email)
  const again = await shop.call('POST', '/api/clients/login', {
    client_email: registered.email,
    client_password: registered.password,
  })
  expect(again).toMatchObject({ code: 'bad_credentials' })
})

// spec: 8.4
test.each([
  ['editClient', '/profil/modif', 'editButton'],
  ['changePassword', '/profil/modifPass', 'editPasswordButton'],
  ['deleteClient', '/profil/DeleteAccount', 'deleteButton'],
] as const)(
  '%s that fails without a message falls back on “Erreur”',
  async (call, path, button) => {
    const { user, words } = await renderShop({ path, signedInAs: await shop.registerClient() })
    const send = await screen.findByRole('button', { name: words.account[button] })
    for (const field of screen.queryAllByLabelText(/mot de passe/i))
      if (field.tagName === 'INPUT') await user.type(field, chosen)
    for (const field of screen.queryAllByLabelText(words.account.newAddress))
      await user.type(field, '3 rue des Papegaults, Blois')
    for (const box of screen.queryAllByRole('checkbox')) await user.click(box)
    shop.failNext(call, 500)
    await user.click(send)
    expect(await screen.findByText('Erreur')).toBeInTheDocument()
  },
)
