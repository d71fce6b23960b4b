import { runSource } from '../../testing/runSource'
import { inFolder } from '../../testing/withFolder'

/** A server that logs, on a database without one of its tables; returns its replies. */
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

test('a fault is found in the log by the reference in its reply', async () => {
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

/** A server that logs, whose pages need a database that is away; returns a page's status. */
const away = `
const { sql } = require('drizzle-orm')
const { startServer } = require('./testing/startServer.ts')
async function main() {
  const page = { html: '', styleHashes: [], scriptHashes: [], status: 200 }
  const server = await startServer({
    settings: { LOG_LEVEL: 'info' },
    pages: () => ({
      folder: process.argv[2],
      render: () => server.services.database.sql.execute(sql\`select 1\`),
      answer: null,
      unavailable: () => page,
      empty: () => page,
    }),
  })
  await server.services.database.close()
  const { statusCode } = await server.inject({ url: '/products' })
  console.log('answered ' + statusCode)
  await server.leave()
}
main()`

test('a page that is not sent because the database is away leaves a line, as a call does', () =>
  inFolder('comptoir-log-', async (folder) => {
    const { output } = await runSource(['-e', away, folder]).ended
    expect(output).toContain('answered 503')
    const lines = output.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 40, msg: 'database unavailable', error: expect.any(String) as string },
      { msg: 'reply', path: '/products', status: 503 },
    ])
  }))

/** A server that logs, on which no password gets its turn; returns the status of a sign-in. */
const crowded = `
const { startServer } = require('./testing/startServer.ts')
const { createPasswords } = require('./server/system/passwords.ts')
const { Semaphore } = require('./server/system/Semaphore.ts')
async function main() {
  const passwords = createPasswords(undefined, new Semaphore(0, 1, 'to hash a password'))
  const server = await startServer({ settings: { LOG_LEVEL: 'info' }, services: { passwords } })
  const payload = { client_email: 'camille@client.example', client_password: 'Torréfaction-41' }
  const reply = await server.inject({ method: 'POST', url: '/api/clients/login', payload })
  console.log('answered ' + reply.statusCode + ', again in ' + reply.headers['retry-after'])
  await server.close()
}
main()`

test('a password without a turn is 503 for now, and no fault of the database in the log', async () => {
  const { output } = await runSource(['-e', crowded]).ended
  expect(output).toContain('answered 503, again in 5')
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 40, msg: 'busy', reason: expect.stringContaining('to hash a password') as string },
    { msg: 'reply', path: '/api/clients/login', status: 503 },
  ])
})

describe('a journey of a client who signs in, fails, pays and recovers the account', () => {
  let lines: string[]
  let used: string[]
  let logged: Record<string, unknown>[]
  beforeAll(async () => {
    const { output } = await runSource(['testing/loggedJourney.ts']).ended
    const all = output.split('\n')
    const usedLine = all.find((line) => line.startsWith('used '))
    if (!usedLine) throw new Error(`The journey did not end: ${output.slice(-2000)}`)
    used = JSON.parse(usedLine.slice('used '.length)) as string[]
    lines = all.filter((line) => line !== usedLine && line !== '')
    logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  })

  test('no line contains what was typed or issued', () => {
    expect(used.filter((value) => typeof value !== 'string' || value.length < 8)).toEqual([])
    const forms = used.flatMap((value) => [
      value,
      encodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
      Buffer.from(value).toString('base64').replaceAll('=', ''),
    ])
    const leaks = lines.filter((line) =>
      forms.some((form) => line.toLowerCase().includes(form.toLowerCase())),
    )
    expect(leaks).toEqual([])
    // The log is not empty: replies, mails and faults are in it.
    const said = new Set(logged.map(({ msg }) => msg))
    for (const msg of ['reply', 'mail written', 'request failed']) expect(said).toContain(msg)
  })

  test('each failed sign-in is a line with its reason and the failures of that minute', () => {
    const failures = logged.filter(({ msg }) => msg === 'sign-in failed')
    expect(failures.map(({ reason, inMinute }) => [reason, inMinute])).toEqual([
      ['wrong_password', 1],
      ['wrong_password', 2],
      ['unknown_email', 1],
      ['wrong_old_password', 1],
      ['forged_token', 1],
      ['dead_token', 1],
      ['wrong_old_password', 2],
      ['wrong_link_password', 1],
      ['dead_link', 1],
    ])
    const fields = ['level', 'time', 'pid', 'hostname', 'reqId', 'reason', 'inMinute', 'msg']
    for (const failure of failures) expect(Object.keys(failure)).toEqual(fields)
  })
})
