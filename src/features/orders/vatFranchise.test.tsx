import { screen, within } from '@testing-library/react'
import { hold, readyToPay } from '../../../testing/cartOnScreen'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { renderShop } from '../../../testing/renderShop'
import { watchCalls } from '../../../testing/watchCalls'
import { ordersWords } from '../../../wording/orders'
import { vatFranchise as mention } from '../../../wording/vatFranchise'

const withTax = /TTC|dont TVA|taxes comprises/

// law: vat-franchise
test('a cart without VAT says why in its place, and of no price that tax is in it', async () => {
  watchCalls('quoteCart', (reply) => ({ ...reply, vat: [], vat_franchise: true }))
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-05', 1)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  await readyToPay(user)
  expect(screen.getByText(mention)).toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(withTax)
})

test('an order without VAT says why below its total', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-06', 1)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  const change = { command_vat: [], command_vat_franchise: true }
  watchCalls('getOrder', (reply) => (reply as object[]).map((line) => ({ ...line, ...change })))
  await user.click(await readyToPay(user))
  const table = await screen.findByRole(
    'table',
    { name: ordersWords.specified.lines },
    { timeout: 10_000 },
  )
  expect(await within(table).findByText(mention)).toBeInTheDocument()
  expect(table).not.toHaveTextContent(withTax)
})

test('an order with VAT says its rate, and nothing of a franchise', async () => {
  const registered = await shop.registerClient()
  await hold(registered, 'CAF-07', 1)
  const { user } = await renderShop({ path: '/panier', signedInAs: registered })
  await user.click(await readyToPay(user))
  const table = await screen.findByRole(
    'table',
    { name: ordersWords.specified.lines },
    { timeout: 10_000 },
  )
  expect(await within(table).findByText(/dont TVA 5,5/)).toBeInTheDocument()
  expect(screen.queryByText(mention)).not.toBeInTheDocument()
})

test.each(['specified', 'corrected'] as const)(
  'a card of a shop without VAT says the price alone (%s)',
  async (wording) => {
    const seller = { ...pageSettingsOfTests.seller, vatFranchise: true }
    await renderShop({ path: '/products', wording, settings: { seller } })
    expect(await screen.findByRole('heading', { name: 'Café 05' })).toBeInTheDocument()
    expect(screen.getByRole('main')).not.toHaveTextContent(withTax)
    expect(screen.getAllByText(/^\d+,\d\d\u00a0€$/, { normalizer: String }).length).toBeGreaterThan(
      3,
    )
  },
)
