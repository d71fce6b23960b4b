import { screen, waitFor, within } from '@testing-library/react'
import { renderShop } from '../../testing/renderShop'

test('the document’s title follows the navigation', async () => {
  const { user, words } = await renderShop({ path: '/login' })
  await waitFor(() => expect(document.title).toBe('Se connecter – Comptoir Blésois'))
  await user.click(screen.getByRole('link', { name: words.session.toRegister }))
  await waitFor(() => expect(document.title).toBe('Créer un compte – Comptoir Blésois'))
})

// spec: 2.39
test.each([
  ["/Conditions-generales-d'utilisation", 'Conditions générales d’utilisation'],
  ['/conditions-generales-d%27utilisation', 'Conditions générales d’utilisation'],
  ['/CONTACT', 'Contact'],
  ['/Profil/deleteaccount/', 'Supprimer le compte'],
])('%s is found in any case and with either apostrophe', async (path, name) => {
  await renderShop({ path })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
})

test('any other URL is the 404 page', async () => {
  await renderShop({ path: '/nulle-part' })
  expect(await screen.findByText(/Erreur 404/)).toBeInTheDocument()
})

const forClients = [
  '/panier',
  '/profil',
  '/profil/modif',
  '/profil/modifPass',
  '/profil/DeleteAccount',
  '/command',
  '/command/12345678',
]

// spec: 2.43, 2.44, 6.4
test.each(forClients)('%s asks a visitor to sign in, and does not change the URL', async (path) => {
  await renderShop({ path })
  expect(await screen.findByText("Vous n'êtes pas connectez")).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contacter le support' })).toHaveAttribute(
    'href',
    '/contact',
  )
  const main = within(screen.getByRole('main'))
  const back = path === '/profil' ? '' : `?retour=${encodeURIComponent(path)}`
  const signIn = main.getByRole('link', { name: 'Se connecter' })
  expect(signIn).toHaveAttribute('href', `/login${back}`)
  expect(window.location.pathname).toBe(path)
})

// spec: 2.43
test('the corrected wording corrects the notice', async () => {
  await renderShop({ path: '/profil', wording: 'corrected' })
  expect(await screen.findByText('Vous n’êtes pas connecté.')).toBeInTheDocument()
})

test('a navigation moves the focus to the page’s heading', async () => {
  const { user, words } = await renderShop({ path: '/login' })
  await user.click(screen.getByRole('link', { name: words.session.toRegister }))
  expect(
    await screen.findByRole('heading', { level: 1, name: words.session.registerTitle }),
  ).toHaveFocus()
})
