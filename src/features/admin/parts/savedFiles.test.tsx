import { act, screen } from '@testing-library/react'
import { hold, payHeld, toPickUp } from '../../../../testing/cartOnScreen'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { adminCatalogueWords } from '../../../../wording/admin/catalogue'
import { adminFiguresWords } from '../../../../wording/admin/figures'

const catalogue = adminCatalogueWords.specified
const figures = adminFiguresWords.specified

const own = Object.getOwnPropertyDescriptors(URL)
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation()
})
afterEach(() => {
  Object.defineProperties(URL, own)
  jest.restoreAllMocks()
})

async function sell() {
  const [product] = await shop.products()
  const registered = await shop.registerClient()
  await hold(registered, String(product!.product_serial_number), 1)
  await shop.receiveMoney(await payHeld(registered, { ...toPickUp, payment_means: 'counter' }))
}

test.each([
  ['the catalogue', adminPaths.catalogueFile, catalogue.download, '/api/admin/catalogue'],
  ['a table', adminPaths.figures, figures.fileOf(figures.byDay), '/api/admin/figures/file'],
])('%s that was saved is not read again when the person comes back', async (_, path, name, url) => {
  await sell()
  const { user } = await renderAdmin(path)
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByText(/est dans vos téléchargements/)
  const reads = () =>
    jest.mocked(window.fetch).mock.calls.filter(([input]) => (input as string).includes(url)).length
  expect(reads()).toBe(1)
  act(() => void window.dispatchEvent(new Event('focus')))
  await shop.settle()
  expect(reads()).toBe(1)
})
