import createClient from 'openapi-fetch'
import { insertProduct } from '../makeData'
import { startServer, type TestServer } from '../startServer'
import type { components, paths } from './schema'

const email = 'ines.moreau@client.example'
const password = 'Une bouilloire en cuivre 7'
const newPassword = 'Deux bouilloires en cuivre 8'

let server: TestServer
let serial: string
beforeAll(async () => {
  server = await startServer({ listen: true })
  const { sql } = server.services.database
  serial = (await insertProduct(sql, { name: 'Sencha', categoryId: 1, priceCents: 1250 })).serial
  await insertProduct(sql, { name: 'Moka', priceCents: 890 })
}, 60_000)
afterAll(() => server.close())

// spec: 1.24
test('a client generated from the document shops from the first visit to the deletion', async () => {
  const shop = createClient<paths>({ baseUrl: server.url })

  const list = await shop.GET('/api/products', { params: { query: { filter: 'desc', page: '1' } } })
  expect(list.data?.map((product) => product.product_price)).toEqual([12.5, 8.9])
  expect(list.response.headers.get('X-Total-Count')).toBe('2')
  const teas = await shop.GET('/api/products/{categoryId}', {
    params: { path: { categoryId: '1' } },
  })
  expect(teas.data?.map((product) => product.product_name)).toEqual(['Sencha'])
  const detail = await shop.GET('/api/product/{id}', { params: { path: { id: serial } } })
  expect(detail.data?.product_categorie_name).toBe('Thé')

  const registered = await shop.POST('/api/clients/register', {
    body: {
      client_firstName: 'Inès',
      client_lastName: 'Moreau',
      client_email: email,
      client_password: password,
    },
  })
  expect(registered.data?.client).toMatchObject({ prenom: 'Inès', email })
  const signedIn = await signIn(password)
  const client_id = signedIn.client.id
  const headers = { Authorization: `Bearer ${signedIn.token}` }

  const body = { product_serial_number: serial, client_id }
  const more = '/api/client/cart/updateQuantityMore'
  await shop.POST('/api/products/addCart', { headers, body })
  expect(quantities(await shop.POST(more, { headers, body }))).toEqual([2])
  expect(quantities(await shop.POST(more, { headers, body }))).toEqual([3])
  const less = await shop.POST('/api/client/cart/updateQuantityLess', { headers, body })
  expect(quantities(less)).toEqual([2])
  const [line] = less.data!.cart
  const lines = '/api/client/cart/deleteLine'
  const emptied = await shop.DELETE(lines, {
    headers,
    body: { command_line_id: line!.command_line_id, client_id },
  })
  expect(quantities(emptied)).toEqual([])

  await shop.POST('/api/products/addCart', { headers, body })
  const cart = await shop.POST('/api/client/cart', { headers, body: { client_id } })
  const { command_id, command_total_price } = cart.data![0]!
  expect(command_total_price).toBe(12.5)
  const paid = await shop.POST('/api/client/cart/paid', {
    headers,
    body: { command_id, adress: '3 rue Haute, 41000 Blois', command_delivery: 'domicile' },
  })
  expect(paid.data?.order).toMatchObject({ command_id, command_state: 'payée' })
  const orders = await shop.POST('/api/client/commands', { headers, body: { client_id } })
  expect(orders.data?.map((order) => order.command_id)).toEqual([command_id])
  const order = await shop.GET('/api/client/command/{id}', {
    headers,
    params: { path: { id: String(command_id) }, query: { client_id: String(client_id) } },
  })
  expect(order.data?.map((each) => [each.product_name, each.command_total])).toEqual([
    ['Sencha', 12.5],
  ])

  const edited = await shop.PUT('/api/client_modif/', {
    headers,
    body: { NewAdress: '9 rue Basse, 41000 Blois', client_id },
  })
  expect(edited.data?.client.adresse).toBe('9 rue Basse, 41000 Blois')
  const changed = await shop.PUT('/api/client_modif_pass/', {
    headers,
    body: { OldPass: password, NewPass: newPassword, client_id },
  })
  const renewed = { Authorization: `Bearer ${changed.data!.token}` }
  const stale = await shop.POST('/api/client/cart', { headers, body: { client_id } })
  expect([stale.response.status, stale.error?.code]).toEqual([401, 'session_ended'])

  const deleted = await shop.PUT('/api/client_del/', {
    headers: renewed,
    body: { OldPass: newPassword, client_id },
  })
  expect(deleted.response.status).toBe(200)
  const gone = await shop.POST('/api/clients/login', {
    body: { client_email: email, client_password: newPassword },
  })
  expect([gone.response.status, gone.error?.code]).toEqual([401, 'bad_credentials'])

  async function signIn(client_password: string) {
    const { data } = await shop.POST('/api/clients/login', {
      body: { client_email: email, client_password },
    })
    return data!
  }
}, 60_000)

function quantities({ data }: { data?: { cart: components['schemas']['CartLine'][] } }) {
  return data?.cart.map((line) => line.command_quantity)
}
