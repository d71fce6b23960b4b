import { startServer, type TestServer } from '../../testing/startServer'

const servers: TestServer[] = []
async function serve(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer({ settings })
  servers.push(server)
  return server
}
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

test('behind TLS a browser is told to use TLS alone', async () => {
  const server = await serve({ PUBLIC_URL: 'https://shop.example' })
  const { headers } = await server.inject({ url: '/api/products' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

// spec: 1.22
test('a page may load nothing from another host and run no inline script', async () => {
  const server = await serve()
  const { headers } = await server.inject({ url: '/' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|upgrade-insecure-requests/)
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers).toMatchObject({
    'permissions-policy': expect.stringContaining('geolocation=()') as string,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test('a reply of the API is no page: nothing of it runs, loads or is framed', async () => {
  const server = await serve({ PUBLIC_URL: 'https://shop.example' })
  const { headers } = await server.inject({ url: '/api/products' })
  expect(
    Object.keys(headers)
      .filter((name) => !/^(date|connection|content-length)$/.test(name))
      .sort(),
  ).toMatchInlineSnapshot(`
   [
     "cache-control",
     "content-security-policy",
     "content-type",
     "cross-origin-resource-policy",
     "etag",
     "strict-transport-security",
     "vary",
     "x-content-type-options",
     "x-ratelimit-limit",
     "x-ratelimit-remaining",
     "x-ratelimit-reset",
     "x-request-id",
     "x-total-count",
   ]
  `)
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('no cache stores what belongs to a client', async () => {
  const server = await serve()
  const cart = await server.inject({ method: 'POST', url: '/api/client/cart', payload: {} })
  const signIn = await server.inject({ method: 'POST', url: '/api/clients/login', payload: {} })
  expect([cart, signIn].map((reply) => reply.headers['cache-control'])).toEqual([
    'no-store',
    'no-store',
  ])
})

// spec: 7.1
test('only the listed origins may call the API, and they can read the count', async () => {
  const server = await serve({ CORS_ORIGINS: 'https://client.example' })
  const from = (origin: string) => server.inject({ url: '/api/products', headers: { origin } })
  const [listed, unlisted] = [await from('https://client.example'), await from('https://x.example')]
  expect(listed.headers).toMatchObject({
    'access-control-allow-origin': 'https://client.example',
    'access-control-expose-headers': expect.stringContaining('X-Total-Count') as string,
  })
  expect(unlisted.headers['access-control-allow-origin']).toBeUndefined()
})

// spec: 7.21
test('the API is below the base path, in its own case, with and without a slash', async () => {
  const server = await serve({ BASE_PATH: '/boutique' })
  const statuses = await Promise.all(
    [
      '/boutique/api/best_product',
      '/boutique/api/best_product/',
      '/boutique/api/openapi.json',
      '/boutique/readyz',
      '/readyz',
      '/api/best_product/',
      '/boutique/API/best_product/',
    ].map(async (url) => (await server.inject({ url })).statusCode),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 404, 404])
})

test('the documentation pages have a policy of their own, and load from this host alone', async () => {
  const server = await serve()
  const { headers, body, statusCode } = await server.inject({ url: '/api/docs/' })
  expect(statusCode).toBe(200)
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|https?:|validator|upgrade/)
  expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test('an address that asks too often is refused for a while', async () => {
  const server = await serve({ RATE_LIMITS: 'on' })
  const statuses: number[] = []
  let last
  for (let tries = 0; tries < 6; tries += 1) {
    last = await server.inject({ method: 'PUT', url: '/api/client_first_conn/', payload: {} })
    statuses.push(last.statusCode)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect(last?.json()).toMatchObject({ code: 'too_many_requests' })
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
})
