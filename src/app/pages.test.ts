import { formPages, indexedPaths, paths, type PageName } from '../../contract/site/paths'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { pageStateOf } from '../../testing/pageStateOf'
import { pageNamed } from './pages'
import { createRenderer } from './render'

const names = [...(Object.keys(paths) as PageName[]), 'notFound' as const]

test.each(names)(
  '%s has a module with a page, and with a head that agrees with its path',
  async (page) => {
    const { Page, head, action } = await pageNamed(page).load()
    expect(action !== undefined).toBe(formPages.some((one) => one === page))
    expect(Page).toBeInstanceOf(Function)
    const id = { product: 'CAF-01', category: '2', order: '12345678' }[page as string]
    const shown = head(
      { page, id, search: '' },
      { settings: pageSettingsOfTests, state: pageStateOf('CAF-01', 'Une tasse ronde et claire.') },
    )
    expect(shown?.title).toBeTruthy()
    expect(shown?.isIndexed).toBe(page in indexedPaths)
    expect(shown?.canonical !== undefined).toBe(page in indexedPaths)
  },
)

const titles = [
  ['/', 'Comptoir Blésois'],
  ['/products', 'Nos produits'],
  ['/ProductListByCategorie/2', 'Nos produits – Café'],
  ['/login', 'Se connecter – Comptoir Blésois'],
  ['/register', 'Créer un compte – Comptoir Blésois'],
  ['/firstConn', 'Première connexion – Comptoir Blésois'],
  ['/profil', 'Votre Profil'],
  ['/profil/modif', 'Modifier le profil – Comptoir Blésois'],
  ['/profil/modifPass', 'Modifier le mot de passe – Comptoir Blésois'],
  ['/profil/DeleteAccount', 'Supprimer le compte – Comptoir Blésois'],
  ['/panier', 'Votre Panier'],
  ['/command', 'Votre commande'],
  ['/command/12345678', 'Votre commande'],
  ['/contact', 'Contact'],
  ['/mentions-legales', 'Mentions Légales'],
  ['/accessibilite', 'Déclaration d’accessibilité – Comptoir Blésois'],
] as const

// spec: 2.11, 2.15, 2.29, 2.36, 2.42
test.each(titles)('%s has the title “%s” and one first heading', async (pathname, title) => {
  const { render } = createRenderer(pageSettingsOfTests)
  const { head, content } = await render({ pathname, search: '' }, null)
  expect(head?.title).toBe(title)
  expect(content.match(/<h1[ >]/g)).toHaveLength(1)
})
