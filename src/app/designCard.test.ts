import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { endpoints } from '../../contract/api/endpoints'
import { api } from '../api/api'
import '../features/account/accountApi'
import '../features/cart/cartApi'
import '../features/cart/cartChangesApi'
import '../features/cart/lineChangesApi'
import '../features/cart/payApi'
import '../features/catalogue/catalogueApi'
import '../features/cart/orderAgainApi'
import '../features/catalogue/formats/formatsApi'
import '../features/catalogue/search/searchApi'
import '../features/catalogue/search/suggestionsApi'
import '../features/checkout/promotionApi'
import '../features/checkout/quoteApi'
import '../features/catalogue/alerts/stockAlertsApi'
import '../features/catalogue/favourites/favouritesApi'
import '../features/contact/contactApi'
import '../features/delivery/deliveryApi'
import '../features/home/homeApi'
import '../features/orders/documents/documentsApi'
import '../features/orders/orderPaymentApi'
import '../features/orders/ordersApi'
import '../features/reviews/ownReviewsApi'
import '../features/reviews/reviewsApi'
import '../features/session/sessionApi'
import '../features/withdrawals/withdrawalsApi'

// The design card of the specification: cache tags, generated hooks, tests of the slices.

type Tag = string | { type: string; id?: string }
type Tags = ((result: unknown, error: unknown, arg: unknown) => readonly Tag[]) | readonly Tag[]
type Definition = { providesTags?: Tags; invalidatesTags?: Tags }

const product = { serial: 'CAF-1', product_serial_number: 'CAF-1' }
const replies: Record<string, unknown> = {
  listProducts: { products: [product] },
  listProductsByCategory: { products: [product] },
  listBestProducts: [product],
  getProduct: product,
  listFormats: [product],
  listRelated: [product],
  searchProducts: { products: [product] },
  listProductsByReference: [product],
}
/** A URL may name a product in another case. */
const bareArgs: Record<string, string> = { getProduct: 'caf-1', getDelivery: 'CAF-1' }
const textOf = (tag: Tag) =>
  typeof tag === 'string' ? tag : [tag.type, tag.id].filter(Boolean).join(' ')

/** The tags of every endpoint that has any, after a reply or a failure. */
function tagsOf(kind: 'providesTags' | 'invalidatesTags', { isFailed = false } = {}) {
  const found: Record<string, string[]> = {}
  const note = (name: string) => (definition: Definition) => {
    const order = {
      id: '7',
      orderId: '7',
      command_id: 7,
      serials: ['CAF-1'],
      cart: { lines: [product] },
    }
    const arg = bareArgs[name] ?? { ...product, ...order }
    const tags = definition[kind] ?? []
    const result = isFailed ? undefined : (replies[name] ?? {})
    const list = typeof tags === 'function' ? tags(result, undefined, arg) : tags
    if (list.length > 0) found[name] = list.map(textOf)
  }
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(endpoints.map(({ name }) => [name, note(name)])),
  })
  return found
}

