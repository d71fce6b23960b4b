import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths, adminProductPath } from '../../../contract/site/adminPaths'
import { adminPreviewWords } from '../../../wording/admin/preview'
import { adminProductFormWords } from '../../../wording/admin/productForm'
import { adminProductsWords } from '../../../wording/admin/products'
import { createAdminStore } from '../../app/admin/adminStore'
import { MemberContext } from '../../features/admin/session/useMember'
import { ShopProvider } from '../../ui/Shop'
import { ProductDetails } from './ProductDetails'

const [words, form] = [adminPreviewWords.specified, adminProductFormWords.specified]
const field = (column: string) =>
  screen.getByLabelText(new RegExp(`^${form.labelOf(column)}( \\*)?$`))
const previews = '/api/admin/products/preview'

const member = {
  ...{ email: 'gerance@boutique.example', role: 'gérant' as const, passkeys: 1 },
  ...{ recovery_codes: 8, may_add_passkey: true, proven_until: '2026-12-01T00:00:00Z' },
}

async function openProduct() {
  const { headers } = await shop.addStaff()
  const send = window.fetch.bind(window)
  jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const sent = new Headers(init?.headers)
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    return send(input, { ...init, headers: sent })
  })
  const { store } = createAdminStore(pageSettingsOfTests)
  render(
    <Provider store={store}>
      <ShopProvider settings={pageSettingsOfTests}>
        <MemoryRouter>
          <MemberContext value={member}>
            <ProductDetails id="1" />
          </MemberContext>
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  )
  const region = await screen.findByRole('region', { name: words.title })
  const card = () => within(region).findByRole('img', { name: new RegExp(`^${words.card}`) })
  await card()
  return { region, card, user: userEvent.setup() }
}

test('a draft is seen as a card and as the head of its page before it is saved', async () => {
  const { region, card } = await openProduct()
  fireEvent.change(field('name'), { target: { value: 'Gesha de l’aperçu' } })
  fireEvent.change(field('price'), { target: { value: '21,5' } })
  await waitFor(async () =>
    expect(await card()).toHaveAccessibleName(expect.stringContaining('Gesha de l’aperçu, 21,50')),
  )
  const heading = { name: 'Gesha de l’aperçu', hidden: true }
  expect(within(region).getByRole('heading', { ...heading, level: 3 })).toBeInTheDocument()
  expect(within(region).getByRole('heading', { ...heading, level: 1 })).toBeInTheDocument()
})

test('the preview is asked for when the typing pauses, and nothing in it has the focus', async () => {
  const { region, user } = await openProduct()
  const asked = () => shop.calls().filter((call) => call.endsWith(previews)).length
  const before = asked()
  await user.type(field('name'), ' fin')
  await within(region).findByRole('img', { name: /^Dans les listes.* fin/ })
  expect(asked() - before).toBe(1)
  const links = within(region).getAllByRole('link', { hidden: true })
  expect(links.filter((link) => !link.matches('[inert] *'))).toEqual([])
})

test('that a product was created is told once, and not again after Back', async () => {
  await renderAdmin(adminPaths.products)
  const { title } = adminProductsWords.specified
  await screen.findByRole('heading', { level: 1, name: title })
  const told = 'Le produit est créé.'
  // As the form that has added it leads here.
  act(() => {
    const state = { usr: { message: told }, key: 'created', idx: 1 }
    window.history.pushState(state, '', adminProductPath(1))
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  expect(await screen.findByText(told)).toBeInTheDocument()
  await act(() => shop.settle())
  expect(screen.getByText(told)).toBeInTheDocument()
  act(() => window.history.back())
  await screen.findByRole('heading', { level: 1, name: title })
  act(() => window.history.forward())
  await screen.findByRole('region', { name: words.title })
  expect(screen.queryByText(told)).not.toBeInTheDocument()
})
