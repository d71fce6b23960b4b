import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { openRawConnection } from '../../testing/openRawConnection'
import { staffOn } from '../../testing/staffOn'
import { startServer, type TestServer } from '../../testing/startServer'
import { problemReplies } from '../../wording/replies/problems'
import { closeConnections } from './closing'
import { registerFiles } from './registerFiles'

// Starts an embedded database, next to other workers.
/** More than the network holds. */
const largeFile = () => Readable.from(Array.from({ length: 1000 }, () => Buffer.alloc(64 * 1024)))

/** Asks for the large file; the first of it is there to be read. */
async function askWithoutReading(app: FastifyInstance): Promise<Socket> {
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const reader = connect(Number(port), hostname)
  reader.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(reader, 'readable')
  return reader
}

test('a connection whose reader does not read is closed', async () => {
  const server = await startServer({ services: { connectionTimeoutMs: 2_000 } })
  server.app.get('/large', (_, reply) => reply.send(largeFile()))
  const opened = once(server.app.server, 'connection')
  const reader = await askWithoutReading(server.app)
  const [connection] = (await opened) as [Socket]
  if (!connection.destroyed) await once(connection, 'close')
  reader.destroy()
  await server.close()
})

test('a server that closes does not wait for a reader who does not read', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  closeConnections(app, { closingMs: 200 })
  app.get('/large', (_, reply) => reply.send(largeFile()))
  const reader = await askWithoutReading(app)
  await app.close()
  expect(app.server.listening).toBe(false)
  reader.destroy()
})

test('the work on a file may be silent for longer', async () => {
  // Longer than a busy machine stalls.
  const connectionTimeout = 2_000
  const app = Fastify({ connectionTimeout })
  registerFiles(app, (files) => {
    files.post('/', async () => {
      await wait(2 * connectionTimeout)
      return 'done'
    })
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const reply = await fetch(url, { method: 'POST', body: 'reference;nom' })
  expect(await reply.text()).toBe('done')
  await app.close()
})

describe('a body that takes longer than its limit', () => {
  let server: TestServer
  beforeAll(async () => {
    // Longer than a busy machine stalls.
    server = await startServer({ listen: true, services: { bodyTimeoutMs: 2_000 } })
  })
  afterAll(() => server.close())

  const filePath = '/api/admin/catalogue/plans'
  const json = { 'content-type': 'application/json' }
  const content = 'reference;nom\n'

  /** Sends a head and the first letter of the content. */
  async function begin(path: string, headers: Record<string, string> = {}) {
    const sent = { host: 'shop', 'content-length': content.length, ...headers }
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
    const connection = await openRawConnection(server.url)
    connection.say(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content[0]}`)
    return connection
  }

  test('ends its connection, also where the request was refused before', async () => {
    const refused = [
      ['/api/clients/login', []],
      [filePath, ['403']],
      ['/nowhere', []],
      ['/api/product/%ZZ', ['400']],
    ] as const
    const ended = refused.map(async ([path]) => {
      const connection = await begin(path, json)
      await connection.whenClosed
      const heard = await connection.hear(/./)
      expect(heard).toContain(problemReplies.tooSlow)
      return [path, [...heard.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)]
    })
    expect(await Promise.all(ended)).toEqual(
      refused.map(([path, statuses]) => [path, [...statuses, '408']]),
    )
  })

  test('is read if it is a file of the staff', async () => {
    const { headers } = await staffOn(server)
    const file = await begin(filePath, headers)
    // As long as another body has.
    const late = await begin('/api/clients/login', json)
    await late.whenClosed
    file.say(content.slice(1))
    expect(await file.hear(/}$/)).toMatch(/^HTTP\/1.1 200 /)
    file.close()
  })
})
