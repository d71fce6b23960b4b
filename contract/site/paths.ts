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

/** The page that a path (without the base path) leads to, and the identifier in it. */
export type ShopPath = { page: PageName; id: string | undefined }

/**
 * What the shop has at a path: without regard to case, `'` and `%27` alike, with and without a slash
 * at the end; null where it has nothing.
 */
export function readShopPath(pathname: string): ShopPath | null {
  const asked = segmentsOf(pathname).map(decoded)
  for (const [page, own] of segments) {
    if (own.length !== asked.length) continue
    const isHere = own.every((segment, index) =>
      segment === ':id' ? asked[index] : segment === asked[index]?.toLowerCase(),
    )
    if (isHere) return { page, id: asked[own.indexOf(':id')] }
  }
  return null
}

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/')
const segments = (Object.keys(paths) as PageName[]).map(
  (page) => [page, segmentsOf(paths[page].toLowerCase())] as const,
)

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
