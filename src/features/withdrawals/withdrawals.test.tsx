import { act, screen, waitFor, within } from '@testing-library/react'
import { startBareHost } from '../../../testing/bareHost'
import { orderOf } from '../../../testing/cartOnScreen'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { renderShop } from '../../../testing/renderShop'
import { orderDocumentWords } from '../../../wording/orderDocuments'
import { withdrawalWords } from '../../../wording/withdrawals'

const words = withdrawalWords.specified
const { form, review, done, own } = words
const field = (label: string) => screen.findByLabelText(new RegExp(label.replace(/[()]/g, '.')))
const button = (name: string) => screen.findByRole('button', { name })

/** Fills the form of a guest, up to what will be declared. */
async function fill(email: string, settings = {}, path = '/retractation') {
  const view = await renderShop({ path, settings })
  await view.user.type(await field(form.name), 'Camille Martin')
  await view.user.clear(await field(form.order))
  await view.user.type(await field(form.order), '12345678')
  await view.user.type(await field(form.email), email)
  await view.user.click(await button(form.next))
  return view
}

// law: withdrawal-function
test('a guest sees what will be declared, changes it, confirms, and can print the acknowledgement', async () => {
  const email = 'guest@client.example'
  const { user } = await fill(email)
  expect(await screen.findByRole('heading', { name: review.title })).toBeInTheDocument()
  expect(screen.getByText('toute la commande')).toBeInTheDocument()
  await user.click(await button(review.edit))
  expect(await screen.findByRole('heading', { name: form.title })).toHaveFocus()
  expect(await field(form.order)).toHaveValue('12345678')
  await user.type(await field(form.articles), 'le thé')
  await user.click(await button(form.next))
  expect(await screen.findByText('le thé')).toBeInTheDocument()
  await user.click(await button(review.confirm))
  expect(await screen.findByRole('heading', { name: done.title })).toBeInTheDocument()
  const status = screen.getAllByRole('status').find((one) => within(one).queryByText('le thé'))!
  await waitFor(() => expect(status).toHaveFocus())
  const moment = /Reçue le (.*UTC\+[12]\))/.exec(status.textContent)?.[1] ?? 'none'
  expect(within(status).getByText('le thé')).toBeInTheDocument()
  await waitFor(async () => {
    const mail = (await shop.readMails(email)).at(-1)
    // The same words as on the page.
    for (const part of [moment, 'le thé', '12345678', 'Camille Martin'])
      expect(mail).toContain(part)
  })
  expect(await button(done.print)).toBeInTheDocument()
})

test('after one declaration another can be made, from its acknowledgement and from any link to the page', async () => {
  const { user } = await fill('twice@client.example')
  await user.click(await button(review.confirm))
  await screen.findByRole('heading', { name: done.title })
  await user.click(screen.getByRole('link', { name: done.again }))
  expect(await screen.findByRole('heading', { name: form.title })).toHaveFocus()
  const name = await field(form.name)
  expect(name).toHaveValue('')
  await user.type(name, 'Camille')
  await user.click(screen.getByRole('link', { name: words.here }))
  expect(name).toHaveValue('Camille')
  await user.type(await field(form.order), '12345679')
  await user.type(await field(form.email), 'twice@client.example')
  await user.click(await button(form.next))
  await user.click(await button(review.confirm))
  await screen.findByRole('heading', { name: done.title })
  await user.click(screen.getByRole('link', { name: words.here }))
  expect(await screen.findByRole('heading', { name: form.title })).toHaveFocus()
})

test('what is to be declared can be changed where the page was opened at its second step', async () => {
  history.pushState(null, '', '/contact')
  const { user } = await fill('deep@client.example', {}, '/retractation#verification')
  await user.click(await button(review.edit))
  expect(await screen.findByRole('heading', { name: form.title })).toHaveFocus()
  expect(await field(form.name)).toHaveValue('Camille Martin')
})

test('Back from what is to be declared leads to the form as it was typed', async () => {
  const { user } = await fill('back@client.example')
  await button(review.confirm)
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: form.title })).toHaveFocus()
  expect(await field(form.email)).toHaveValue('back@client.example')
  await user.click(await button(form.next))
  await user.click(await button(review.confirm))
  expect(await screen.findByRole('heading', { name: done.title })).toBeInTheDocument()
})

test('the conditions beside the form open in another tab, and what was typed stays', async () => {
  const { user } = await renderShop({ path: '/retractation' })
  await user.type(await field(form.name), 'Camille Martin')
  const link = screen.getByRole('link', { name: new RegExp(`^${words.conditions}`) })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName(/nouvel onglet/)
  await user.click(link)
  expect(await field(form.name)).toHaveValue('Camille Martin')
})

