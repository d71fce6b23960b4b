import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '../../contract/api/endpoints'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'
import type { Page } from './pages'

const rendered: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startPages({
    pages: (ours) => ({
      ...ours,
      render: (address, ask): Promise<Page> => {
        rendered.push(address.pathname)
        return ours.render!(address, ask)
      },
    }),
  })
  // PostgreSQL's notice of the inserted products may still be in flight, and would drop the page.
  do {
    rendered.length = 0
    await wait(200)
    await server.inject({ url: '/product/CAF-01' })
  } while (rendered.length > 0)
})
afterAll(() => server.close())
beforeEach(() => {
  rendered.length = 0
})

test.each(endpoints.map((row) => [row.name, row] as const))(
  'a refused %s leaves the cached pages',
  async (_name, row) => {
    const { headers } = await server.registerClient()
    const url = row.path.replace(/:\w+/, 'none')
    for (const asked of [{}, { headers }])
      await server.inject({ method: row.method, url, ...asked, ...(row.body && { payload: {} }) })
    await server.inject({ url: '/product/CAF-01' })
    expect(rendered).toEqual([])
  },
)

test('so does a cart that is paid again', async () => {
  const { id: client_id, headers } = await server.registerClient()
  const ask = (url: string, payload: object) =>
    server.inject({ method: 'POST', url, headers, payload })
  const add = { client_id, product_serial_number: 'CAF-02' }
  const added = await ask('/api/products/addCart', add)
  const [line] = added.json<{ cart: { command_id: number }[] }>().cart
  const pay = () =>
    ask('/api/client/cart/paid', {
      command_id: line!.command_id,
      adress: '1 rue Neuve, 41000 Blois',
    })
  expect((await pay()).statusCode).toBe(200)
  await server.inject({ url: '/product/CAF-01' })
  rendered.length = 0
  expect((await pay()).statusCode).toBe(200)
  await server.inject({ url: '/product/CAF-01' })
  expect(rendered).toEqual([])
})
