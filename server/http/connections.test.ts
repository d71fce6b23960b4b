import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { startServer } from '../../testing/startServer'
import { closeConnections } from './closing'
import { registerFiles } from './registerFiles'

// Starts an embedded database, next to other workers.
jest.setTimeout(60_000)

const listen = true

test('a connection whose reader does not read is closed', async () => {
  const server = await startServer({ listen, services: { connectionTimeoutMs: 2_000 } })
  const url = '/images/coffee.png?w=1200'
  // Made once, which takes its time.
  await server.inject({ url })
  const opened = once(server.app.server, 'connection')
  const { hostname, port } = new URL(server.url)
  const reader = connect(Number(port), hostname)
  // More pictures than the network holds.
  reader.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(400))
  const [connection] = (await opened) as [Socket]
  await Promise.all([once(reader, 'readable'), once(connection, 'close')])
  reader.destroy()
  await server.close()
})

test('a server that closes does not wait for a reader who does not read', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  closeConnections(app, { closingMs: 200 })
  // More than the network holds.
  const file = Array.from({ length: 1000 }, () => Buffer.alloc(64 * 1024))
  app.get('/', (_, reply) => reply.send(Readable.from(file)))
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const reader = connect(Number(port), hostname)
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(reader, 'readable')
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