test('what is missing is said at its field, and a failure leaves what was typed', async () => {
  const { user } = await renderShop({ path: '/retractation?commande=87654321' })
  expect(await field(form.order)).toHaveValue('87654321')
  await user.type(await field(form.email), 'sans-arobase')
  await user.click(await button(form.next))
  expect(await screen.findByRole('alert')).toHaveTextContent(form.missing)
  expect(await field(form.email)).toHaveAccessibleDescription(/nom@exemple.fr/)
  await user.type(await field(form.name), 'Camille')
  await user.clear(await field(form.email))
  await user.type(await field(form.email), 'failed@client.example')
  await user.click(await button(form.next))
  shop.failNext('declareWithdrawal', 500)
  await user.click(await button(review.confirm))
  expect(await screen.findByRole('alert')).toHaveTextContent(/toujours là/)
  await user.click(await button(review.confirm))
  expect(await screen.findByRole('heading', { name: done.title })).toBeInTheDocument()
})

test('an e-mail whose domain has no dot is said to be incomplete before anything is declared', async () => {
  await fill('marie@gmail')
  expect(await screen.findByRole('alert')).toHaveTextContent(form.missing)
  expect(await field(form.email)).toHaveAccessibleDescription(/nom@exemple.fr/)
})

test('articles that are too long to be declared stay whole, and their field names the limit', async () => {
  const { user } = await renderShop({ path: '/retractation' })
  await user.type(await field(form.name), 'Camille')
  await user.type(await field(form.order), '12345678')
  await user.type(await field(form.email), 'long@client.example')
  await user.click(await field(form.articles))
  await user.paste('t'.repeat(301))
  await user.click(await button(form.next))
  await waitFor(async () =>
    expect(await field(form.articles)).toHaveAccessibleDescription(/300 caractères au plus/),
  )
  expect(screen.queryByText(form.missing)).not.toBeInTheDocument()
  expect(await field(form.articles)).toHaveFocus()
  expect(await field(form.articles)).toHaveValue('t'.repeat(301))
})

