/** Every route of the shop, written as the specification lists it. */
export const paths = {
  home: '/',
  products: '/products',
  category: '/ProductListByCategorie/:id',
  product: '/product/:id',
  login: '/login',
  register: '/register',
  firstConnection: '/firstConn',
  confirmPassword: '/firstConn/confirmation',
  profile: '/profil',
  editProfile: '/profil/modif',
  editPassword: '/profil/modifPass',
  deleteAccount: '/profil/DeleteAccount',
  confirmEmail: '/profil/email',
  cart: '/panier',
  newestOrder: '/command',
  order: '/command/:id',
  contact: '/Contact',
  termsOfUse: "/Conditions-generales-d'utilisation",
  termsOfSale: '/Conditions-generales-de-vente',
  legalNotice: '/mentions-legales',
  privacy: '/politique-de-confidentialite',
  accessibility: '/accessibilite',
} as const
export type PageName = keyof typeof paths

/** Whether an address (its path, without the base path) is one of the shop's. */
export function isShopPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(decoded(pathname)))
}

/** Without regard to case, `'` and `%27` alike, with and without a slash at the end. */
const patterns = Object.values(paths).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(':id', '[^/]+')}/?$`, 'i'),
)

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
