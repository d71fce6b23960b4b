import { act, screen, waitFor } from '@testing-library/react'
import { renderShop } from '../../../../testing/renderShop'
import { stockAlertWords } from '../../../../wording/stockAlerts'

const words = stockAlertWords.specified
const serial = 'CAF-03'
beforeAll(() => shop.setStock(serial, 0))
afterAll(() => shop.setStock(serial, 10))

const field = () => screen.findByLabelText(new RegExp(words.email))
async function ask(email: string) {
  const view = await renderShop({ path: `/product/${serial}` })
  await view.user.clear(await field())
  await view.user.type(await field(), email)
  await view.user.click(screen.getByRole('button', { name: words.ask }))
  return view
}
async function mailedPath(email: string): Promise<string> {
  const link = await waitFor(async () => {
    const mail = (await shop.readMails(email)).at(-1)
    expect(mail).toMatch(/\/alerte#token=/)
    return /\/alerte#token=[\w-]+/.exec(mail!)!
  })
  return link[0]
}

test('a visitor asks, confirms by the mailed link, and renounces', async () => {
  const email = 'ines@client.example'
  const { unmount } = await ask(email)
  expect(await screen.findByRole('heading', { name: words.requestedTitle })).toBeInTheDocument()
  expect(screen.getByText(words.requested(email))).toBeInTheDocument()
  const path = await mailedPath(email)
  unmount()
  const { user } = await renderShop({ path })
  await user.click(await screen.findByRole('button', { name: words.confirm }))
  expect(
    await screen.findByText(words.confirmed('Café 03', email), { normalizer: String }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: words.toProduct })).toHaveAttribute(
    'href',
    `/product/${serial}`,
  )
  await user.click(screen.getByRole('button', { name: words.cancel }))
  expect(await screen.findByRole('heading', { name: words.cancelledTitle })).toBeInTheDocument()
})

test('a second link in the same tab has its own confirmation', async () => {
  const paths: string[] = []
  for (const email of ['une@client.example', 'deux@client.example']) {
    const { unmount } = await ask(email)
    await screen.findByRole('heading', { name: words.requestedTitle })
    paths.push(await mailedPath(email))
    unmount()
  }
  const { user } = await renderShop({ path: paths[0]! })
  await user.click(await screen.findByRole('button', { name: words.confirm }))
  expect(await screen.findByRole('link', { name: words.toProduct })).toBeInTheDocument()
  act(() => {
    location.hash = paths[1]!.split('#')[1]!
  })
  expect(await screen.findByRole('button', { name: words.confirm })).toBeInTheDocument()
})

test('a visitor renounces by the mailed link without confirming first', async () => {
  const email = 'paul@client.example'
  const { unmount } = await ask(email)
  await screen.findByRole('heading', { name: words.requestedTitle })
  const path = await mailedPath(email)
  unmount()
  const { user } = await renderShop({ path })
  await user.click(await screen.findByRole('button', { name: words.cancel }))
  expect(await screen.findByRole('heading', { name: words.cancelledTitle })).toBeInTheDocument()
})

test('a client finds their own e-mail in the form', async () => {
  const signedInAs = await shop.registerClient()
  await renderShop({ path: `/product/${serial}`, signedInAs })
  expect(await field()).toHaveValue(signedInAs.client.email)
})

test('an empty field and a product that is back say what to do', async () => {
  const { user } = await renderShop({ path: `/product/${serial}` })
  await field()
  await user.click(screen.getByRole('button', { name: words.ask }))
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription(/Ce champ est requis/),
  )
  await shop.setStock(serial, 1)
  await user.type(await field(), 'ines@client.example')
  await user.click(screen.getByRole('button', { name: words.ask }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ce produit est disponible/)
  expect(await field()).toHaveValue('ines@client.example')
  await shop.setStock(serial, 0)
})

test('a link that is cut or used says where to go', async () => {
  const { unmount } = await renderShop({ path: '/alerte' })
  expect(await screen.findByRole('alert')).toHaveTextContent(words.linkMissing)
  unmount()
  const { user } = await renderShop({ path: '/alerte#token=perdu' })
  await user.click(await screen.findByRole('button', { name: words.confirm }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/plus récent/)
})

test('a product that is there offers no alert', async () => {
  await renderShop({ path: '/product/CAF-01' })
  await screen.findByRole('button', { name: 'Ajouter au panier' })
  await act(() => import('./StockAlertForm'))
  expect(screen.queryByRole('button', { name: words.ask })).not.toBeInTheDocument()
})
