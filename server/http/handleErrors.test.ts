import { readFile } from 'node:fs/promises'
import { sql as raw } from 'drizzle-orm'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { openRawConnection } from '../../testing/openRawConnection'
import { startServer, type TestServer } from '../../testing/startServer'
import { isDatabaseAway } from '../database/isDatabaseAway'
import { openSql } from '../database/openSql'
import { openPool } from '../database/pool'
import { requestLimits } from '../database/timeLimits'
import { problem } from '../../contract/api/problem'
import { problemReplies } from '../../wording/replies/problems'
import { describeError } from './describeError'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ listen: true })
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const signIn = { method: 'POST', url: '/api/clients/login' } as const

// spec: 8.13
test.each([
  ['malformed JSON', { ...signIn, headers: json, payload: '{"client_email":' }, 400],
  ['JSON that is no object', { ...signIn, headers: json, payload: '[1]' }, 400],
  [
    'JSON that would change prototypes',
    { ...signIn, headers: json, payload: '{"__proto__":{}}' },
    400,
  ],
  ['a form', { ...signIn, headers: { 'content-type': 'text/plain' }, payload: 'a' }, 400],
  ['a body that is too large', { ...signIn, payload: { a: 'x'.repeat(70_000) } }, 413],
  ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404],
  ['another method', { method: 'PATCH', url: '/api/clients/login' }, 404],
  ['an unreadable address', { method: 'GET', url: '/api/product/%ZZ' }, 400],
  [
    'an identifier that is too long',
    { method: 'GET', url: `/api/product/${'x'.repeat(200)}` },
    400,
  ],
  [
    'an address that is far too long',
    { method: 'GET', url: `/api/product/${'x'.repeat(5000)}` },
    400,
  ],
] as const)('%s is a problem', async (_, request, status) => {
  const reply = await server.inject(request)
  expect(reply.statusCode).toBe(status)
  expect(problem.safeParse(reply.json()).success).toBe(true)
})

test('an empty body names the fields that it lacks', async () => {
  for (const request of [signIn, { ...signIn, headers: json, payload: '' }]) {
    const reply = await server.inject(request)
    expect(reply.json()).toMatchObject({
      code: 'invalid_input',
      fields: {
        client_email: expect.stringContaining('adresse e-mail') as string,
        client_password: expect.stringContaining('mot de passe') as string,
      },
    })
  }
})

test('a sentence names a field as screens do, and not by its name in the API', async () => {
  const payload = { client_firstName: 'x'.repeat(5000) }
  const reply = await server.inject({ method: 'POST', url: '/api/clients/register', payload })
  const { message, fields } = reply.json<{ message: string; fields: Record<string, string> }>()
  expect(fields.client_firstName).toMatch(/^Le champ «\u00a0prénom\u00a0» est trop long\u00a0:/)
  expect(`${message} ${Object.values(fields).join(' ')}`).not.toMatch(/client_/)
})

test('a wrong sort is refused with the values that it may have', async () => {
  const reply = await server.inject({ method: 'GET', url: '/api/products?filter=cheap' })
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    expect.objectContaining({
      message: expect.stringMatching(/«\u00a0tri\u00a0».*asc ou desc/) as string,
    }),
  ])
})

test('a database that is away is 503 on the endpoints, /readyz and /healthz; the process lives', async () => {
  const database = await openTestDatabase()
  await database.close()
  const closed = { ...database, close: () => Promise.resolve() }
  const down = await startServer({ services: { database: closed } })
  const replies = await Promise.all(
    ['/api/products', '/readyz', '/healthz'].map((url) => down.inject({ method: 'GET', url })),
  )
  expect(replies.map((reply) => reply.statusCode)).toEqual([503, 503, 503])
  expect(replies[0]?.json()).toMatchObject({ code: 'unavailable' })
  expect((await down.inject({ method: 'GET', url: '/livez' })).statusCode).toBe(200)
  await down.close()
})

test('a PostgreSQL whose socket is gone is 503, a file that is missing is not', async () => {
  const url = `postgresql://shop@localhost/shop?host=${encodeURIComponent('/nowhere')}`
  const pool = openPool(url, { max: 1, limits: requestLimits })
  const sql = openSql(pool, { logger: undefined })
  const away = await startServer({ services: { database: { ...server.services.database, sql } } })
  expect((await away.inject({ method: 'GET', url: '/api/products' })).statusCode).toBe(503)
  const missing: unknown = await readFile('/nowhere/file').catch((error: unknown) => error)
  expect(isDatabaseAway(missing)).toBe(false)
  await away.leave()
  await pool.end()
})

// spec: 8.13
test('a fault of the server says nothing of its cause', async () => {
  const broken = await startServer()
  await broken.services.database.sql.execute(raw`drop table products cascade`)
  const reply = await broken.inject({ method: 'GET', url: '/api/products' })
  const reference = expect.stringMatching(/^[\da-f]{12}$/) as string
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { code: 'internal', message: problemReplies.internal, reference },
  ])
  await broken.close()
})

test('the log of a failed query holds none of its values', () => {
  const cause = Object.assign(new Error('relation does not exist'), { code: '42P01' })
  const error = new Error('Failed query: select 1\nparams: camille@client.example', { cause })
  const text = JSON.stringify(describeError(error))
  expect(text).toContain('42P01')
  expect(text).not.toContain('camille')
})

test.each([
  ['what is no HTTP', 'BONJOUR\r\n\r\n', 400],
  ['a head that is too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is a problem, and the connection is closed', async (_, words, status) => {
  const connection = await openRawConnection(server.url)
  connection.say(words)
  const [head = '', body = ''] = (await connection.hear(/}$/)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('Connection: close')
  expect(problem.safeParse(JSON.parse(body)).success).toBe(true)
  await connection.whenClosed
})

test('a request that did not arrive whole in time is a problem', async () => {
  const { headersTimeout, requestTimeout } = server.app.server
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 600_000])
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.app.server.once('connection', (socket) =>
    server.app.server.emit('clientError', late, socket),
  )
  const connection = await openRawConnection(server.url)
  const heard = await connection.hear(/}$/)
  expect(heard).toMatch(/^HTTP\/1.1 408 /)
  expect(heard).toContain(problemReplies.tooSlow)
})

test('a request that is too large gets its reply, and its connection stays usable', async () => {
  const connection = await openRawConnection(server.url)
  const size = 2_000_000
  connection.say(
    `POST /api/clients/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
  )
  expect(await connection.hear(/}$/)).toMatch(/^HTTP\/1.1 413 /)
  connection.say('x'.repeat(size))
  connection.say('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')
  expect(await connection.hear(/HTTP\/1.1 200 /)).toContain('HTTP/1.1 200 ')
  connection.close()
})
