import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShop } from '../../testing/renderShop'

// spec: 2.1
test.each(['/', '/products', '/panier', '/mentions-legales', '/nulle-part'])(
  '%s is between the header and the footer, which leads to the favourites and every legal page',
  async (path) => {
    await renderShop({ path })
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { level: 1 })).toBeInTheDocument()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: '01 99 00 00 00' })).toBeInTheDocument()
    const legal = within(footer.getByRole('navigation', { name: 'Informations légales' }))
    const addresses = legal.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([
      '/Contact',
      '/favoris',
      '/retractation',
      "/Conditions-generales-d'utilisation",
      '/Conditions-generales-de-vente',
      '/mentions-legales',
      '/politique-de-confidentialite',
      '/accessibilite',
    ])
  },
)

test('Back gives the focus, which the page that is left takes away, to the heading', async () => {
  const { user, words } = await renderShop({ path: '/nulle-part' })
  const { notFoundTitle, toHome } = words.legalPages
  await user.click(screen.getByRole('link', { name: toHome }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  act(() => window.history.back())
  expect(await screen.findByRole('heading', { name: notFoundTitle })).toHaveFocus()
})

test('a link to another place of the same page does not give the focus to the heading', async () => {
  await renderShop({ path: '/politique-de-confidentialite' })
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  await act(async () => {
    window.location.hash = '#durees'
    await popped
  })
  expect(document.body).toHaveFocus()
})
