import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { startServer } from '../../testing/startServer'
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
