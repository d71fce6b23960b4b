/** The pages that search engines may index. */
export const indexedPaths = {
  home: '/',
  products: '/products',
  category: '/ProductListByCategorie/:id',
  product: '/product/:id',
  login: '/login',
  register: '/register',
  firstConnection: '/firstConn',
  contact: '/Contact',
  termsOfUse: "/Conditions-generales-d'utilisation",
  termsOfSale: '/Conditions-generales-de-vente',
  legalNotice: '/mentions-legales',
  privacy: '/politique-de-confidentialite',
  withdrawal: '/retractation',
  accessibility: '/accessibilite',
  reviewMethod: '/avis-clients',
} as const

/** Every page of the shop by name, its path written as the specification lists it. */
export const paths = {
  ...indexedPaths,
  search: '/recherche',
  stockAlert: '/alerte',
  reviewLink: '/mon-avis',
  favourites: '/favoris',
  confirmPassword: '/firstConn/confirmation',
  profile: '/profil',
  editProfile: '/profil/modif',
  editPassword: '/profil/modifPass',
  deleteAccount: '/profil/DeleteAccount',
  confirmEmail: '/profil/email',
  cart: '/panier',
  newestOrder: '/command',
  order: '/command/:id',
} as const
export type PageName = keyof typeof paths

/** The path of a page with its `:id` filled in. */
export function pathTo(page: PageName, id: string | number = ''): string {
  return paths[page].replace(':id', encodeURIComponent(id))
}

/** The pages whose forms the server answers where no script does. */
export const formPages: readonly PageName[] = ['withdrawal']

/** The page of a path, and the identifier in the path. */
export type PathMatch = { page: PageName; id: string | undefined }

/** The part of a URL's path below the base path, with its first slash; null outside the shop. */
export function belowBasePath(pathname: string, basePath: string): string | null {
  if (`${pathname}/` === basePath) return '/'
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : null
}

/** The URL's path of a path below the base path. */
export const withBasePath = (path: string, basePath: string) => basePath + path.slice(1)

/**
 * Returns the page at a path below the base path, or null if there is none. Ignores case, treats
 * `'` and `%27` alike, and allows a slash at the end.
 */
export function matchPath(pathname: string): PathMatch | null {
  const given = segmentsOf(pathname).map(decoded)
  for (const [page, own] of segments) {
    if (own.length !== given.length) continue
    const isHere = own.every((segment, index) =>
      segment === ':id' ? given[index] : segment === given[index]?.toLowerCase(),
    )
    if (isHere) return { page, id: given[own.indexOf(':id')] }
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
