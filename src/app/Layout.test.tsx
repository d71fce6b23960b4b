import { screen, within } from '@testing-library/react'
import { renderShop } from '../../testing/renderShop'

// spec: 2.1
test.each(['/', '/products', '/panier', '/mentions-legales', '/nulle-part'])(
  '%s is between the header and the footer, which leads to every legal page',
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
      '/retractation',
      "/Conditions-generales-d'utilisation",
      '/Conditions-generales-de-vente',
      '/mentions-legales',
      '/politique-de-confidentialite',
      '/accessibilite',
    ])
  },
)
