import { eq } from 'drizzle-orm'
import { maxFavourites } from '../../contract/favourites'
import type { PersonalData } from '../../contract/api/personalData'
import { changeProducts, insertProduct } from '../../testing/makeData'
import { shopperOn, type Shopper } from '../../testing/shopperOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { testPasswords } from '../../testing/testPasswords'
import { deleteClient } from '../clients/deleteClient'
import { favourites, products } from '../database/schema'
import { eraseOrders } from '../orders/eraseOrders'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

type Favourites = { favourites: string[] }
const sql = () => server.services.database.sql
const someProducts = (count: number) =>
  Promise.all(Array.from({ length: count }, () => insertProduct(sql())))

const client_id = ({ client }: Shopper) => client.id
const list = (shopper: Shopper) =>
  shopper.send<Favourites>('POST', '/api/client/favourites', { client_id: client_id(shopper) })
const add = (shopper: Shopper, product_serial_numbers: unknown) =>
  shopper.send<Favourites>('POST', '/api/client/favourites/add', {
    client_id: client_id(shopper),
    product_serial_numbers,
  })
const remove = (shopper: Shopper, product_serial_number: unknown) =>
  shopper.send<Favourites>('POST', '/api/client/favourites/remove', {
    client_id: client_id(shopper),
    product_serial_number,
  })

test('favourites are kept, the newest first, and each once', async () => {
  const shopper = await shopperOn(server)
  const [first, second] = (await someProducts(2)).map(({ serial }) => serial)
  await add(shopper, [first])
  await add(shopper, [second, first, second])
  expect((await list(shopper)).body).toEqual({ favourites: [second, first] })
  expect((await remove(shopper, second)).body).toEqual({ favourites: [first] })
  expect(await remove(shopper, second)).toMatchObject({
    status: 200,
    body: { favourites: [first] },
  })
  expect((await remove(shopper, 'inconnu')).status).toBe(404)
})

test('a browser’s favourites keep their order, and what the shop does not know is left out', async () => {
  const shopper = await shopperOn(server)
  const serials = (await someProducts(4)).map(({ serial }) => serial)
  const reply = await add(shopper, [serials[2], 'inconnu', 42, serials[0], serials[3], serials[1]])
  expect(reply.body.favourites).toEqual([serials[2], serials[0], serials[3], serials[1]])
})

test('two additions at once stay within the limit together', async () => {
  const shopper = await shopperOn(server)
  const serials = (await someProducts(maxFavourites + 20)).map(({ serial }) => serial)
  await add(shopper, serials.slice(0, maxFavourites - 5))
  await Promise.all([
    add(shopper, serials.slice(maxFavourites - 5, maxFavourites + 5)),
    add(shopper, serials.slice(maxFavourites + 5)),
  ])
  expect((await list(shopper)).body.favourites).toHaveLength(maxFavourites)
  expect((await add(shopper, serials)).status).toBe(400)
})

test('nobody reads or changes the favourites of another client', async () => {
  const [owner, other] = [await shopperOn(server), await shopperOn(server)]
  const [product] = await someProducts(1)
  await add(owner, [product!.serial])
  await remove(other, product!.serial)
  expect((await list(owner)).body.favourites).toEqual([product!.serial])
  expect((await list(other)).body.favourites).toEqual([])
  const foreign = await other.send('POST', '/api/client/favourites', { client_id: owner.client.id })
  expect(foreign.status).toBe(403)
})

test('the products of references: one that is no longer sold keeps its name alone', async () => {
  const [sold, gone] = await someProducts(2)
  await changeProducts(sql(), { retired: true }, eq(products.id, gone!.id))
  const reply = await server.inject({
    method: 'POST',
    url: '/api/products/by-reference',
    body: { product_serial_numbers: [gone!.serial, 'inconnu', sold!.serial, gone!.serial] },
  })
  expect(reply.json()).toEqual([
    { product_serial_number: gone!.serial, product_name: gone!.name, product: null },
    {
      product_serial_number: sold!.serial,
      product_name: sold!.name,
      product: expect.objectContaining({ product_stock: 10 }) as unknown,
    },
  ])
})

test('favourites are in the export, and go with the account', async () => {
  const OldPass = 'Torréfaction-41'
  const shopper = await shopperOn(server, { passwordHash: await testPasswords.hash(OldPass) })
  const [product] = await someProducts(1)
  await add(shopper, [product!.serial])
  const { body } = await shopper.send<PersonalData>('POST', '/api/client/data', {
    client_id: client_id(shopper),
    OldPass,
  })
  expect(body.favourites).toEqual([
    { product_name: product!.name, date: expect.any(String) as unknown },
  ])
  await deleteClient(server.services, client_id(shopper), eraseOrders)
  expect(await sql().$count(favourites, eq(favourites.productId, product!.id))).toBe(0)
})
