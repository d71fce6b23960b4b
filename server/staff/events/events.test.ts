import { setTimeout as wait } from 'node:timers/promises'
import { collectGarbage } from '../../../testing/collectGarbage'
import { insertProduct } from '../../../testing/makeData'
import { openAgain } from '../../../testing/openTestDatabase'
import { openEventStream, type OpenStream } from '../../../testing/openEventStream'
import { newOrder } from '../../../testing/requests/newOrder'
import { staffOn, type Member } from '../../../testing/staffOn'
import { startServer, type TestServer } from '../../../testing/startServer'
import { until } from '../../../testing/until'
import { onPostgresql } from '../../../testing/postgresqlTest'
import { noteOnOrder } from '../../admin/orders/noteOnOrder'
import { storeAlert } from '../../alerts/queries'
import { promotionCodes, reviews } from '../../database/schema'
import { inviteStaff } from '../invite'
import { removeStaff } from '../removeStaff'
import { sessionMs } from '../rules'
import { EventStream } from './EventStream'
import { maxStreams } from './StaffStreams'

const heartbeatMs = 100
let now = new Date()
let server: TestServer
let product: Awaited<ReturnType<typeof insertProduct>>
let opened: OpenStream[] = []
beforeAll(async () => {
  server = await startServer({
    listen: true,
    clock: () => now,
    services: { staffHeartbeatMs: heartbeatMs },
  })
  product = await insertProduct(server.services.database.sql)
})
afterAll(() => server.close())
beforeEach(() => (now = new Date()))
afterEach(async () => {
  opened.forEach(({ close }) => close())
  opened = []
  await untilConnections(0)
})

async function open({ headers }: Member, url = server.url): Promise<OpenStream> {
  const stream = await openEventStream(`${url}/api/admin/events`, headers)
  opened.push(stream)
  return stream
}

async function order(): Promise<string> {
  const client = await server.registerClient()
  const lines = [{ product, quantity: 1 }]
  const made = { clientId: client.id, state: 'payée', delivery: 'magasin', lines } as const
  return (await newOrder(server.services.database.sql, made)).id
}

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
const untilConnections = (wanted: number) =>
  until(async () => (await countConnections()) === wanted)

test('a stream says that all may have changed, then what changes, and tells proxies to pass it on', async () => {
  const stream = await open(await staffOn(server, 'comptable'))
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(stream.headers['content-encoding']).toBeUndefined()
  await stream.hears('"changes":null')
  const id = await order()
  await stream.hears(`{"kind":"order","ids":["${id}"]}`)
})

test('what another member does is told with its kind and number alone', async () => {
  const [one, other] = [await staffOn(server), await staffOn(server, 'préparation')]
  const id = await order()
  const stream = await open(one)
  await stream.hears('"changes":null')
  await noteOnOrder(server.services, {
    id,
    by: other.id,
    act: 'order_note',
    after: { text: 'Rue sombre' },
  })
  await stream.hears(`{"kind":"order","ids":["${id}"]}`)
  expect(JSON.stringify(stream.events)).not.toContain('sombre')
  expect(JSON.stringify(stream.events)).not.toContain(other.email)
})

test('a review that is written and an alert that is confirmed are told, without an id', async () => {
  const { sql } = server.services.database
  const stream = await open(await staffOn(server, 'préparation'))
  await stream.hears('"changes":null')
  const { id: productId } = await insertProduct(sql, { stock: 0 })
  const buyer = await server.registerClient()
  const of = { productId, clientId: buyer.id, orderId: Number(await order()) }
  const said = { stars: 4, text: 'Une tasse ronde.', author: 'C.', writtenAt: new Date() }
  await sql.insert(reviews).values({ ...of, ...said })
  await stream.hears('{"kind":"review","ids":[]}')
  const waits = { productId, email: 'a@client.example', tokenHash: 'told', now: new Date() }
  await storeAlert(sql, waits)
  await stream.hears('{"kind":"alert","ids":[]}')
  expect(JSON.stringify(stream.events)).not.toContain('@')
})

test('a promotion code that is made or ended is told, without an id', async () => {
  const { sql } = server.services.database
  const stream = await open(await staffOn(server))
  await stream.hears('"changes":null')
  const code = { code: 'HIVER', kind: 'percent', value: 10, createdAt: new Date() } as const
  const told = () =>
    stream.events.filter((event) => JSON.stringify(event).includes('"promotion"')).length
  await sql.insert(promotionCodes).values(code)
  await until(() => told() === 1)
  await sql.update(promotionCodes).set({ endedAt: new Date() })
  await until(() => told() === 2)
  expect(JSON.stringify(stream.events)).not.toContain('HIVER')
})

