import { screen } from '@testing-library/react'
import { Authenticator } from '../../../testing/Authenticator'
import { hold, payHeld } from '../../../testing/cartOnScreen'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminSessionWords } from '../../../wording/admin/session'
import { adminTodayWords } from '../../../wording/admin/today'
import { productsUrl } from '../../features/admin/products/listSearch'

const words = adminTodayWords.specified
const { addPasskey, passkeyAdded } = adminSessionWords.specified
const mockCreate = (options: { challenge: string }) => new Authenticator().create(options)
// jsdom has no passkeys.
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: ({ optionsJSON }: { optionsJSON: { challenge: string } }) =>
    Promise.resolve(mockCreate(optionsJSON)),
}))

test('a passkey that was added is told where it was asked for, and has the focus', async () => {
  const { user } = await renderAdmin(adminPaths.today)
  await user.click(await screen.findByRole('button', { name: addPasskey }))
  const inFocus = { selector: ':focus > *' }
  expect(await screen.findByText(passkeyAdded, inFocus)).toBeInTheDocument()
  expect(screen.queryByText(words.passkeyTitle)).not.toBeInTheDocument()
})

async function buy() {
  const buyer = await shop.registerClient()
  const [product] = await shop.products()
  await hold(buyer, String(product!.product_serial_number), 1)
  await payHeld(buyer)
}

test('the takings by category say what they leave out', async () => {
  await buy()
  await renderAdmin(adminPaths.today)
  expect(await screen.findByText(words.withoutFees)).toBeInTheDocument()
})

test('a list of low stock that ends leads to the lists of the rest', async () => {
  const products = (await shop.products()).slice(0, 21)
  expect(products).toHaveLength(21)
  for (const { product_serial_number: serial } of products) await shop.setStock(String(serial), 1)
  await renderAdmin(adminPaths.today)
  const more = await screen.findByRole('link', { name: words.allLow.low })
  expect(more).toHaveAttribute('href', productsUrl({ vue: 'low' }))
})
