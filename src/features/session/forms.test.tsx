import { screen } from '@testing-library/react'
import { renderShop } from '../../../testing/renderShop'

const password = 'Torréfaction-41'

// spec: 5.3, 5.4
test('the sign-up’s e-mail field has its type, and the shop’s messages replace the browser’s', async () => {
  await renderShop({ path: '/register' })
  const email = await screen.findByLabelText<HTMLInputElement>(/E-mail/)
  expect(email).toHaveAttribute('type', 'email')
  expect(email.form).toHaveAttribute('novalidate')
  expect(screen.getByLabelText(/Date de naissance/)).not.toBeRequired()
  expect(screen.getByLabelText(/Adresse/)).not.toBeRequired()
})

test.each(['/register', '/login', '/firstConn'])(
  'the browser can fill in all of %s',
  async (path) => {
    await renderShop({ path })
    await screen.findByLabelText(/E-mail/)
    const fields = screen.getAllByLabelText(/./).filter((one) => one instanceof HTMLInputElement)
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter((field) => !field.autocomplete)).toEqual([])
  },
)

// spec: 8.2
test('a sign-up that fails without a message falls back on “Erreur”', async () => {
  const { user, words } = await renderShop({ path: '/register' })
  await user.type(await screen.findByLabelText(/Prénom/), 'Zoé')
  await user.type(screen.getByLabelText(/^Nom/), 'Roy')
  await user.type(screen.getByLabelText(/E-mail/), 'zoe@example.fr')
  await user.type(screen.getByLabelText(/Mot de passe/), password)
  shop.failNext('register', 500)
  await user.click(screen.getByRole('button', { name: words.session.registerButton }))
  expect(await screen.findByText('Erreur')).toBeInTheDocument()
})

// spec: 8.4
test('a first connection that fails without a message falls back on “Erreur”', async () => {
  const { user, words } = await renderShop({ path: '/firstConn' })
  await user.type(await screen.findByLabelText(/E-mail/), 'zoe@example.fr')
  await user.type(screen.getByLabelText(/mot de passe/i, { selector: 'input' }), password)
  shop.failNext('firstConnection', 500)
  await user.click(screen.getByRole('button', { name: words.session.firstConnectionButton }))
  expect(await screen.findByText('Erreur')).toBeInTheDocument()
})
