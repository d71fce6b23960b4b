import { createHistogram } from 'node:perf_hooks'
import { sameOrigin } from '../../testing/staffOn'
import { startServer } from '../../testing/startServer'
import { Gauge } from 'prom-client'
import { freePort } from '../../testing/freePort'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { measureDatabase } from './measureDatabase'
import { Metrics, openMetrics } from './metrics'

test('replies are counted by endpoint and status, on a port of their own', async () => {
  const metrics = new Metrics()
  const { registry } = metrics
  const gauge = new Gauge({ name: 'shop_looked_up', help: 'Of this test.', registers: [registry] })
  metrics.onRead(() => {
    gauge.set(7)
    return Promise.resolve()
  })
  const server = await startServer({ services: { metrics } })
  await server.inject({ url: '/api/products' })
  await server.inject({ url: '/api/products?filter=wrong' })
  await server.inject({ url: '/api/products?filter=desc' })
  await server.close()

  const port = await freePort()
  const close = await openMetrics(metrics, { host: '127.0.0.1', metricsPort: port })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await close()
  expect(text).toContain('shop_replies_total{call="listProducts",status="200"} 2\n')
  expect(text).toContain('shop_replies_total{call="listProducts",status="400"} 1\n')
  expect(text).toContain('shop_reply_seconds_bucket{le="+Inf",call="listProducts"} 3\n')
  expect(text).toMatch(/shop_reply_seconds_sum\{call="listProducts"\} \d+\.\d+\n/)
  expect(text).toContain('shop_reply_seconds_count{call="listProducts"} 3\n')
  expect(text).toContain('shop_looked_up 7\n')
  // Every line has Prometheus' text format.
  const line =
    /^(# HELP \w+ .+|# TYPE \w+ (counter|gauge|histogram)|\w+(\{(\w+="[^"\n]*",?)+\})? [\d.]+|)$/
  expect(text.split('\n').filter((one) => !line.test(one))).toEqual([])
})

test('server errors of each call are counted from zero, health checks are not', async () => {
  const metrics = new Metrics()
  const server = await startServer({ services: { metrics } })
  const replies = async () =>
    (await metrics.read())
      .split('\n')
      .filter((line) => /^shop_reply_seconds_count|^shop_replies/.test(line))
  const none = await replies()
  for (const call of ['listProducts', 'getStaffToday', 'paymentEvent', 'page'])
    expect(none).toContain(`shop_replies_total{call="${call}",status="500"} 0`)
  for (const url of ['/livez', '/readyz', '/healthz']) await server.inject({ url })
  await server.inject({ method: 'POST', url: '/api/payments/stripe/events', payload: 'forged' })
  await server.close()
  expect((await replies()).filter((line) => !none.includes(line))).toEqual([
    'shop_replies_total{call="paymentEvent",status="404"} 1',
    'shop_reply_seconds_count{call="paymentEvent"} 1',
  ])
})

test('no gauge has a value, whatever its labels, while the database is away', async () => {
  const metrics = new Metrics()
  const registers = [metrics.registry]
  const plain = new Gauge({ name: 'shop_plain', help: 'Of this test.', registers })
  const labelled = new Gauge({
    name: 'shop_labelled',
    help: 'Of this test.',
    labelNames: ['means', 'state'],
    registers,
  })
  const fill = () => {
    plain.set(1)
    labelled.set({ means: 'card', state: 'pending' }, 1)
    return Promise.resolve()
  }
  const database = await openTestDatabase()
  measureDatabase(metrics, database, [{ gauges: [plain, labelled], fill }])
  const values = async () =>
    (await metrics.read())
      .split('\n')
      .filter((line) => /^shop_(plain|labelled|database_up)/.test(line))
  const labelledValue = 'shop_labelled{means="card",state="pending"} 1'
  expect(await values()).toEqual(['shop_plain 1', labelledValue, 'shop_database_up 1'])
  await database.close()
  expect(await values()).toEqual(['shop_database_up 0'])
})

test('a scrape that fails is answered, and the server goes on', async () => {
  const metrics = new Metrics()
  metrics.onRead(() => Promise.reject(new Error('nothing to read')))
  const metricsPort = await freePort()
  const close = await openMetrics(metrics, { host: '127.0.0.1', metricsPort })
  const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  await close()
  expect([reply.status, await reply.text()]).toEqual([500, 'Error: nothing to read'])
})

test('failed sign-ins are counted by their reason, from zero', async () => {
  const metrics = new Metrics()
  const server = await startServer({ services: { metrics } })
  const failed = async () =>
    (await metrics.read())
      .split('\n')
      .filter((line) => line.startsWith('shop_sign_in_failures_total{'))
  const none = await failed()
  expect(none).toContain('shop_sign_in_failures_total{reason="unknown_email"} 0')
  expect(none.filter((line) => !line.endsWith(' 0'))).toEqual([])
  const headers = { authorization: 'Bearer forged' }
  await server.inject({ method: 'POST', url: '/api/client/cart', headers })
  const payload = { client_email: 'nobody@client.example', client_password: 'Mauvais-essai-12' }
  await server.inject({ method: 'POST', url: '/api/clients/login', payload })
  await server.inject({ method: 'POST', url: '/api/clients/login', payload })
  const invitation = {
    url: '/api/admin/invitation',
    headers: sameOrigin,
    payload: { token: 'guessed' },
  }
  await server.inject({ method: 'POST', ...invitation })
  await server.close()
  expect((await failed()).filter((line) => !none.includes(line))).toEqual([
    'shop_sign_in_failures_total{reason="unknown_email"} 2',
    'shop_sign_in_failures_total{reason="dead_link"} 1',
    'shop_sign_in_failures_total{reason="forged_token"} 1',
  ])
})

test('the delay of the event loop is measured anew at each scrape', async () => {
  const delay = createHistogram()
  const metrics = new Metrics(delay)
  const look = async () => /^shop_event_loop_delay_seconds (.+)$/m.exec(await metrics.read())?.[1]
  delay.record(2_000_000_000)
  expect(Number(await look())).toBeCloseTo(2)
  delay.record(1_000_000)
  expect(Number(await look())).toBeCloseTo(0.001)
})
