import { screen } from '@testing-library/react'
import { hold, readyToPay } from '../../testing/cartOnScreen'
import { renderShop } from '../../testing/renderShop'
import { problemReplies } from '../../wording/replies/problems'

const incident = /^Référence de l’incident : [\da-f]{12}$/
let mend: (() => Promise<void>) | undefined
afterEach(async () => {
  await mend?.()
  mend = undefined
})

test('a read that fails by a fault of the shop says so and names the incident', async () => {
  mend = await shop.hide('products')
  await renderShop({ path: '/products' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(problemReplies.internal)
  expect(alert).not.toHaveTextContent('Vérifiez votre connexion')
  expect(screen.getByText(incident)).toBeInTheDocument()
})

test('a payment that fails by a fault of the shop names the incident once it is known to be unpaid', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-11', 1)
  const { user, words } = await renderShop({ path: '/panier', signedInAs: registered })
  const pay = await readyToPay(user)
  mend = await shop.hide('stock_movements')
  await user.click(pay)
  expect(await screen.findByText(incident, undefined, { timeout: 5_000 })).toBeInTheDocument()
  expect(screen.getAllByText(words.cart.notPaid)).toHaveLength(2)
})

test('a form names the incident of a fault of the shop, and none for an ordinary refusal', async () => {
  const registered = await shop.registerClient()
  const { user, words } = await renderShop({ path: '/profil/modif', signedInAs: registered })
  const email = await screen.findByLabelText(words.account.newEmail)
  const typePassword = () =>
    user.type(
      screen.getByLabelText(new RegExp(`^${words.account.oldPassword}`)),
      registered.password,
    )
  const send = () => user.click(screen.getByRole('button', { name: words.account.editButton }))
  mend = await shop.hide('outbox')
  await user.clear(email)
  await user.type(email, 'camille@client.example')
  await typePassword()
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(problemReplies.internal)
  expect(screen.getByText(incident)).toBeInTheDocument()
  await user.clear(email)
  await user.type(email, 'pas une adresse')
  await typePassword()
  await send()
  expect(await screen.findAllByText(problemReplies.fieldWrong('Newemail'))).toHaveLength(2)
  expect(screen.queryByText(incident)).not.toBeInTheDocument()
})
