import { shown } from '../../testing/devToolsExtension'
import { screen, waitFor } from '@testing-library/react'
import { readyToPay } from '../../testing/cartOnScreen'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { renderShop } from '../../testing/renderShop'
import { stockAlertWords } from '../../wording/stockAlerts'
import { chooseWords } from '../../wording/words'
import { openDevTools } from './devTools'
import { openShopStore } from './store'

const secrets = new Set<string>()
const secret = (value: string) => {
  secrets.add(value)
  return value
}

type View = Awaited<ReturnType<typeof renderShop>>

/** Opens a page of the shop with its tools, does something there, and closes it. */
async function visit(path: string, act: (view: View) => Promise<unknown>) {
  const view = await renderShop({ path, settings: { devtools: true } })
  await act(view)
  view.close()
}

/** Fills the fields that the form has, and sends it. */
async function send({ user }: View, button: string, fields: Record<string, string> = {}) {
  const submit = await screen.findByRole('button', { name: button })
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.queryByLabelText(new RegExp(`^${label}`))
    if (!field) continue
    await user.clear(field)
    await user.click(field)
    await user.paste(value)
  }
  await user.click(submit)
}

async function arriveSignedIn() {
  await waitFor(() => expect(window.location.pathname).toBe('/profil'))
  await waitFor(() => expect(localStorage.getItem('token')).not.toBeNull())
  secret(localStorage.getItem('token')!)
}

async function mailedLink(email: string, page: string): Promise<string> {
  const { pathname, hash } = await waitFor(async () => {
    const mails = (await shop.readMails(email)).join('\n')
    return new URL(new RegExp(`\\S*${page}#\\S+`).exec(mails)![0])
  })
  secret(new URLSearchParams(hash.slice(1)).get('token')!)
  return pathname + hash
}

test('a whole journey shows the tools none of its passwords and tokens', async () => {
  const { account, cart, catalogue, session } = chooseWords('specified')
  const email = `outils-${Date.now()}@example.fr`
  const newEmail = `nouveaux-${email}`
  const first = secret('Torréfaction-41 "corsée"')
  const wrong = secret('Pas-Le-Bon-2026')
  const second = secret('Nouvelle-Tasse-2026')
  const third = secret('Une-Autre-Tasse-2027')
  const signIn = async (view: View, address: string, password: string) =>
    send(view, session.signInButton, { [session.email]: address, [session.password]: password })

  await visit('/register', async (view) => {
    await send(view, session.registerButton, {
      [session.firstName]: 'Zoé',
      [session.lastName]: 'Roy',
      [session.email]: email,
      [session.password]: first,
    })
    await arriveSignedIn()
    await view.user.click(await screen.findByRole('button', { name: account.logout }))
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  })
  await visit('/login', async (view) => {
    await signIn(view, email, wrong)
    await screen.findByRole('alert')
    await signIn(view, email, first)
    await arriveSignedIn()
  })
  const inStock = (await shop.products()).find(({ product_stock }) => product_stock > 0)!
  await visit(`/product/${inStock.product_serial_number}`, async (view) => {
    await send(view, catalogue.addToCart)
    await screen.findByRole('link', { name: catalogue.inCart(1) })
    // The page shows the article before the server has it.
    await waitFor(() => expect(view.store.getState().cartChanges).toEqual([]))
  })
  await visit('/panier', async (view) => {
    await readyToPay(view.user)
    await send(view, cart.pay)
    await screen.findByText(cart.paid)
  })
  await visit('/profil/modifPass', async (view) => {
    const change = (OldPass: string) => ({
      [account.oldPassword]: OldPass,
      [account.newPassword]: second,
    })
    await send(view, account.editPasswordButton, change(wrong))
    await screen.findAllByRole('alert')
    await send(view, account.editPasswordButton, change(first))
    await arriveSignedIn()
  })
  await visit('/profil/modif', async (view) => {
    await send(view, account.editButton, {
      [account.newEmail]: newEmail,
      [account.oldPassword]: second,
    })
    await screen.findByText(account.emailWaiting(newEmail))
  })
  await visit(await mailedLink(newEmail, '/profil/email'), async (view) => {
    await send(view, account.confirmEmailButton)
    await screen.findByText(account.emailConfirmed)
  })
  await visit(`/mon-avis#token=${secret('lien-avis')}`, () => screen.findByRole('alert'))
  await visit(`/alerte#token=${secret('lien-alerte')}`, async (view) => {
    await send(view, stockAlertWords.specified.confirm)
    await screen.findByRole('alert')
  })
  await visit('/firstConn', async (view) => {
    await send(view, session.firstConnectionButton, {
      [session.email]: newEmail,
      [session.newPassword]: third,
    })
    await screen.findByText(session.linkSent(newEmail))
  })
  await visit(await mailedLink(newEmail, '/firstConn/confirmation'), async (view) => {
    await send(view, session.confirmPasswordButton, { [session.newPassword]: third })
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    await signIn(view, newEmail, third)
    await arriveSignedIn()
  })
  await visit('/profil/DeleteAccount', async (view) => {
    await view.user.click(await screen.findByRole('checkbox'))
    await send(view, account.deleteButton, { [account.oldPassword]: third })
    await screen.findByText(account.deleted)
  })

  expect(shown.length).toBeGreaterThan(50)
  expect(shown.join()).toContain('session/signedIn')
  // 4 passwords, 4 tokens of links and those of sessions: the first two sessions may be of one
  // second.
  expect(secrets.size).toBeGreaterThanOrEqual(11)
  const inJson = [...secrets].map((value) => JSON.stringify(value).slice(1, -1))
  expect(shown.filter((text) => inJson.some((value) => text.includes(value)))).toEqual([])
})

test('a secret is masked as a key, inside a text and alone; a short one only alone', async () => {
  const { options, watch } = openDevTools()
  const { signal } = new AbortController()
  const endpoint = { name: 'x', method: 'POST', path: '/x', audience: 'client', reply: {} } as const
  const body = { NewPass: 'é"1', token: 'lien &secret' }
  const reply = { status: 200, headers: {}, data: { list: [{ token: 'jeton-secret' }] } }
  const transport = watch(() => Promise.resolve(reply))
  await transport({ endpoint, body }, { signal, token: null, isChange: true })
  const key = JSON.stringify({ 'jeton-secret': ['é"1', 'thé"1'] })
  expect(
    options.actionSanitizer({
      type: 'x',
      'get(jeton-secret)': ['é"1', 'thé"1', 'jeton-secret', undefined, null, 3],
      text: `${key} ${encodeURIComponent('lien &secret')}`,
    }),
  ).toEqual({
    type: 'x',
    'get(•••)': ['•••', 'thé"1', '•••', undefined, null, 3],
    text: `${key.replace('jeton-secret', '•••')} •••`,
  })
})

test('the code of the tools is loaded only where the shop asks for them', async () => {
  const store = await openShopStore(pageSettingsOfTests, localStorage)
  const before = shown.length
  store.dispatch({ type: 'x' })
  expect(shown).toHaveLength(before)
})
