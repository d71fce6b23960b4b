import { runSource } from '../../testing/runSource'

/** A server that logs, on a database which lost a table; says what it answered. */
const faulty = `
const { sql } = require('drizzle-orm')
const { startServer } = require('./testing/startServer.ts')
async function main() {
  const server = await startServer({ settings: { LOG_LEVEL: 'info' } })
  await server.services.database.sql.execute(sql\`drop table products cascade\`)
  const reply = await server.inject({ url: '/api/products?filter=asc' })
  console.log('answered ' + reply.body)
  await server.close()
}
main()`

jest.setTimeout(120_000)

test('a fault is found in the log by the reference that its caller was given', async () => {
  const { output } = await runSource(['-e', faulty]).ended
  const lines = output.split('\n')
  const answer = lines.find((line) => line.startsWith('answered '))?.slice('answered '.length)
  const { reference } = JSON.parse(answer ?? '{}') as { reference?: string }
  expect(reference).toMatch(/^[\da-f]{12}$/)
  const logged = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId }) => reqId === reference)
  expect(logged).toMatchObject([
    { msg: 'request failed', cause: { code: '42P01' } },
    { msg: 'reply', method: 'GET', path: '/api/products', status: 500 },
  ])
})
