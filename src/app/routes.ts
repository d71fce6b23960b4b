import { matchRoutes } from 'react-router-dom'
import { paths, type PageName } from '../paths'
import { pageChunk, type PageChunk } from './pageChunk'

const products = pageChunk(async () => (await import('../pages/ProductsPage')).ProductsPage)
const order = pageChunk(async () => (await import('../pages/OrderPage')).OrderPage)
const pages: Record<PageName, PageChunk> = {
  home: pageChunk(async () => (await import('../pages/HomePage')).HomePage),
  products,
  category: products,
  product: pageChunk(async () => (await import('../pages/ProductPage')).ProductPage),
  login: pageChunk(async () => (await import('../pages/LoginPage')).LoginPage),
  register: pageChunk(async () => (await import('../pages/RegisterPage')).RegisterPage),
  firstConnection: pageChunk(
    async () => (await import('../pages/FirstConnectionPage')).FirstConnectionPage,
  ),
  confirmPassword: pageChunk(
    async () => (await import('../pages/ConfirmPasswordPage')).ConfirmPasswordPage,
  ),
  profile: pageChunk(async () => (await import('../pages/ProfilePage')).ProfilePage),
  editProfile: pageChunk(async () => (await import('../pages/EditProfilePage')).EditProfilePage),
  editPassword: pageChunk(async () => (await import('../pages/EditPasswordPage')).EditPasswordPage),
  deleteAccount: pageChunk(
    async () => (await import('../pages/DeleteAccountPage')).DeleteAccountPage,
  ),
  confirmEmail: pageChunk(async () => (await import('../pages/ConfirmEmailPage')).ConfirmEmailPage),
  cart: pageChunk(async () => (await import('../pages/CartPage')).CartPage),
  newestOrder: order,
  order,
  contact: pageChunk(async () => (await import('../pages/ContactPage')).ContactPage),
  termsOfUse: pageChunk(async () => (await import('../pages/TermsOfUsePage')).TermsOfUsePage),
  termsOfSale: pageChunk(async () => (await import('../pages/TermsOfSalePage')).TermsOfSalePage),
  legalNotice: pageChunk(async () => (await import('../pages/LegalNoticePage')).LegalNoticePage),
  privacy: pageChunk(async () => (await import('../pages/PrivacyPage')).PrivacyPage),
}
const notFound = pageChunk(async () => (await import('../pages/NotFoundPage')).NotFoundPage)

/** The route table: paths match without regard to case, `'` and `%27` alike. */
export const routes: readonly (PageChunk & { path: string })[] = [
  ...Object.entries(pages).map(([name, chunk]) => ({ path: paths[name as PageName], ...chunk })),
  { path: '*', ...notFound },
]

/** Fetches the code of the page at this path. */
export async function preloadPage(pathname: string, basePath: string): Promise<void> {
  const matches = matchRoutes([...routes], pathname, basePath)
  await (matches?.at(-1)?.route ?? notFound).preload()
}
