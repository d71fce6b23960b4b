import { matchRoutes } from 'react-router-dom'
import { paths, type PageName } from '../paths'
import { pageChunk, type PageChunk } from './pageChunk'

/** Every page that the shop can show: those with an address, and the one for any other address. */
export type ShownPage = PageName | 'notFound'
type PageRoute = PageChunk & { name: ShownPage; path: string }

const products = pageChunk(
  'ProductsPage',
  async () =>
    (await import(/* webpackChunkName: "ProductsPage" */ '../pages/ProductsPage')).ProductsPage,
)
const order = pageChunk(
  'OrderPage',
  async () => (await import(/* webpackChunkName: "OrderPage" */ '../pages/OrderPage')).OrderPage,
)
const pages: Record<PageName, PageChunk> = {
  home: pageChunk(
    'HomePage',
    async () => (await import(/* webpackChunkName: "HomePage" */ '../pages/HomePage')).HomePage,
  ),
  products,
  category: products,
  product: pageChunk(
    'ProductPage',
    async () =>
      (await import(/* webpackChunkName: "ProductPage" */ '../pages/ProductPage')).ProductPage,
  ),
  login: pageChunk(
    'LoginPage',
    async () => (await import(/* webpackChunkName: "LoginPage" */ '../pages/LoginPage')).LoginPage,
  ),
  register: pageChunk(
    'RegisterPage',
    async () =>
      (await import(/* webpackChunkName: "RegisterPage" */ '../pages/RegisterPage')).RegisterPage,
  ),
  firstConnection: pageChunk(
    'FirstConnectionPage',
    async () =>
      (await import(/* webpackChunkName: "FirstConnectionPage" */ '../pages/FirstConnectionPage'))
        .FirstConnectionPage,
  ),
  confirmPassword: pageChunk(
    'ConfirmPasswordPage',
    async () =>
      (await import(/* webpackChunkName: "ConfirmPasswordPage" */ '../pages/ConfirmPasswordPage'))
        .ConfirmPasswordPage,
  ),
  profile: pageChunk(
    'ProfilePage',
    async () =>
      (await import(/* webpackChunkName: "ProfilePage" */ '../pages/ProfilePage')).ProfilePage,
  ),
  editProfile: pageChunk(
    'EditProfilePage',
    async () =>
      (await import(/* webpackChunkName: "EditProfilePage" */ '../pages/EditProfilePage'))
        .EditProfilePage,
  ),
  editPassword: pageChunk(
    'EditPasswordPage',
    async () =>
      (await import(/* webpackChunkName: "EditPasswordPage" */ '../pages/EditPasswordPage'))
        .EditPasswordPage,
  ),
  deleteAccount: pageChunk(
    'DeleteAccountPage',
    async () =>
      (await import(/* webpackChunkName: "DeleteAccountPage" */ '../pages/DeleteAccountPage'))
        .DeleteAccountPage,
  ),
  confirmEmail: pageChunk(
    'ConfirmEmailPage',
    async () =>
      (await import(/* webpackChunkName: "ConfirmEmailPage" */ '../pages/ConfirmEmailPage'))
        .ConfirmEmailPage,
  ),
  cart: pageChunk(
    'CartPage',
    async () => (await import(/* webpackChunkName: "CartPage" */ '../pages/CartPage')).CartPage,
  ),
  newestOrder: order,
  order,
  contact: pageChunk(
    'ContactPage',
    async () =>
      (await import(/* webpackChunkName: "ContactPage" */ '../pages/ContactPage')).ContactPage,
  ),
  termsOfUse: pageChunk(
    'TermsOfUsePage',
    async () =>
      (await import(/* webpackChunkName: "TermsOfUsePage" */ '../pages/TermsOfUsePage'))
        .TermsOfUsePage,
  ),
  termsOfSale: pageChunk(
    'TermsOfSalePage',
    async () =>
      (await import(/* webpackChunkName: "TermsOfSalePage" */ '../pages/TermsOfSalePage'))
        .TermsOfSalePage,
  ),
  legalNotice: pageChunk(
    'LegalNoticePage',
    async () =>
      (await import(/* webpackChunkName: "LegalNoticePage" */ '../pages/LegalNoticePage'))
        .LegalNoticePage,
  ),
  privacy: pageChunk(
    'PrivacyPage',
    async () =>
      (await import(/* webpackChunkName: "PrivacyPage" */ '../pages/PrivacyPage')).PrivacyPage,
  ),
  accessibility: pageChunk(
    'AccessibilityPage',
    async () =>
      (await import(/* webpackChunkName: "AccessibilityPage" */ '../pages/AccessibilityPage'))
        .AccessibilityPage,
  ),
}
const notFound: PageRoute = {
  name: 'notFound',
  path: '*',
  ...pageChunk(
    'NotFoundPage',
    async () =>
      (await import(/* webpackChunkName: "NotFoundPage" */ '../pages/NotFoundPage')).NotFoundPage,
  ),
}

/** The route table: paths match without regard to case, `'` and `%27` alike. */
export const routes: readonly PageRoute[] = [
  ...Object.entries(pages).map(([name, chunk]) => ({
    name: name as PageName,
    path: paths[name as PageName],
    ...chunk,
  })),
  notFound,
]

/** The page at this address, and what the address says to it. */
export function findPage(pathname: string, basePath: string) {
  const found = matchRoutes([...routes], pathname, basePath)?.at(-1)
  return { page: found?.route ?? notFound, params: found?.params ?? {} }
}
