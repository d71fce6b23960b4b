import type { WholeProductReply } from '../../../contract/api/catalogue'
import type { StaffProduct } from '../../../contract/api/staff/staffProduct'
import { insertProduct } from '../../../testing/makeData'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'

let server: TestServer
let manager: Member
beforeAll(async () => {
  server = await startServer()
  manager = await staffOn(server)
})
afterAll(() => server.close())

const url = '/api/admin/products'
const sql = () => server.services.database.sql
type Previewed = { product: WholeProductReply | null }
const preview = (id: number | null, cells: Record<string, string>) =>
  manager.send<Previewed>('POST', `${url}/preview`, { id, cells })
const read = async (id: number) => (await manager.send<StaffProduct>('GET', `${url}/${id}`)).body
const shown = async (serial: string) =>
  (await server.inject({ url: `/api/product/${serial}` })).json<WholeProductReply>()

test.each<[string, Record<string, string>]>([
  ['nothing typed', {}],
  ['other texts and facts', { name: 'Moka', country: 'Yémen', notes: 'cacao, épices', roast: '3' }],
  ['an emptied fact', { notes: '', country: '' }],
  ['a reduction with its struck price', { reducedPrice: '9,90', reducedUntil: '' }],
  ['another category and price', { category: 'Thé', price: '15', description: 'Deux\nlignes' }],
])('with %s, a draft looks as the shop will show it once saved', async (_, cells) => {
  const { id, serial } = await insertProduct(sql(), {
    ...{ facts: { notes: ['noix'], roast: [2] }, weightGrams: 250 },
    createdAt: new Date(Date.now() - 60 * 24 * 60 * 60 * 1000),
  })
  const { product } = (await preview(id, cells)).body
  const { version } = await read(id)
  expect((await manager.send('POST', `${url}/${id}`, { version, cells })).status).toBe(200)
  expect(product).toEqual(await shown(serial))
})

test('a reduction strikes the price of before, and its end strikes nothing', async () => {
  const { id } = await insertProduct(sql(), { priceCents: 1290 })
  const reduced = (await preview(id, { reducedPrice: '9,90' })).body.product
  expect([reduced?.product_price, reduced?.product_earlier_price]).toEqual([9.9, 12.9])
  await manager.send('POST', `${url}/${id}`, {
    version: (await read(id)).version,
    cells: { reducedPrice: '9,90' },
  })
  const kept = (await preview(id, { name: 'Autre' })).body.product
  expect(kept?.product_earlier_price).toBe(12.9)
  const ended = (await preview(id, { reducedPrice: '' })).body.product
  expect([ended?.product_price, ended?.product_earlier_price]).toEqual([12.9, null])
})

test('what is half typed stays as it is, and nothing is written', async () => {
  const { id } = await insertProduct(sql(), { facts: { roast: [3] } })
  const before = await read(id)
  const { product } = (await preview(id, { price: '12,', roast: '9', name: 'Moka', x: '1' })).body
  expect(product).toMatchObject({
    ...{ product_name: 'Moka', product_price: 12.9, product_facts: { roast: [3] } },
  })
  expect(await read(id)).toEqual(before)
})

test('a new product is seen as soon as it has a name and a price', async () => {
  const cells = { name: 'Sencha', category: 'Thé', stock: '3' }
  expect((await preview(null, cells)).body.product).toBeNull()
  expect((await preview(null, { price: '12,90' })).body.product).toBeNull()
  expect((await preview(null, { ...cells, price: '12,90' })).body.product).toMatchObject({
    ...{ product_name: 'Sencha', product_price: 12.9, product_categorie_name: 'Thé' },
    ...{ product_stock: 3, product_earlier_price: null },
  })
})

test('an unknown product has no preview', async () => {
  expect((await preview(999_999, {})).status).toBe(404)
})