test('every endpoint of the contract is one of RTK Query, and there is no other', () => {
  expect(Object.keys(api.endpoints).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

test('every endpoint provides tags or invalidates them', () => {
  expect(tagsOf('providesTags')).toEqual({
    listProducts: ['Product LIST', 'Product CAF-1'],
    listProductsByCategory: ['Product LIST', 'Product CAF-1'],
    listBestProducts: ['Best', 'Product CAF-1'],
    getHome: ['Best'],
    searchProducts: ['Product LIST', 'Product CAF-1'],
    suggestProducts: ['Product LIST'],
    getProduct: ['Product caf-1', 'Product CAF-1'],
    listFormats: ['Product CAF-1'],
    listRelated: ['Product CAF-1'],
    getCart: ['Cart'],
    quoteCart: ['Cart'],
    getDelivery: ['Product CAF-1'],
    listOrders: ['Order LIST'],
    getOrder: ['Order 7'],
    listDocuments: ['Order 7'],
    getDocument: ['Client'],
    exportClient: ['Client'],
    listReviews: ['Product CAF-1'],
    listOrderReviews: ['Order 7'],
    openReviewLink: ['Client'],
    listProductsByReference: ['Product CAF-1'],
    listFavourites: ['Favourite'],
    listWithdrawable: ['Order LIST'],
  })
  const kinds = ['providesTags', 'invalidatesTags'] as const
  const tagged = kinds.flatMap((kind) => Object.keys(tagsOf(kind)))
  expect(tagged.sort()).toEqual(endpoints.map(({ name }) => name).sort())
  const change = ['Product CAF-1', 'Cart', 'Order']
  const changes = {
    addToCart: change,
    incrementLine: change,
    decrementLine: change,
    setQuantity: change,
    deleteLine: change,
    cancelOrder: change,
    orderAgain: ['Cart', 'Product LIST'],
    resumePayment: ['Order'],
    signIn: ['Client', 'Cart', 'Order'],
    register: ['Client', 'Cart', 'Order'],
    signOut: ['Client', 'Cart', 'Order'],
    firstConnection: ['Client'],
    confirmPassword: ['Client'],
    editClient: ['Client'],
    changePassword: ['Client'],
    deleteClient: ['Client'],
    confirmEmail: ['Client', 'Order'],
    writeToShop: ['Client'],
    requestStockAlert: ['Client'],
    confirmStockAlert: ['Client'],
    cancelStockAlert: ['Client'],
    writeReview: ['Order 7', 'Product CAF-1'],
    deleteReview: ['Order 7', 'Product CAF-1'],
    writeReviewByLink: ['Client', 'Product CAF-1'],
    deleteReviewByLink: ['Client', 'Product CAF-1'],
    refuseInvitations: ['Client'],
    addFavourites: ['Favourite'],
    removeFavourite: ['Favourite'],
    declareWithdrawal: ['Order'],
    setPromotionCode: ['Cart'],
    withdrawOrder: ['Order'],
  }
  // After a payment `Cart` follows two seconds later: Checkout.test.tsx.
  const paid = { payCart: ['Product CAF-1', 'Order', 'Best'] }
  expect(tagsOf('invalidatesTags')).toEqual({ ...changes, ...paid })
  const unpaid = { payCart: ['Product CAF-1', 'Order', 'Cart'] }
  expect(tagsOf('invalidatesTags', { isFailed: true })).toEqual({ ...changes, ...unpaid })
})

const root = path.join(__dirname, '..')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isComponentOrHook = (file: string) => /(^|\/)use[A-Z]\w*\.ts$|\.tsx$/.test(file)
const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/**
 * Finds where a component or a hook calls an endpoint without its generated hook. A page's `load`
 * and `action` and the commands of plain modules are no components.
 */
function bypasses(file: string, text: string): string[] {
  const source = parse(file, text)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isLoad(node)) return
    const isName = ts.isIdentifier(node) || ts.isStringLiteral(node)
    const isInitiate = isName && node.text === 'initiate'
    const isRefetch = ts.isCallExpression(node) && /\brefetch$/.test(node.expression.getText())
    if (isInitiate || isRefetch) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isLoad(node: ts.Node): boolean {
  const isDeclared = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)
  return isDeclared && /^(load(Metadata)?|action)$/.test(node.name?.getText() ?? '')
}

test('every call of a component goes through a generated hook', () => {
  const components = files.filter((file) => isComponentOrHook(file) && !isTest(file))
  expect(components.length).toBeGreaterThan(100)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  expect(components.flatMap((file) => bypasses(file, read(file)))).toEqual([])
})

test.each([
  'dispatch(api.endpoints.getCart.initiate({ clientId }))',
  'const { initiate } = cartApi.endpoints.getCart; dispatch(initiate(arg))',
  'dispatch(cartApi.endpoints.getCart["initiate"](arg))',
  'useEffect(() => void query.refetch(), [])',
])('a bypassed hook is found: %s', (call) => {
  const component = `export function Cart() {\n  ${call}\n}`
  expect(bypasses('Cart.tsx', component)).toContain('Cart.tsx:2')
  expect(bypasses('Page.tsx', component.replace('Cart()', 'load()'))).toEqual([])
})

test('every slice of src/state has its own test beside it', () => {
  const slices = files.filter(
    (file) =>
      file.startsWith('state/') &&
      !isTest(file) &&
      readFileSync(path.join(root, file), 'utf8').includes('createSlice('),
  )
  expect(slices.length).toBeGreaterThanOrEqual(4)
  const untested = slices.filter((slice) => !isTested(slice))
  expect(untested).toEqual([])
})

/** Its test imports it and has at least one case. */
function isTested(slice: string): boolean {
  const test = slice.replace(/\.ts$/, '.test.ts')
  if (!files.includes(test)) return false
  const text = readFileSync(path.join(root, test), 'utf8')
  return text.includes(`'./${path.basename(slice, '.ts')}'`) && /^test(\.each)?\(/m.test(text)
}
