import { act, screen } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { renderShop } from '../../../../testing/renderShop'
import { watchCalls } from '../../../../testing/watchCalls'
import { api } from '../../../api/api'

const own = Object.getOwnPropertyDescriptors(URL)
let files: Blob[] = []
beforeEach(() => {
  files = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation()
})
afterEach(() => {
  Object.defineProperties(URL, own)
  jest.restoreAllMocks()
})

/** A paid order of a new client, on its page. */
async function openPaidOrder(isAccepted = true) {
  const registered = await shop.registerClient()
  const { client, token } = registered
  const [product] = await shop.products()
  await hold(registered, String(product!.product_serial_number), 1)
  const asked = { client_id: client.id, delivery: 'magasin' }
  const quote = (await shop.call('POST', '/api/client/checkout/quote', asked, token)) as {
    conditions_version: number
  }
  const { conditions_version } = quote
  const id = await payHeld(registered, { ...toPickUp, ...(isAccepted && { conditions_version }) })
  return { id, ...(await renderShop({ path: `/command/${id}`, signedInAs: registered })) }
}

test('the page of a paid order leads to the conditions that were accepted', async () => {
  await openPaidOrder()
  const link = await screen.findByRole('link', { name: 'Conditions acceptées (PDF)' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/conditions\/[\da-f]{64}\.pdf$/))
})

test('an order of a caller that accepted none names no conditions', async () => {
  await openPaidOrder(false)
  await screen.findByRole('button', { name: /^Facture .*PDF/ })
  expect(screen.queryByRole('link', { name: /Conditions acceptées/ })).not.toBeInTheDocument()
})

test('the page of a paid order saves its invoice as a PDF', async () => {
  const { user } = await openPaidOrder()
  const button = await screen.findByRole('button', { name: /^Facture .*PDF/ })
  await user.click(button)
  const name = /^facture-SPECIMEN-F\d{4}-\d{5}\.pdf est enregistré/
  expect(await screen.findByText(name)).toBeInTheDocument()
  expect(files.map(({ type }) => type)).toEqual(['application/pdf'])
  expect(files[0]!.size).toBeGreaterThan(2_000)
})

test('a paid order that never gets an invoice says whom to ask for one, and promises none', async () => {
  watchCalls('listDocuments', () => [])
  await openPaidOrder()
  expect(await screen.findByText(/S’il vous en faut une, écrivez-nous/)).toBeInTheDocument()
  expect(screen.queryByText(/apparaîtra/)).not.toBeInTheDocument()
})

test('a credit note whose refund failed after all is said to be cancelled', async () => {
  const { id, store } = await openPaidOrder()
  await screen.findByRole('button', { name: /^Facture .*PDF/ })
  await shop.refundInVain(id)
  act(() => void store.dispatch(api.util.invalidateTags(['Order'])))
  await screen.findByRole('button', { name: /^Avoir .*PDF/ })
  expect(screen.getAllByText(/^Avoir annulé/)).toHaveLength(1)
})

test('a file that does not arrive is said beside its button, which keeps the focus', async () => {
  const { user, words } = await openPaidOrder()
  const button = await screen.findByRole('button', { name: /^Facture .*PDF/ })
  shop.failNext('getDocument', 500, 3)
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(words.common.loadFailed)
  expect(button).toHaveFocus()
  await user.click(button)
  expect(await screen.findByText(/est enregistré/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
