import { screen, waitFor } from '@testing-library/react'
import { halfType } from '../../../testing/halfType'
import { renderShop } from '../../../testing/renderShop'
import { clientsReplies } from '../../../wording/replies/clients'

const password = 'Torréfaction-41'
const open = async () => {
  const view = await renderShop({ path: '/register' })
  await screen.findByLabelText(/Prénom/)
  const { user, words } = view
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  const send = () => user.click(screen.getByRole('button', { name: words.session.registerButton }))
  return { ...view, type, send }
}

// spec: 5.2, 5.4
test('names, e-mail and password are required, birth date and address are not', async () => {
  const { send } = await open()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Veuillez remplir tout les champs obligatoires',
  )
  const wrong = screen.getAllByRole('textbox').filter((field) => field.ariaInvalid === 'true')
  expect(wrong.map((field) => field.getAttribute('name'))).toEqual([
    'client_firstName',
    'client_lastName',
    'client_email',
  ])
  expect(screen.getByLabelText(/Mot de passe/)).toBeInvalid()
  expect(screen.getByLabelText(/Prénom/)).toHaveFocus()
})

// spec: 5.9
test('the rule for passwords is there before anything is typed', async () => {
  const { words } = await open()
  expect(screen.getByLabelText(/Mot de passe/)).toHaveAccessibleDescription(
    words.session.passwordRule,
  )
})

// spec: 1.15, 2.21, 2.22
test('signing up stores the session and ends on the profile', async () => {
  const { type, send } = await open()
  await type(/Prénom/, 'Zoé')
  await type(/^Nom/, 'Roy')
  await type(/E-mail/, `zoe-${Date.now()}@example.fr`)
  await type(/Mot de passe/, password)
  await send()
  await waitFor(() => expect(window.location.pathname).toBe('/profil'))
  expect(await screen.findByRole('heading', { name: 'Bonjour Zoé' })).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('client')!)).toMatchObject({ prenom: 'Zoé', nom: 'Roy' })
})

test('an e-mail that is taken is refused in the server’s words', async () => {
  const { email } = await shop.registerClient()
  const { type, send } = await open()
  await type(/Prénom/, 'Zoé')
  await type(/^Nom/, 'Roy')
  await type(/E-mail/, email.toUpperCase())
  await type(/Mot de passe/, password)
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/\w/))
  expect(window.location.pathname).toBe('/register')
  expect(localStorage.getItem('token')).toBeNull()
})

test('a half-typed birth date is refused beside its field, and nothing is sent', async () => {
  const { type, send, words } = await open()
  await type(/Prénom/, 'Zoé')
  await type(/^Nom/, 'Roy')
  await type(/E-mail/, `date-${Date.now()}@example.fr`)
  await type(/Mot de passe/, password)
  const field = screen.getByLabelText(/Date de naissance/)
  halfType(field)
  await send()
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining(words.session.bornDateUnfinished),
  )
  expect(shop.calls()).not.toContain('POST /api/clients/register')
})

test('all that is wrong is marked at once', async () => {
  const { type, send, words } = await open()
  await type(/Prénom/, 'Zoé')
  await type(/Mot de passe/, 'abc')
  halfType(screen.getByLabelText(/Date de naissance/))
  await send()
  await waitFor(() => expect(screen.getByLabelText(/^Nom/)).toHaveFocus())
  const said = {
    Nom: words.session.fieldRequired,
    'E-mail': words.session.fieldRequired,
    'Date de naissance': words.session.bornDateUnfinished,
    'Mot de passe': clientsReplies.weakPassword,
  }
  for (const [label, message] of Object.entries(said))
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription(
      expect.stringContaining(message),
    )
  expect(screen.getByLabelText(/Prénom/)).toBeValid()
})

test('a weak password is refused beside its field, and not sent', async () => {
  const { type, send } = await open()
  await type(/Prénom/, 'Zoé')
  await type(/^Nom/, 'Roy')
  await type(/E-mail/, `faible-${Date.now()}@example.fr`)
  await type(/Mot de passe/, 'abc')
  await send()
  const field = screen.getByLabelText(/Mot de passe/)
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(clientsReplies.weakPassword))
  expect(shop.calls()).not.toContain('POST /api/clients/register')
})
