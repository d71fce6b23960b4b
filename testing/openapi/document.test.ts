import { endpoints } from '../../contract/api/endpoints'
import { startServer, type TestServer } from '../startServer'

type Operation = {
  operationId: string
  security?: Record<string, string[]>[]
  responses: Record<string, { headers?: Record<string, unknown>; content: object }>
}
type Document = {
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object> }
}

const timeout = 60_000
let server: TestServer
let text: string
beforeAll(async () => {
  server = await startServer()
  text = (await server.inject({ url: '/api/openapi.json' })).body
}, timeout)
afterAll(() => server.close())

const read = () => JSON.parse(text) as Document
const addressOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')

test('the document describes every endpoint and nothing else', () => {
  const described = Object.entries(read().paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [operationId, method, path]),
  )
  const rows = endpoints.map((row) => [row.name, row.method.toLowerCase(), addressOf(row.path)])
  expect(described.sort()).toEqual(rows.sort())
})

test.each(endpoints.map((row) => [row.name, row] as const))(
  '%s has its statuses, its token and its headers in the document',
  (_, row) => {
    const operation = read().paths[addressOf(row.path)]![row.method.toLowerCase()]!
    expect(Object.keys(operation.responses)).toEqual(Object.keys(row.replies))
    const demanded = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme))
    const bearers = demanded.map((name) => read().components.securitySchemes[name])
    expect(bearers).toEqual(row.audience === 'client' ? [{ type: 'http', scheme: 'bearer' }] : [])
    const success = operation.responses[200] ?? operation.responses[201]!
    expect(Object.keys(success.headers ?? {})).toEqual(row.headers ?? [])
  },
)

test('no schema of the document is empty', () => {
  const empty: string[] = []
  walk(read().paths, '')
  expect(empty).toEqual([])

  function walk(node: unknown, at: string): void {
    if (typeof node !== 'object' || node === null) return
    if (!Array.isArray(node) && Object.keys(node).length === 0) empty.push(at)
    for (const [name, inner] of Object.entries(node)) walk(inner, `${at} ${name}`)
  }
})

test.each(['/', '/boutique'])(
  'under %s a path joined to the server’s URL is the endpoint’s',
  async (base) => {
    const shop = await startServer({ settings: { BASE_PATH: base } })
    try {
      const root = base === '/' ? '' : base
      const document = (await shop.inject({ url: `${root}/api/openapi.json` })).json<Document>()
      const joined = `${document.servers?.[0]?.url ?? ''}/api/products`
      expect(Object.keys(document.paths)).toContain('/api/products')
      expect(joined).toBe(`${root}/api/products`)
      expect((await shop.inject({ url: joined })).statusCode).toBe(200)
    } finally {
      await shop.close()
    }
  },
  timeout,
)

test('the documentation is a page whose files are all on this host', async () => {
  const page = await server.inject({ url: '/api/docs' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ])
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!)
  expect(files.length).toBeGreaterThan(2)
  for (const url of files) {
    expect(new URL(url, 'http://shop.example').origin).toBe('http://shop.example')
    expect((await server.inject({ url })).statusCode).toBe(200)
  }
})
