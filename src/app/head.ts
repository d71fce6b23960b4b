import type { Params } from 'react-router-dom'
import { listSearch, readListAddress } from '../../contract/site/listUrl'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { Head } from '../../contract/site/renderer'
import { chooseWords, type Words } from '../../wording/words'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import type { Product } from '../features/catalogue/Product'
import { categoryIds, paths, pathTo, type PageName } from '../paths'
import type { ShownPage } from './routes'
import type { RootState } from './store'

/** Where a visitor is, as the route table understands the address. */
export type Place = { page: ShownPage; params: Readonly<Params>; search: URLSearchParams }
export type Shop = { settings: PageSettings; words: Words }
type Row = (place: Place, shop: Shop, state: RootState) => Head | null

/** The heads of a shop's pages; null while a page's product is not known yet. */
export function headsOf(settings: PageSettings) {
  const shop = { settings, words: chooseWords(settings.wording) }
  return (place: Place, state: RootState): Head | null => rows[place.page](place, shop, state)
}

/** Titles: the specification's to the letter, the others "Page – shop". */
const rows: Record<ShownPage, Row> = {
  home: (_, { settings, words }) => ({
    ...indexed('home', words.descriptions.home(settings.seller.name)),
    title: settings.seller.name,
  }),
  products: ({ search }, { words }) => ({
    ...indexed('products', words.descriptions.products, pageOf(paths.products, search)),
    title: words.catalogue.title,
  }),
  category: ({ params, search }, { words }) => {
    const { title, categories } = words.catalogue
    const name = categoryOf(params.id)
    if (!name) return { title, isIndexed: false }
    const canonical = pageOf(pathTo('category', params.id), search)
    return {
      ...indexed('category', words.descriptions.category(categories[name]), canonical),
      title,
    }
  },
  product: ({ params: { id = '' } }, shop, state) => {
    const { data: product } = catalogueApi.endpoints.getProduct.select(id)(state)
    return product === undefined ? null : productHead(product, shop)
  },
  login: named(
    'login',
    ({ session }) => session.signInTitle,
    ({ login }) => login,
  ),
  register: named(
    'register',
    ({ session }) => session.registerTitle,
    ({ register }) => register,
  ),
  firstConnection: named(
    'firstConnection',
    ({ session }) => session.firstConnectionTitle,
    ({ firstConnection }) => firstConnection,
  ),
  confirmPassword: named('confirmPassword', ({ session }) => session.confirmPasswordTitle),
  profile: (_, { words }) => ({ title: words.account.title, isIndexed: false }),
  editProfile: named('editProfile', ({ account }) => account.editTitle),
  editPassword: named('editPassword', ({ account }) => account.editPasswordTitle),
  deleteAccount: named('deleteAccount', ({ account }) => account.deleteTitle),
  confirmEmail: named('confirmEmail', ({ account }) => account.confirmEmailTitle),
  cart: (_, { words }) => ({ title: words.cart.title, isIndexed: false }),
  newestOrder: (_, { words }) => ({ title: words.orders.title, isIndexed: false }),
  order: (_, { words }) => ({ title: words.orders.title, isIndexed: false }),
  contact: (_, { words }) => ({
    ...indexed('contact', words.descriptions.contact),
    title: words.contact.title,
  }),
  termsOfUse: named(
    'termsOfUse',
    ({ layout }) => layout.termsOfUse,
    ({ termsOfUse }) => termsOfUse,
  ),
  termsOfSale: named(
    'termsOfSale',
    ({ layout }) => layout.termsOfSale,
    ({ termsOfSale }) => termsOfSale,
  ),
  legalNotice: (_, { words }) => ({
    ...indexed('legalNotice', words.descriptions.legalNotice),
    title: words.legalPages.noticeTitle,
  }),
  privacy: named(
    'privacy',
    ({ layout }) => layout.privacy,
    ({ privacy }) => privacy,
  ),
  accessibility: named(
    'accessibility',
    ({ legalPages }) => legalPages.accessibilityTitle,
    ({ accessibility }) => accessibility,
  ),
  notFound: (_, shop) => unlisted(shop, shop.words.legalPages.notFoundTitle),
}

/** A page whose title carries the shop's name behind its own; one that is described may be found. */
function named(
  page: PageName,
  title: (words: Words) => string,
  describe?: (descriptions: Words['descriptions']) => string,
): Row {
  return (_, shop) => ({
    ...unlisted(shop, title(shop.words)),
    ...(describe && indexed(page, describe(shop.words.descriptions))),
  })
}

function unlisted({ settings, words }: Shop, title: string): Head {
  return { title: words.layout.pageTitle(title, settings.seller.name), isIndexed: false }
}

function indexed(page: PageName, description: string, canonical: string = paths[page]) {
  return { description, canonical: canonical.toLowerCase(), isIndexed: true }
}

function productHead(product: Product | null, shop: Shop): Head {
  if (!product) return unlisted(shop, shop.words.catalogue.notFoundTitle)
  const { name, description, serial } = product
  return {
    title: name,
    description: description ? firstOf(description) : shop.words.descriptions.product(name),
    // A serial number is not ours to write otherwise.
    canonical: pathTo('product').toLowerCase() + encodeURIComponent(serial),
    isIndexed: true,
  }
}

/** Every order of a page of a list is one page to a search engine: the default one. */
function pageOf(path: string, search: URLSearchParams): string {
  const { sort, page } = readListAddress(search)
  return path + (sort === 'asc' ? listSearch('asc', page) : '')
}

function categoryOf(id: string | undefined): keyof typeof categoryIds | undefined {
  const names = Object.keys(categoryIds) as (keyof typeof categoryIds)[]
  return names.find((name) => String(categoryIds[name]) === id)
}

/** The characters that search engines show of a description. */
const shown = 155

function firstOf(text: string): string {
  if (text.length <= shown) return text
  const space = text.lastIndexOf(' ', shown - 1)
  // A text without a space is cut too, but never between the two halves of a character.
  return `${text.slice(0, space > 0 ? space : shown - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
