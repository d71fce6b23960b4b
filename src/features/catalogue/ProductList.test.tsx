import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShop } from '../../../testing/renderShop'

const bySerial = async (serial: string) =>
  (await shop.products()).find(({ product_serial_number }) => product_serial_number === serial)!

async function namesOnScreen() {
  const grid = await screen.findByRole('list', { name: 'Produits' })
  return within(grid)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
}

async function cardOf(name: string) {
  await namesOnScreen()
  const cards = screen.getAllByRole('article')
  return cards.find((card) => within(card).queryByRole('heading', { name }))!
}

// spec: 1.2, 2.12, 2.13, 9.5
test('the whole list is shown by rising price, a page at a time, with its count', async () => {
  const all = await shop.products()
  await renderShop({ path: '/products' })
  expect(await namesOnScreen()).toEqual(all.slice(0, 24).map(({ product_name }) => product_name))
  expect(screen.getByLabelText('Trier par')).toHaveDisplayValue('Prix croissant')
  expect(screen.getByText('26 Produits trouver')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Nos produits' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Nos produits'))
})

// spec: 9.8
test('a card shows the price as worded, and leads to its product', async () => {
  await renderShop({ path: '/products' })
  const card = await cardOf('Café 01')
  expect(within(card).getByText('6,90 $ TTC')).toBeInTheDocument()
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/product/CAF-01')
  expect(within(card).getByRole('img', { name: 'Café 01' })).toBeInTheDocument()
})

// spec: 2.13, 9.8
test('the corrected wording counts and prices in good French', async () => {
  await renderShop({ path: '/products', wording: 'corrected' })
  await namesOnScreen()
  expect(screen.getByText('26 produits trouvés')).toBeInTheDocument()
  expect(screen.getByText('6,90 € TTC')).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'Prix décroissant' })).toBeInTheDocument()
})

// spec: 1.3, 2.12
test('the sort reverses the list, returns to its first page, and is in the URL', async () => {
  const all = await shop.products()
  const { user } = await renderShop({ path: '/products?page=2' })
  await namesOnScreen()
  await user.selectOptions(screen.getByLabelText('Trier par'), 'Prix decroissant')
  expect(window.location.search).toBe('?filter=desc')
  const falling = all.map(({ product_name }) => product_name).reverse()
  await waitFor(async () => expect(await namesOnScreen()).toEqual(falling.slice(0, 24)))
})

test('the filters start from the category and the order of the list', async () => {
  await renderShop({ path: '/ProductListByCategorie/2?filter=desc' })
  const link = await screen.findByRole('link', { name: 'Filtrer' })
  expect(link).toHaveAttribute('href', '/recherche?categorie=2&tri=desc')
})

test('Back and Forward return to the same page in the same order', async () => {
  const { user } = await renderShop({ path: '/products?filter=desc' })
  const first = await namesOnScreen()
  await user.click(screen.getByRole('link', { name: 'Page suivante' }))
  expect(await screen.findByText('Page 2 sur 2')).toBeInTheDocument()
  expect(window.location.search).toBe('?filter=desc&page=2')
  await waitFor(async () => expect(await namesOnScreen()).toHaveLength(2))
  const second = await namesOnScreen()
  act(() => window.history.back())
  await waitFor(async () => expect(await namesOnScreen()).toEqual(first))
  act(() => window.history.forward())
  await waitFor(async () => expect(await namesOnScreen()).toEqual(second))
})

// spec: 2.16
test('a reload shows the same screen', async () => {
  const path = '/ProductListByCategorie/2?filter=desc'
  const { close } = await renderShop({ path })
  const names = await namesOnScreen()
  close()
  await renderShop({ path })
  expect(await namesOnScreen()).toEqual(names)
  expect(screen.getByLabelText('Trier par')).toHaveDisplayValue('Prix decroissant')
})

test.each(['filter=sideways&page=-3', 'page=501'])(
  'an invalid order or page is read as the default one: %s',
  async (search) => {
    await renderShop({ path: `/products?${search}` })
    expect((await namesOnScreen())[0]).toBe('Café 01')
  },
)

