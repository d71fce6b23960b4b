import { screen, waitFor, within } from '@testing-library/react'
import { renderAdmin } from '../../../testing/renderAdmin'
import { adminPaths } from '../../../contract/site/adminPaths'
import { adminClientsWords } from '../../../wording/admin/clients'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { adminOrdersWords } from '../../../wording/admin/orders'
import { adminProductsWords } from '../../../wording/admin/products'
import { layoutWords } from '../../../wording/layout'
import { categoryNames } from '../../../wording/replies/catalogue'
import { namedRooms } from './rooms'

const words = adminLayoutWords.specified
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a followed link starts at the top of the room, on its heading', async () => {
  const { user } = await renderAdmin(adminPaths.orders)
  await heading(adminOrdersWords.specified.title)
  window.scrollTo(0, 500)
  const link = screen.getByRole('link', { name: words.clients })
  await user.click(link)
  await heading(adminClientsWords.specified.title)
  expect(window.location.pathname).toBe(adminPaths.clients)
  expect(window.scrollY).toBe(0)
  expect(link).not.toHaveFocus()
})

test('the keyboard skips the rooms', async () => {
  const { user } = await renderAdmin(adminPaths.orders)
  await heading(adminOrdersWords.specified.title)
  await user.tab()
  expect(screen.getByRole('link', { name: layoutWords.specified.skipToContent })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test.each([
  ['gérant', namedRooms.map(({ path }) => path)],
  ['préparation', ['today', 'orders', 'withdrawals', 'products', 'reviews', 'clients', 'team']],
  ['comptable', ['today', 'orders', 'withdrawals', 'products', 'figures', 'documents', 'team']],
] as const)('the navigation of a %s names the rooms of that role alone', async (role, paths) => {
  await renderAdmin(adminPaths.orders, role)
  const named = within(await screen.findByRole('navigation', { name: words.rooms }))
  const links = named.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(paths.map((path) => adminPaths[path]))
})

test('a search leads to the heading above what was found', async () => {
  const { searchHint, title } = adminClientsWords.specified
  const { user } = await renderAdmin(adminPaths.clients)
  const found = await heading(title)
  await user.type(screen.getByLabelText(searchHint), 'nobody{Enter}')
  await waitFor(() => expect(found).toHaveFocus())
  expect(screen.getByLabelText(searchHint)).toHaveValue('nobody')
})

test('a sign-out that fails says so', async () => {
  const { user } = await renderAdmin(adminPaths.orders)
  shop.failNext('staffSignOut', 503)
  await user.click(await screen.findByRole('button', { name: words.signOut }))
  const said = { normalizer: String, selector: '[role=alert], [role=alert] *' }
  expect(await screen.findByText(words.failed, said)).toBeVisible()
})

test('a choice that filters at once keeps the focus', async () => {
  const { category, title } = adminProductsWords.specified
  const { user } = await renderAdmin(adminPaths.products)
  await heading(title)
  await user.selectOptions(screen.getByLabelText(category), [Object.values(categoryNames)[1]!])
  await waitFor(() => expect(window.location.search).toContain('categorie='))
  expect(screen.getByLabelText(category)).toHaveFocus()
  expect(screen.getByLabelText(category)).toHaveDisplayValue(Object.values(categoryNames)[1]!)
})
