import type { ProductReply } from '../contract/api/catalogue'
import { pathTo, paths } from '../src/paths'
import { shopName } from './words'

export type Route = {
  path: string
  /** The document's title to the letter; absent: the page's heading and the shop's name. */
  title?: string
  /** What only the database can have put on the screen. */
  facts?: string[]
  status?: 404
}
export type Catalogue = { all: ProductReply[]; coffees: ProductReply[]; best: ProductReply[] }

const names = (products: ProductReply[]) => products.map(({ product_name }) => product_name)

/** The routes that everyone may open, with what they show of this catalogue. */
export function publicRoutes({ all, coffees, best }: Catalogue): Route[] {
  const product = coffees[0]!
  const serial = product.product_serial_number
  return [
    { path: paths.home, title: shopName, facts: names(best) },
    { path: paths.products, title: 'Nos produits', facts: names(all.slice(0, 24)) },
    { path: pathTo('category', 2), title: 'Nos produits', facts: names(coffees.slice(0, 24)) },
    {
      path: pathTo('product', serial),
      title: product.product_name,
      facts: [product.product_desc!, product.product_country!, product.product_categorie_name!],
    },
    { path: paths.login },
    { path: paths.register },
    { path: paths.firstConnection },
    { path: paths.confirmPassword },
    { path: paths.confirmEmail },
    { path: paths.contact, title: 'Contact' },
    { path: paths.termsOfUse },
    { path: paths.termsOfSale },
    { path: paths.legalNotice, title: 'Mentions Légales' },
    { path: paths.privacy },
    { path: paths.accessibility },
    {
      path: '/nulle-part',
      facts: [...names(best), 'Erreur 404', 'Une erreur est survenue...'],
      status: 404,
    },
  ]
}

/** The same pages under other spellings of their address. */
export function otherSpellings(): Route[] {
  return [
    { path: '/Login' },
    { path: '/contact', title: 'Contact' },
    { path: '/PRODUCTS', title: 'Nos produits' },
    { path: '/products/', title: 'Nos produits' },
    { path: "/conditions-generales-d'utilisation" },
    { path: '/Conditions-generales-d%27utilisation' },
    { path: '/Mentions-Legales', title: 'Mentions Légales' },
  ]
}

/** The routes for clients, with what they show of this client's data. */
export function clientRoutes(
  orderId: string,
  facts: { client: string[]; order: string[] },
): Route[] {
  const order = [orderId, 'en préparation', ...facts.order]
  return [
    { path: paths.profile, title: 'Votre Profil', facts: [...facts.client, orderId] },
    { path: paths.editProfile },
    { path: paths.editPassword },
    { path: paths.deleteAccount },
    { path: paths.cart, title: 'Votre Panier', facts: facts.order },
    { path: paths.newestOrder, title: 'Votre commande', facts: order },
    { path: pathTo('order', orderId), title: 'Votre commande', facts: order },
  ]
}
