import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor, within } from '@testing-library/react'
import { completeSheet } from '../../../testing/completeSheet'
import { renderShop } from '../../../testing/renderShop'

// spec: 1.5, 2.17, 9.9
test('a product shows its price in euros, name, description, country, weight, stock and category', async () => {
  const { words } = await renderShop({ path: '/product/CAF-01' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Café 01' })).toBeInTheDocument()
  expect(screen.getByText('6,90 €')).toBeInTheDocument()
  expect(screen.getByText('Une tasse ronde et claire.')).toBeInTheDocument()
  expect(screen.getByText('Éthiopie')).toBeInTheDocument()
  expect(screen.getAllByText(words.catalogue.grams('250'), { normalizer: String })).toHaveLength(2)
  expect(screen.getByText(words.catalogue.inStock(10))).toBeInTheDocument()
  expect(screen.getByText('Café', { selector: 'dd' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Café 01'))
})

test('below its name a product says its notes and its use, as its card does', async () => {
  await shop.changeProduct('CAF-01', {
    facts: { ...completeSheet, notes: ['noisette', 'cacao'], brewing: ['moka'] },
  })
  await renderShop({ path: '/product/CAF-01' })
  expect(await screen.findByText('noisette, cacao · moka')).toBeInTheDocument()
})

test('a description keeps the paragraphs in which it was typed', async () => {
  const description = 'Une tasse ronde.\n\nÀ boire jeune.'
  await shop.changeProduct('CAF-01', { description })
  await renderShop({ path: '/product/CAF-01' })
  const shown = await screen.findByText(description, { normalizer: String })
  // Here the classes of a page have the names that its style sheet gives them.
  const css = readFileSync(path.join(__dirname, 'ProductDetail.module.css'), 'utf8')
  const rule = /([^{}*/]+)\{[^}]*white-space: pre-line/.exec(css)
  expect(shown.matches(rule?.[1] ?? 'none')).toBe(true)
  await shop.changeProduct('CAF-01', { description: 'Une tasse ronde et claire.' })
})

test('another product never shows the price of the one before', async () => {
  const { user } = await renderShop({ path: '/products' })
  await user.click(await screen.findByRole('link', { name: /Café 01/ }))
  expect(await screen.findByText('6,90 €')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Boutique' }))
  shop.slow(200)
  await user.click(await screen.findByRole('link', { name: /Café 02/ }))
  expect(screen.queryByText('6,90 €')).not.toBeInTheDocument()
  expect(await screen.findByText('7,25 €')).toBeInTheDocument()
})

// law: price-per-unit
test('a liquid says its price per litre, on its card as on its page', async () => {
  await shop.changeProduct('TIS-01', { facts: { netQuantity: '75 cl' } })
  const { user } = await renderShop({ path: '/ProductListByCategorie/4' })
  const card = await screen.findByRole('article')
  expect(within(card).getByText(/23,87.€ le litre/)).toBeInTheDocument()
  await user.click(within(card).getByRole('link'))
  await screen.findByRole('heading', { level: 1, name: 'Verveine' })
  expect(screen.getByText(/23,87.€ le litre/)).toBeInTheDocument()
  await shop.changeProduct('TIS-01', { facts: {} })
})

// spec: 2.18
test('what is sold out cannot be added', async () => {
  const { words } = await renderShop({ path: '/product/THE-02' })
  expect(await screen.findByText(words.catalogue.soldOut)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: words.catalogue.addToCart })).toBeDisabled()
})

test('an unknown product leads back to the shop', async () => {
  const { words } = await renderShop({ path: '/product/unknown' })
  expect(await screen.findByText(words.catalogue.notFound)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: words.catalogue.backToShop })).toHaveAttribute(
    'href',
    '/products',
  )
})

test('a product that does not load offers another try', async () => {
  shop.failNext('getProduct', 500, 3)
  const { user } = await renderShop({ path: '/product/CAF-01' })
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Café 01' })).toBeInTheDocument()
})

test('while a product loads, a skeleton has its place', async () => {
  shop.slow(200)
  const { words } = await renderShop({ path: '/product/CAF-01' })
  expect(screen.getByText(words.common.waiting)).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
})

test('after a list, its name, price, stock and button are there before its own reply', async () => {
  const { user, words } = await renderShop({ path: '/products' })
  const link = await screen.findByRole('link', { name: 'Café 02' })
  shop.slow(200)
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Café 02' })).toBeInTheDocument()
  expect(screen.getByText('7,25 €')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: words.catalogue.addToCart })).toBeEnabled()
  expect(screen.getByText(words.common.waiting)).toBeInTheDocument()
  expect(screen.queryByText(words.catalogue.country)).not.toBeInTheDocument()
  expect(await screen.findByText(words.catalogue.country)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(words.common.waiting)).not.toBeInTheDocument())
})

test('others of the same category are below, each with its own button', async () => {
  const { words } = await renderShop({ path: '/product/CAF-02' })
  const others = await screen.findByRole('list', { name: words.catalogue.related })
  const names = within(others)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
  expect(names).toEqual(['Café 03', 'Café 01', 'Café 04', 'Café 05'])
  expect(within(others).getByRole('button', { name: /^Ajouter au panier.*Café 03$/ })).toBeEnabled()
})

test('a product alone in its category has none beside it', async () => {
  const { words } = await renderShop({ path: '/product/TIS-01' })
  await screen.findByRole('heading', { level: 1, name: 'Verveine' })
  await waitFor(() => expect(shop.calls()).toContain('GET /api/product/TIS-01/related'))
  await act(() => shop.settle())
  expect(screen.queryByText(words.catalogue.related)).not.toBeInTheDocument()
})
