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
} as const
export type PageName = keyof typeof paths

/** The path of a page with its `:id` filled in. */
export function pathTo(page: PageName, id?: string | number): string {
  return paths[page].replace(':id', encodeURIComponent(id ?? ''))
}

/** The categories' constants, in the order of the shop's links. */
export const categoryIds = {
  coffee: 2,
  tea: 1,
  accessories: 3,
  herbalTeas: 4,
  equipment: 5,
} as const