// spec: 1.4, 2.14, 2.16, 3.9
test('each category link leads to its category, and is marked there', async () => {
  const { user } = await renderShop({ path: '/products' })
  const links = within(screen.getByRole('navigation', { name: 'Catégories' }))
  const addresses = links
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(addresses).toEqual([
    ['Tout', '/products'],
    ['Café', '/ProductListByCategorie/2'],
    ['Thé', '/ProductListByCategorie/1'],
    ['Accessoires', '/ProductListByCategorie/3'],
    ['Tisanes', '/ProductListByCategorie/4'],
    ['Équipements', '/ProductListByCategorie/5'],
  ])
  await user.click(links.getByRole('link', { name: 'Thé' }))
  await waitFor(async () =>
    expect(await namesOnScreen()).toEqual(['Sencha', 'Darjeeling', 'Oolong']),
  )
  expect(links.getByRole('link', { name: 'Thé' })).toHaveAttribute('aria-current', 'page')
  expect(links.getByRole('link', { name: 'Tout' })).not.toHaveAttribute('aria-current')
  await waitFor(() => expect(document.title).toBe('Nos produits – Thé'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nos produits – Thé')
})

test('every link to another list has the same order', async () => {
  const { user } = await renderShop({ path: '/products?filter=desc&page=2' })
  await namesOnScreen()
  const searches = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ pathname }) => /^\/product(s|listby)/i.test(pathname))
    .filter((link) => screen.getByRole('main').contains(link))
    .map(({ search }) => search)
  // Six lists, and the previous page.
  expect(searches).toEqual(Array.from({ length: 7 }, () => '?filter=desc'))
  await user.click(screen.getByRole('link', { name: 'Thé' }))
  await waitFor(async () =>
    expect(await namesOnScreen()).toEqual(['Oolong', 'Darjeeling', 'Sencha']),
  )
  expect(screen.getByLabelText('Trier par')).toHaveDisplayValue('Prix decroissant')
  expect(screen.getByRole('link', { name: 'Thé' })).toHaveAttribute('aria-current', 'page')
})

// spec: 2.16
test('a category that does not exist says that it is empty', async () => {
  const { words } = await renderShop({ path: '/ProductListByCategorie/99' })
  expect(await screen.findByText(words.catalogue.empty)).toBeInTheDocument()
  expect(screen.getByText('0 Produits trouver')).toBeInTheDocument()
})

test('a page beyond the last says so and links back', async () => {
  const { words } = await renderShop({ path: '/products?page=9' })
  expect(await screen.findByText(words.catalogue.emptyPage)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: words.catalogue.backToShop })).toHaveAttribute(
    'href',
    '/products',
  )
  expect(screen.queryByRole('navigation', { name: words.catalogue.pages })).not.toBeInTheDocument()
})

test('while the list loads, a skeleton has its place', async () => {
  shop.slow(200)
  const { words } = await renderShop({ path: '/products' })
  expect(screen.getByText(words.common.waiting)).toBeInTheDocument()
  expect(await namesOnScreen()).toHaveLength(24)
  expect(screen.queryByText(words.common.waiting)).not.toBeInTheDocument()
})

// spec: 8.9
test('a list that does not load is tried again silently, then by hand', async () => {
  shop.failNext('listProducts', 503, 3)
  const { user } = await renderShop({ path: '/products' })
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await namesOnScreen()).toHaveLength(24)
})

// spec: 8.9
test('one lost reply is not seen at all', async () => {
  shop.failNext('listProducts', 'network')
  await renderShop({ path: '/products' })
  expect(await namesOnScreen()).toHaveLength(24)
})

test('a card says what is sold out and what is nearly sold out', async () => {
  const { words } = await renderShop({ path: '/ProductListByCategorie/1' })
  expect(within(await cardOf('Darjeeling')).getByText(words.catalogue.soldOut)).toBeInTheDocument()
  expect(within(await cardOf('Sencha')).getByText(words.catalogue.fewLeft(2))).toBeInTheDocument()
  const { product_stock } = await bySerial('THE-03')
  expect(
    within(await cardOf('Oolong')).queryByText(words.catalogue.fewLeft(product_stock)),
  ).not.toBeInTheDocument()
})
