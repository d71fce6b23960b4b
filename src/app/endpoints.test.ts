import { endpoints } from '../../contract/api/endpoints'
import { api } from '../api/api'
import '../features/account/accountApi'
import '../features/cart/cartApi'
import '../features/cart/payApi'
import '../features/catalogue/catalogueApi'
import '../features/orders/ordersApi'
import '../features/session/sessionApi'

type Tag = string | { type: string; id?: string }
type Tags = ((result: unknown, error: unknown, arg: unknown) => readonly Tag[]) | readonly Tag[]
type Definition = { type: string; providesTags?: Tags; invalidatesTags?: Tags }
type Seen = { [name: string]: Definition }

const cart = { lines: [{ serial: 'CAF-1' }] }
const arg = { id: '7', serial: 'CAF-1', cart, clientId: '1', click: 1 }
const told = (tags: Tags | undefined, result: unknown, asked: unknown = arg) => {
  const list = typeof tags === 'function' ? tags(result, undefined, asked) : (tags ?? [])
  return list.map((tag) =>
    typeof tag === 'string' ? tag : [tag.type, tag.id].filter(Boolean).join(' '),
  )
}

/** Every definition, as RTK Query hands it to whoever enhances it. */
function definitions(): Seen {
  const seen: Seen = {}
  const enhanced = Object.fromEntries(
    endpoints.map(({ name }) => [name, (definition: Definition) => void (seen[name] = definition)]),
  )
  api.enhanceEndpoints({ endpoints: enhanced })
  return seen
}

test('every call of the contract is an endpoint, and there is no other', () => {
  expect(Object.keys(api.endpoints).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

test('what each endpoint of the catalogue tells', () => {
  const seen = definitions()
  const page = { products: [{ serial: 'CAF-1' }, { serial: 'THE-1' }] }
  const listed = ['Product LIST', 'Product CAF-1', 'Product THE-1']
  expect(told(seen.listProducts?.providesTags, page)).toEqual(listed)
  expect(told(seen.listProductsByCategory?.providesTags, page)).toEqual(listed)
  const best = ['Best', 'Product CAF-1', 'Product THE-1']
  expect(told(seen.listBestProducts?.providesTags, page.products)).toEqual(best)
  expect(told(seen.getProduct?.providesTags, {}, 'CAF-1')).toEqual(['Product CAF-1'])
})

test('what each endpoint of the account, the cart and the orders touches', () => {
  const seen = definitions()
  const tagsOf = (name: string, result?: unknown) =>
    told(seen[name]?.providesTags ?? seen[name]?.invalidatesTags, result)
  expect(tagsOf('getCart')).toEqual(['Cart'])
  expect(tagsOf('listOrders')).toEqual(['Order LIST'])
  expect(tagsOf('getOrder')).toEqual(['Order 7'])
  for (const change of [
    'addToCart',
    'incrementLine',
    'decrementLine',
    'setQuantity',
    'deleteLine',
  ]) {
    expect(tagsOf(change, { hasCart: true })).toEqual(['Product CAF-1'])
    expect(tagsOf(change, { hasCart: false })).toEqual(['Product CAF-1', 'Cart'])
  }
  expect(tagsOf('signOut')).toEqual(['Cart', 'Order'])
  expect(tagsOf('payCart', { hasCart: true })).toEqual(['Product CAF-1', 'Order', 'Best'])
  expect(tagsOf('payCart', { hasCart: false })).toEqual(['Product CAF-1', 'Order', 'Best', 'Cart'])
  expect(tagsOf('payCart')).toEqual(['Product CAF-1', 'Cart'])
  const ofTheSession = [
    'signIn',
    'register',
    'firstConnection',
    'confirmPassword',
    'editClient',
    'changePassword',
    'deleteClient',
    'confirmEmail',
  ]
  for (const name of ofTheSession) expect(tagsOf(name, {})).toEqual([])
})
