import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { paths } from '../../contract/site/paths'
import { startPages } from '../../testing/startPages'
import type { TestServer } from '../../testing/startServer'

const origin = 'https://client.example'
let server: TestServer
/** Those of every server that Fastify creates meanwhile. */
const routes: RouteOptions[] = []
beforeAll(async () => {
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1', CORS_ORIGINS: origin }
  const watch = (created: unknown) => {
    const { fastify } = created as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', watch)
  server = await startPages({ settings })
  unsubscribe('fastify.initialization', watch)
})
afterAll(() => server.close())

const from = (address: string) => ({ 'x-forwarded-for': address })

test('each route counts its requests, or says why it does not', async () => {
  expect(routes.length).toBeGreaterThan(80)
  const uncounted: string[] = []
  for (const route of routes) {
    if (route.config?.unlimited) continue
    const method = [route.method].flat()[0]!
    const url = route.url.replace(/:\w+/, 'x')
    const { headers } = await server.app.inject({ method, url, headers: from('192.0.2.1') })
    if (headers['x-ratelimit-limit'] === undefined) uncounted.push(`${method} ${route.url}`)
  }
  expect(uncounted).toEqual([])
})

test('each route without a limit says why', () => {
  const reasons = new Map(
    routes.flatMap(({ url, config }) =>
      config?.unlimited ? [[config.unlimited, url] as const] : [],
    ),
  )
  expect(reasons.size).toBeLessThanOrEqual(6)
  expect([...reasons.keys()].filter((reason) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([])
})

describe('within a minute', () => {
  // The minute lasts as long as the requests take, on a busy machine too.
  beforeAll(() => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  })
  afterAll(() => jest.restoreAllMocks())

  test('an address may ask for 3000 pictures, whatever others ask for', async () => {
    const ask = async (address: string) => {
      const url = '/images/unknown.png?w=160'
      const { headers, statusCode } = await server.app.inject({ url, headers: from(address) })
      return [statusCode, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']].map(
        Number,
      )
    }
    expect(await ask('192.0.2.2')).toEqual([404, 3000, 2999])
    expect(await ask('192.0.2.2')).toEqual([404, 3000, 2998])
    expect(await ask('192.0.2.3')).toEqual([404, 3000, 2999])
  })

  test('an address that sends forms without end is refused for a while, others are not', async () => {
    const send = async (address: string) => {
      const url = paths.withdrawal
      return (await server.app.inject({ method: 'POST', url, headers: from(address) })).statusCode
    }
    const statuses: number[] = []
    for (let count = 0; count < 32; count += 1) statuses.push(await send('192.0.2.2'))
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 303), 429, 429])
    expect(await send('192.0.2.3')).toBe(303)
  })
})

test.each(['/api/admin/today', '/images/unknown.png?w=160'])(
  'the requests of a network to %s are still counted after those of 6 000 others',
  async (url) => {
    const remaining = async (address: string) => {
      const { headers } = await server.app.inject({ url, headers: from(address) })
      return Number(headers['x-ratelimit-remaining'])
    }
    // The minute lasts as long as the requests take.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const first = await remaining('198.51.100.1')
    expect(first).toBeGreaterThan(0)
    for (let count = 0; count < 6000; count += 1)
      await remaining(`10.${count >> 8}.${count & 255}.1`)
    expect(await remaining('198.51.100.1')).toBe(first - 1)
    jest.restoreAllMocks()
  },
)

test('every reply differs by its origin, whatever else it differs by', async () => {
  const pages = ['/', '/products', '/product/none', '/nowhere', '/images/coffee.png']
  const urls = [...pages, ...routes.map(({ url }) => url.replace(/:\w+/, 'x'))]
  const without: string[] = []
  for (const url of new Set(urls)) {
    const { headers } = await server.app.inject({ url, headers: { origin } })
    const names = String(headers.vary).split(/, */)
    if (!names.includes('Origin')) without.push(`${url}: ${String(headers.vary)}`)
  }
  expect(without).toEqual([])
})
