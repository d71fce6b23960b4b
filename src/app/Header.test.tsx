import { screen, waitFor, within } from '@testing-library/react'
import { renderShop } from '../../testing/renderShop'

// spec: 2.3, 2.5, 2.6
test('a visitor sees the specification’s links, and the sign-in', async () => {
  const { words } = await renderShop({ path: '/mentions-legales' })
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: 'Comptoir Blésois' })
  expect(logo).toHaveAttribute('href', '/')
  const navigation = screen.getByRole('navigation', { name: words.layout.navigation })
  const links = within(navigation).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/', 'Accueil'],
    ['/products', 'Boutique'],
    ['/Contact', 'Contact'],
    ['/panier', words.layout.cart(0)],
    ['/login?retour=%2Fmentions-legales', 'Se connecter'],
  ])
})

// spec: 2.6, 2.7
test('a client sees the profile in place of the sign-in', async () => {
  await renderShop({ path: '/mentions-legales', signedInAs: await shop.registerClient() })
  expect(await screen.findByRole('link', { name: 'Voir le profil' })).toHaveAttribute(
    'href',
    '/profil',
  )
  expect(screen.queryByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument()
})

// spec: 2.4, 4.7
test('the menu opens, and closes by its button, by Escape and by going somewhere', async () => {
  const { user, words } = await renderShop({ path: '/mentions-legales' })
  const isOpen = () => screen.queryByRole('button', { name: words.layout.closeMenu }) !== null
  const open = () => user.click(screen.getByRole('button', { name: words.layout.openMenu }))
  await open()
  expect(screen.getByRole('button', { expanded: true })).toHaveAccessibleName(
    words.layout.closeMenu,
  )
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('button', { expanded: false })).toHaveFocus()
  await open()
  await user.click(screen.getByRole('button', { name: words.layout.closeMenu }))
  expect(isOpen()).toBe(false)
  await open()
  await user.click(screen.getByRole('link', { name: words.layout.privacy }))
  await waitFor(() => expect(isOpen()).toBe(false))
})
