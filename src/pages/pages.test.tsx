import { screen, waitFor, within } from '@testing-library/react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { renderShop } from '../../testing/renderShop'

// spec: 1.1, 2.8, 2.10
test('the home page shows the shop, its best products, its history and three values alike', async () => {
  const { words } = await renderShop({ path: '/' })
  await waitFor(() => expect(document.title).toBe('Comptoir Blésois'))
  expect(screen.getByRole('link', { name: words.home.toShop })).toHaveAttribute('href', '/products')
  const best = await screen.findByRole('list', { name: words.catalogue.best })
  expect(within(best).getAllByRole('article')).toHaveLength(4)
  expect(screen.getByRole('heading', { name: words.home.history.title })).toBeInTheDocument()
  for (const { title } of words.home.values.items)
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
  expect(words.home.values.items).toHaveLength(3)
})

test('while best products load, a skeleton has their place', async () => {
  shop.slow(200)
  const { words } = await renderShop({ path: '/' })
  expect(screen.getByText(words.common.waiting)).toBeInTheDocument()
  expect(await screen.findByRole('list', { name: words.catalogue.best })).toBeInTheDocument()
  expect(screen.queryByText(words.common.waiting)).not.toBeInTheDocument()
})

test('a shop without products says so in place of the best ones', async () => {
  const serials = (await shop.products()).map((product) => String(product.product_serial_number))
  for (const serial of serials) await shop.changeProduct(serial, { retired: true })
  const { words } = await renderShop({ path: '/' })
  expect(await screen.findByText(words.catalogue.noBest)).toBeInTheDocument()
  for (const serial of serials) await shop.changeProduct(serial, { retired: false })
})

test('best products that do not load offer another try', async () => {
  shop.failNext('listBestProducts', 500, 3)
  const { user, words } = await renderShop({ path: '/' })
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('list', { name: words.catalogue.best })).toBeInTheDocument()
})

// spec: 2.41, 8.8
test.each(['/nowhere', '/product', '/profil/nowhere'])('%s is an unknown URL', async (path) => {
  const { words } = await renderShop({ path })
  expect(screen.getByRole('heading', { level: 1, name: 'Erreur 404' })).toBeInTheDocument()
  expect(screen.getByText('Une erreur est survenue...')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: words.legalPages.toHome })).toHaveAttribute('href', '/')
  expect(await screen.findByRole('list', { name: words.catalogue.best })).toBeInTheDocument()
})

// spec: 2.41
test('the page of unknown URLs is there without best products', async () => {
  shop.failNext('listBestProducts', 404)
  await renderShop({ path: '/nowhere' })
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Erreur 404' })).toBeInTheDocument()
})

// spec: 1.17, 2.37, 2.38
test('the contact page names the seller, and what is missing', async () => {
  const { close, words } = await renderShop({ path: '/Contact' })
  await waitFor(() => expect(document.title).toBe('Contact'))
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/12 rue du Commerce/)).toBeInTheDocument()
  expect(main.getByRole('link', { name: '01 99 00 00 00' })).toHaveAttribute(
    'href',
    'tel:0199000000',
  )
  close()
  const seller = { ...pageSettingsOfTests.seller, phone: '' }
  await renderShop({ path: '/contact', settings: { seller } })
  expect(screen.getByText(words.contact.missing.phone)).toBeInTheDocument()
})

// spec: 1.17, 2.39, 6.3
test.each([
  ["/Conditions-generales-d'utilisation", 'Conditions générales d’utilisation'],
  ['/Conditions-generales-d%27utilisation', 'Conditions générales d’utilisation'],
  ['/conditions-generales-de-vente', 'Conditions générales de vente'],
  ['/mentions-legales', 'Mentions Légales'],
  ['/politique-de-confidentialite', 'Politique de confidentialité'],
  ['/accessibilite', 'Déclaration d’accessibilité'],
  ['/avis-clients', 'Les avis de nos clients'],
])('%s is a legal page with its contents', async (path, title) => {
  const { words } = await renderShop({ path })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  const contents = within(
    await screen.findByRole('navigation', { name: words.legalPages.contents }),
  )
  for (const link of contents.getAllByRole('link')) {
    const section = screen.getByRole('heading', { level: 2, name: link.textContent })
    expect(link).toHaveAttribute('href', `#${section.id}`)
  }
})

test('the terms of sale are also there as a PDF', async () => {
  await renderShop({ path: '/conditions-generales-de-vente' })
  expect(screen.getByRole('link', { name: 'Télécharger en PDF' })).toHaveAttribute(
    'href',
    '/conditions/conditions-generales-de-vente.pdf',
  )
})

// law: legal-guarantees
test('the legal guarantees alone stand in a box on the terms of sale', async () => {
  await renderShop({ path: '/conditions-generales-de-vente' })
  const box = screen.getByRole('region', { name: 'Vos droits au titre des garanties légales' })
  expect(screen.getAllByRole('region').filter((one) => one.className !== '')).toEqual([box])
})

// law: accessibility
test('every page links to the accessibility statement, which alone says what it declares', async () => {
  const { user } = await renderShop({ path: '/' })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.queryByText(/conforme/)).not.toBeInTheDocument()
  await user.click(footer.getByRole('link', { name: 'Accessibilité' }))
  const state = await screen.findByRole('region', { name: 'État de conformité' })
  expect(state).toHaveTextContent(/non conforme avec le RGAA 4\.1 : aucun audit/)
})

test.each([
  ['exempt', 'Accessibilité\u00a0: exemptée', /exempté.*microentreprise.*Aucun audit/],
  ['audit:87,5', 'Accessibilité\u00a0: partiellement conforme', /partiellement conforme/],
  ['audit:100', 'Accessibilité\u00a0: totalement conforme', /totalement conforme/],
  ['audit:12', 'Accessibilité\u00a0: non conforme', /non conforme/],
])('with SHOP_ACCESSIBILITY=%s the footer says “%s”, and the statement why', async (...row) => {
  const [accessibility, label, said] = row
  const seller = { ...pageSettingsOfTests.seller, accessibility }
  const { user } = await renderShop({ path: '/', settings: { seller } })
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: label }))
  const state = await screen.findByRole('region', { name: 'État de conformité' })
  expect(state).toHaveTextContent(said)
})

// spec: 2.40
test('the legal notice has its title to the letter', async () => {
  await renderShop({ path: '/mentions-legales' })
  await waitFor(() => expect(document.title).toBe('Mentions Légales'))
})