// law: withdrawal-function
test('a client withdraws in part from the order’s own page, then sees what they declared', async () => {
  const { registered, id } = await orderOf({ 'CAF-01': 2, 'THE-03': 1 })
  const view = await renderShop({ path: `/command/${id}`, signedInAs: registered })
  // The other is in the footer.
  await waitFor(() => expect(screen.getAllByRole('link', { name: words.here })).toHaveLength(2))
  const links = screen.getAllByRole('link', { name: words.here })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/retractation?commande=${id}`,
    '/retractation',
  ])
  view.unmount()
  const { user } = await renderShop({
    path: `/retractation?commande=${id}`,
    signedInAs: registered,
  })
  const quantity = await field(own.quantity('Café 01'))
  // The form for another order follows, closed.
  const next = () => screen.getAllByRole('button', { name: own.next })[0]!
  expect(quantity).toHaveValue(2)
  await user.clear(quantity)
  await user.type(quantity, '3')
  await user.click(next())
  expect(quantity).toHaveAccessibleDescription(/de 0 à 2/)
  await user.clear(quantity)
  await user.type(quantity, '1')
  await user.clear(await field(own.quantity('Oolong')))
  await user.click(next())
  await user.click(await button(review.edit))
  expect(await screen.findByText(own.open, { normalizer: String })).toHaveFocus()
  expect(await field(own.quantity('Café 01'))).toHaveValue(1)
  await user.click(next())
  expect(await screen.findByText('1 × Café 01')).toBeInTheDocument()
  await user.click(await button(review.confirm))
  expect(await screen.findByRole('heading', { name: done.title })).toBeInTheDocument()
  expect(screen.getByText('1 × Café 01')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: done.again }))
  expect(await field(own.quantity('Oolong'))).toHaveValue(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const declared = new RegExp(`^Rétractation de la commande ${id}, déclarée le .* reçue`)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.filter((text) => declared.test(text))).toHaveLength(1)
})

test('at the API of another host that takes declarations, a guest declares and sees the acknowledgement', async () => {
  const { user } = await fill('elsewhere@client.example', { apiHost: shop.url })
  await user.click(await button(review.confirm))
  expect(await screen.findByRole('heading', { name: done.title })).toBeInTheDocument()
  await shop.settle()
  expect(screen.getByText('12345678')).toBeInTheDocument()
})

test('and a client finds the orders of that host', async () => {
  const { registered, id } = await orderOf({ 'CAF-01': 1 })
  await renderShop({
    path: `/retractation?commande=${id}`,
    signedInAs: registered,
    settings: { apiHost: shop.url },
  })
  expect(await field(own.quantity('Café 01'))).toHaveValue(1)
})

test.each([
  ['a guest', () => undefined],
  ['a client', () => shop.registerClient()],
])(
  'at the API of a host that takes none, the page says to %s where to write',
  async (_, signIn) => {
    const host = await startBareHost(shop.url)
    const signedInAs = await signIn()
    await renderShop({
      path: '/retractation',
      settings: { apiHost: host.url },
      ...(signedInAs && { signedInAs }),
    })
    const logged = () => jest.mocked(console.error).mock.calls.map(String)
    await waitFor(() => expect(logged()).toContain('GET /api/client/withdrawals: 404'))
    const sentence = words.byMail(pageSettingsOfTests.seller.email)
    expect(await screen.findByText(sentence, { normalizer: String })).toBeInTheDocument()
    expect(screen.queryByLabelText(form.name)).not.toBeInTheDocument()
    await host.close()
  },
)

test('an order that cannot be withdrawn from keeps the room of the link, so that nothing moves', async () => {
  const { registered, id } = await orderOf({ 'CAF-01': 1 })
  shop.failNext('listWithdrawable', 404)
  await renderShop({ path: `/command/${id}`, signedInAs: registered })
  await screen.findByRole('heading', { name: orderDocumentWords.specified.title })
  await shop.settle()
  expect(screen.getByRole('main').innerHTML).toContain('class="waiting"')
})

test('a session that ends at the confirmation says that nothing is declared, and leads to the sign-in', async () => {
  const { registered, id } = await orderOf({ 'CAF-01': 1 })
  const path = `/retractation?commande=${id}`
  const { user, words: said } = await renderShop({ path, signedInAs: registered })
  await field(own.quantity('Café 01'))
  await user.click(screen.getAllByRole('button', { name: own.next })[0]!)
  const confirm = await button(review.confirm)
  shop.advanceClock(13 * 60 * 60_000)
  await user.click(confirm)
  expect(await screen.findByText(words.sessionOver, { normalizer: String })).toBeVisible()
  expect(document.activeElement?.textContent).toContain('Vous n’êtes plus connecté')
  expect(await field(form.order)).toHaveValue(id)
  const main = within(screen.getByRole('main'))
  const signIn = main.getByRole('link', { name: said.common.notConnectedLogin })
  expect(signIn).toHaveAttribute('href', `/login?${new URLSearchParams({ retour: path })}`)

  // Who declares as a guest instead is not told beside the acknowledgement that nothing is declared.
  await user.type(await field(form.name), 'Zoé Martin')
  await user.type(await field(form.email), registered.email)
  await user.click(await button(form.next))
  await user.click(await button(review.confirm))
  expect(await screen.findByText(words.done.title)).toBeVisible()
  expect(screen.queryByText(words.sessionOver, { normalizer: String })).not.toBeInTheDocument()
})

test('what was to be confirmed when the session ended is confirmed after the sign-in', async () => {
  const { registered, id } = await orderOf({ 'CAF-01': 2 })
  const path = '/retractation'
  const { user, words: said } = await renderShop({ path, signedInAs: registered })
  const quantity = await field(own.quantity('Café 01'))
  await user.clear(quantity)
  await user.type(quantity, '1')
  await user.click(screen.getAllByRole('button', { name: own.next })[0]!)
  const confirm = await button(review.confirm)
  shop.advanceClock(13 * 60 * 60_000)
  await user.click(confirm)
  await screen.findByText(words.sessionOver, { normalizer: String })
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: said.common.notConnectedLogin }))
  await user.type(await screen.findByLabelText(/Mot de passe/), registered.password)
  await user.type(screen.getByLabelText(/E-mail/), registered.email)
  await user.click(screen.getByRole('button', { name: said.session.signInButton }))
  expect(await screen.findByText('1 × Café 01')).toBeVisible()
  await user.click(await button(review.confirm))
  expect(await screen.findByRole('heading', { name: done.title })).toBeInTheDocument()
  expect(screen.getByText(id)).toBeInTheDocument()
})

test.each(['lost', 'badGateway'] as const)(
  'a confirmation whose reply is %s stays on the screen, and a second press brings the acknowledgement',
  async (fault) => {
    const { registered, id } = await orderOf({ 'CAF-01': 1 })
    const path = `/retractation?commande=${id}`
    const { user } = await renderShop({ path, signedInAs: registered })
    await field(own.quantity('Café 01'))
    await user.click(screen.getAllByRole('button', { name: own.next })[0]!)
    shop.failNext('withdrawOrder', fault)
    await user.click(await button(review.confirm))
    const alert = await screen.findByRole('alert')
    // The order is read again, of which nothing is left.
    expect(await screen.findByRole('heading', { name: own.earlier })).toBeInTheDocument()
    expect(alert).toBeInTheDocument()
    expect(alert).not.toHaveTextContent(words.notSent)
    await user.click(await button(review.confirm))
    expect(await screen.findByRole('heading', { name: done.title })).toBeInTheDocument()
    expect(screen.getByText('1 × Café 01')).toBeInTheDocument()
  },
)