test('many changes at once are one event, and a cart is none', async () => {
  const stream = await open(await staffOn(server))
  const client = await server.registerClient()
  const lines = [{ product, quantity: 1 }]
  await newOrder(server.services.database.sql, { clientId: client.id, state: 'panier', lines })
  const ids = await Promise.all(Array.from({ length: 20 }, order))
  for (const id of ids) await stream.hears(id)
  const about = stream.events.filter((event) => JSON.stringify(event).includes('"order"'))
  expect(about.length).toBeLessThanOrEqual(3)
  // The identifier of a client may have eight digits in a row, but no quote on both sides.
  const told = about.flatMap(({ data }) => JSON.stringify(data).match(/(?<=")\d{8}(?=")/g) ?? [])
  expect([...new Set(told)].sort()).toEqual([...ids].sort())
})

test('a stream ends at once when its member signs out, is removed or gets another role', async () => {
  await staffOn(server)
  const [leaving, removed, demoted, staying] = [
    await staffOn(server),
    await staffOn(server, 'préparation'),
    await staffOn(server, 'comptable'),
    await staffOn(server, 'comptable'),
  ]
  const { services } = server
  const streams = await Promise.all([leaving, removed, demoted].map((member) => open(member)))
  const other = await open(staying)
  await leaving.send('DELETE', '/api/admin/session')
  await removeStaff(services, { email: removed.email, by: null })
  await inviteStaff(services, { email: demoted.email, role: 'préparation', by: null })
  for (const stream of streams) {
    await stream.hears('session_ended')
    await stream.ended()
  }
  await other.hears('alive')
  expect(JSON.stringify(other.events)).not.toContain('session_ended')
})

test('a stream ends after eight hours', async () => {
  const stream = await open(await staffOn(server))
  await stream.hears('alive')
  now = new Date(now.getTime() + sessionMs)
  await stream.hears('session_ended')
  await stream.ended()
})

test('one member has only so many, nobody without a session has one, and a HEAD opens none', async () => {
  const member = await staffOn(server)
  const streams = await Promise.all(Array.from({ length: maxStreams }, () => open(member)))
  expect(streams.every(({ status }) => status === 200)).toBe(true)
  const more = await open(member)
  expect([more.status, more.headers['content-type']]).toEqual([
    429,
    'application/json; charset=utf-8',
  ])
  expect((await open(await staffOn(server))).status).toBe(200)
  expect((await open({ ...member, headers: { ...member.headers, cookie: '' } })).status).toBe(401)
  const { headers } = member
  const head = await server.inject({ method: 'HEAD', url: '/api/admin/events', headers })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  streams[0]!.close()
  await untilConnections(maxStreams)
  expect((await open(member)).status).toBe(200)
})

test('fifty open windows of one member cost little memory, all hear a change, and leave nothing behind', async () => {
  const member = await staffOn(server)
  collectGarbage()
  const before = process.memoryUsage()
  const streams = await Promise.all(Array.from({ length: 50 }, () => open(member)))
  const id = await order()
  await Promise.all(streams.map(({ hears }) => hears(id)))
  await wait(3 * heartbeatMs)
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  const each = (heapUsed + external - before.heapUsed - before.external) / 50
  // Both ends of each connection are in this process.
  expect(each).toBeLessThan(200_000)
  expect(await countConnections()).toBe(50)
  streams.forEach(({ close }) => close())
  await untilConnections(0)
  const again = await open(member)
  await again.hears('alive')
})

test('a reader that takes nothing is dropped instead of filling the memory', () => {
  const stream = new EventStream({ id: 'id', idHash: 'hash' })
  let sent = 0
  while (!stream.body.destroyed && sent < 1_000) {
    stream.send('x'.repeat(1_000))
    sent += 1
  }
  expect(sent).toBeLessThan(50)
  const ended = new EventStream({ id: 'id', idHash: 'hash' })
  ended.end('the last word')
  ended.end('one more')
  ended.send('and another')
  expect(ended.body.destroyed).toBe(true)
})

test('a server that closes ends its streams at once and waits for nobody', async () => {
  const other = await startServer({ listen: true })
  const member = await staffOn(other)
  const streams = await Promise.all(Array.from({ length: 5 }, () => open(member, other.url)))
  const began = performance.now()
  const closing = other.close()
  for (const stream of streams) await stream.ended()
  await closing
  expect(performance.now() - began).toBeLessThan(5_000)
  // A restart is no end of a session.
  expect(streams.flatMap(({ events }) => events.map(({ name }) => name))).not.toContain(
    'session_ended',
  )
})

onPostgresql('what is done on one server is told by the others', async () => {
  const second = await startServer({
    listen: true,
    services: { database: await openAgain(server.services.database) },
  })
  const stream = await open(await staffOn(server, 'préparation'), second.url)
  const id = await order()
  await stream.hears(`{"kind":"order","ids":["${id}"]}`)
  stream.close()
  await second.close()
})
