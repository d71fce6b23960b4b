import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderShop } from '../../testing/renderShop'

const field = () =>
  screen.queryByRole('combobox', { name: 'Rechercher' }) ??
  screen.getByRole('searchbox', { name: 'Rechercher' })
const options = async () => {
  const found = await screen.findAllByRole('option', undefined, { timeout: 5_000 })
  return found.map((option) => option.textContent)
}

// The test's browser lays nothing out, and scrolls nothing.
const scrollIntoView = jest.fn()
Element.prototype.scrollIntoView = scrollIntoView

test('words in the header suggest products; arrows choose one, and Enter opens it', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'café 0')
  expect((await options())[0]).toBe('Café 016,90\u00a0€27,60\u00a0€/kg')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Café 01')
  expect(field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  )
  await user.keyboard('{Enter}')
  expect(window.location.pathname).toBe('/product/CAF-01')
  expect(await screen.findByRole('heading', { level: 1, name: 'Café 01' })).toBeInTheDocument()
})

test('suggestions whose code arrives once the field was left stay closed', async () => {
  await renderShop({ path: '/mentions-legales' })
  fireEvent.change(field(), { target: { value: 'café 0' } })
  // The field has no focus, as where it was left meanwhile.
  fireEvent.focus(field())
  await screen.findByRole('combobox', { name: 'Rechercher' })
  const opened = screen.findByRole('listbox', undefined, { timeout: 1_500 })
  await expect(opened).rejects.toThrow()
})

test('the suggestion that an arrow chooses is brought into view', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'café 0')
  const { length } = await options()
  expect(length).toBeGreaterThan(1)
  await user.keyboard('{ArrowUp}')
  const last = screen.getAllByRole('option').at(-1)
  expect(last).toHaveAttribute('aria-selected', 'true')
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(last)
})

test('a press beside the suggestions, as on their scrollbar, leaves them open', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'café 0')
  await options()
  await user.click(screen.getByRole('listbox'))
  expect(field()).toHaveFocus()
  expect(screen.getByRole('listbox')).toBeVisible()
})

test('Enter opens the suggestion that was chosen, though the list changed meanwhile', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'café 0')
  expect((await options())[1]).toMatch(/^Café 02/)
  shop.slow(300)
  await user.keyboard('2{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Café 02')
  await waitFor(async () => expect((await options())[0]).toMatch(/^Café 02/), { timeout: 5_000 })
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Café 02')
  await user.keyboard('{Enter}')
  expect(window.location.pathname).toBe('/product/CAF-02')
})

test('Enter without a choice searches, and Escape closes the suggestions', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'thé')
  await options()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(window.location.pathname + window.location.search).toBe('/recherche?q=th%C3%A9')
  const grid = await screen.findByRole('list', { name: 'Produits' })
  expect(within(grid).getByRole('heading', { level: 2, name: 'Sencha' })).toBeInTheDocument()
})

test('a category is suggested as a filter', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'caf')
  await waitFor(async () => expect(await options()).toContain('CaféCatégorie'))
  const before = window.history.length
  await user.click(screen.getByRole('option', { name: /Catégorie/ }))
  expect(window.history.length).toBe(before + 1)
  expect(window.location.search).toBe('?categorie=2')
})

test('a suggestion is chosen by a press of assistive technology', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'caf')
  await waitFor(async () => expect(await options()).toContain('CaféCatégorie'))
  const before = window.history.length
  fireEvent.click(screen.getByRole('option', { name: /Catégorie/ }))
  await waitFor(() => expect(window.location.search).toBe('?categorie=2'))
  expect(window.history.length).toBe(before + 1)
})

test('suggestions that fail leave the field and its search as they are', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  shop.failNext('suggestProducts', 500, 3)
  await user.type(field(), 'café')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?q=caf%C3%A9'))
})

test('suggestions of earlier words go where those of the new ones fail', async () => {
  const { user } = await renderShop({ path: '/mentions-legales' })
  await user.type(field(), 'café 0')
  await options()
  shop.failNext('suggestProducts', 429)
  await user.type(field(), '2')
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
})

test('at the API of another host, which may not search, nothing leads to the search', async () => {
  await renderShop({ path: '/products', settings: { apiHost: shop.url } })
  expect(await screen.findByRole('list', { name: 'Produits' })).toBeInTheDocument()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Rechercher' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Filtrer' })).not.toBeInTheDocument()
})
