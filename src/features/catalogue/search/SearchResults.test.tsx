import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShop } from '../../../../testing/renderShop'
import { translatePage } from '../../../../testing/translatePage'
import { watchCalls } from '../../../../testing/watchCalls'
import { searchWords } from '../../../../wording/search'
import { api } from '../../../api/api'

const names = async () => {
  const grid = await screen.findByRole('list', { name: 'Produits' })
  return within(grid)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
}
const filters = async () => screen.findByRole('region', { name: 'Filtres' })

test('a search shows what it finds, with its count and its filters', async () => {
  const { words } = await renderShop({ path: '/recherche?q=café&tri=asc' })
  const found = await names()
  expect(found.every((name) => name.startsWith('Café'))).toBe(true)
  expect(screen.getByText(words.catalogue.count(found.length))).toBeInTheDocument()
  expect(within(await filters()).getByRole('link', { name: /Café/ })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toContain('Rechercher'))
})

test('a misspelt word finds what was meant, and says so', async () => {
  await renderShop({ path: '/recherche?q=caffé' })
  expect((await names())[0]).toMatch(/^Café/)
  const sentence = searchWords.specified.readAs('caffé', 'cafe').replaceAll('\u00a0', ' ')
  expect(screen.getByText((shown) => shown.startsWith(sentence))).toHaveAttribute('role', 'status')
})

test('what a translated page says of its search changes with the search', async () => {
  watchCalls('searchProducts', (reply) => ({ ...reply, search_is_cut: true }))
  const { user, words } = await renderShop({ path: '/recherche?q=café' })
  const before = (await names()).length
  translatePage()
  await user.click(within(await filters()).getByRole('link', { name: /jusqu’à 8/ }))
  await waitFor(async () => expect((await names()).length).toBeLessThan(before))
  const sentence = `${words.catalogue.count((await names()).length)} ${searchWords.specified.cut}`
  expect(await screen.findByText(sentence, { normalizer: String })).toBeInTheDocument()
})

test('a filter narrows the search, is in the URL, and is taken away again', async () => {
  const { user } = await renderShop({ path: '/recherche?q=café' })
  const before = (await names()).length
  await user.click(within(await filters()).getByRole('link', { name: /jusqu’à 8/ }))
  expect(window.location.search).toBe('?q=caf%C3%A9&prix=8')
  await waitFor(async () => expect((await names()).length).toBeLessThan(before))
  const chosen = screen.getByRole('list', { name: 'Filtres choisis' })
  await user.click(within(chosen).getByRole('link', { name: 'Retirer jusqu’à 8\u00a0€' }))
  expect(window.location.search).toBe('?q=caf%C3%A9')
  await waitFor(async () => expect((await names()).length).toBe(before))
})

test('where nothing is left, each filter says what goes on without it', async () => {
  await renderShop({ path: '/recherche?q=café&origine=Atlantide' })
  expect(await screen.findByText(/Aucun produit ne correspond/)).toBeInTheDocument()
  const chosen = screen.getByRole('list', { name: 'Filtres choisis' })
  expect(within(chosen).getByRole('link', { name: /Retirer «.Atlantide/ })).toHaveTextContent(
    /\((1 produit|(?!1 )\d+ produits)\)/,
  )
})

test('what is offered to take away leads to products, and what leads nowhere is not offered', async () => {
  const { user } = await renderShop({
    path: '/recherche?q=café&origine=Atlantide,Mu&prix=20',
  })
  expect(await screen.findByText(/Aucun produit ne correspond/)).toBeInTheDocument()
  const chosen = screen.getByRole('list', { name: 'Filtres choisis' })
  expect(within(chosen).getAllByRole('link')).toHaveLength(2)
  await user.click(within(chosen).getByRole('link', { name: /Atlantide, Mu.*\([1-9]/ }))
  expect((await names()).length).toBeGreaterThan(0)
  expect(window.location.search).toBe('?q=caf%C3%A9&prix=20')
})

test('a new order and new words keep the filters', async () => {
  const { user } = await renderShop({ path: '/recherche?prix=20' })
  await names()
  await user.selectOptions(screen.getByLabelText('Trier par'), 'Prix décroissant')
  expect(window.location.search).toBe('?prix=20&tri=desc')
  await user.type(screen.getByRole('searchbox', { name: /Que cherchez-vous/ }), 'thé{Enter}')
  expect(window.location.search).toBe('?q=th%C3%A9&prix=20&tri=desc')
})

test('a search that cannot be read says so, and is read again', async () => {
  shop.failNext('searchProducts', 500, 3)
  const { user, words } = await renderShop({ path: '/recherche?q=café' })
  await user.click(await screen.findByRole('button', { name: words.common.retry }))
  expect((await names())[0]).toMatch(/^Café/)
})

test('the field of the page suggests as the header’s does, and keeps the filters', async () => {
  const { user } = await renderShop({ path: '/recherche?q=café&prix=20' })
  await names()
  const form = screen.getByRole('search', { name: searchWords.specified.query })
  const field = within(form).getByRole('searchbox')
  await user.clear(field)
  await user.type(field, 'sench')
  const option = await within(form).findByRole('option', { name: /^Sencha/ })
  await user.keyboard('{Enter}')
  expect(window.location.search).toBe('?q=sench&prix=20')
  expect(option).not.toBeInTheDocument()
  const next = within(form).getByRole('searchbox')
  await user.clear(next)
  await user.type(next, 'sench')
  await user.click(await within(form).findByRole('option', { name: /^Sencha/ }))
  expect(window.location.pathname).toBe('/product/THE-01')
})

test('what was found stays while a later reading fails', async () => {
  const { store } = await renderShop({ path: '/recherche?q=café' })
  const found = await names()
  shop.failNext('searchProducts', 500, 3)
  const readings = () => shop.calls().filter((call) => call === 'GET /api/search')
  act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Product', id: 'LIST' }])))
  await waitFor(() => expect(readings()).toHaveLength(4))
  await act(() => shop.settle())
  expect(await names()).toEqual(found)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
