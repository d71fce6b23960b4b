import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbeddedShop, runCommandOn } from '../testing/embeddedShop'
import { withRefusingPostgresql } from '../testing/refusingPostgresql'
import { runSource } from '../testing/runSource'
import { settingsWords } from '../wording/settings'
import { startWords } from '../wording/start'
import { describeFailure } from './commands/describeFailure'
import { openDatabase } from './database/open'

jest.setTimeout(120_000)

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-main-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const start = (settings: Record<string, string>) =>
  runSource(['server/main.ts'], { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings }).ended

test('a wrong setting stops the start with one sentence', async () => {
  const wanted = settingsWords.oneOf(['specified', 'corrected'])
  expect(await start({ WORDING: 'anglais' })).toEqual({
    code: 1,
    output: `${settingsWords.wrong('WORDING', 'anglais', wanted)}\n`,
  })
})

const postgresql = (url: string) =>
  start({ DATABASE_URL: url, SESSION_SECRET: '0123456789abcdef0123456789abcdef' })

test('a database that is away stops the start with one sentence, without its password', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const { code, output } = await postgresql(`postgresql://shop:hunter2@127.0.0.1:${port}/shop`)
  expect([code, output.includes('hunter2')]).toEqual([1, false])
  expect(output).toBe(`${startWords.databaseAway}\n`)
})

const refusing = (port: number) => `postgresql://shop:hunter2@127.0.0.1:${port}/shop`

test('a database that refuses the password stops the start with one sentence', async () => {
  const { code, output } = await withRefusingPostgresql('28P01', (port) =>
    postgresql(refusing(port)),
  )
  expect([code, output]).toEqual([1, `${startWords.databaseRefused}\n`])
  expect(output).toContain('DATABASE_URL')
})

/** What a start says of this database, without a process of its own. */
const saidOf = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir }).then(() => null, describeFailure)

test('a database whose socket is gone is called away', async () => {
  const url = `postgresql://shop@localhost/shop?host=${encodeURIComponent(dataDir)}`
  expect(await saidOf(url)).toBe(startWords.databaseAway)
})

test.each([
  ['28000', 'a wrong user', startWords.databaseRefused],
  ['3D000', 'a database that does not exist', startWords.databaseRefused],
  ['55P03', 'a lock that is held', startWords.migrationHeldUp],
  ['57014', 'a cancelled statement', startWords.migrationCancelled],
  ['25006', 'a database that is only read', startWords.databaseReadOnly],
])('a database that cannot be opened is named by its reason: %s, %s', async (code, _, sentence) => {
  const said = await withRefusingPostgresql(code, (port) => saidOf(refusing(port)))
  expect(said).toBe(sentence)
})

test('a statement that the database refuses ends a start and a command with its reason', async () => {
  const shop = await openEmbeddedShop(dataDir)
  // All migrations are to be applied again.
  await shop.sql.execute(sql`drop table drizzle.__drizzle_migrations`)
  await shop.close()
  for (const { code, output } of [await start({}), await runCommandOn(dataDir, 'missing')]) {
    expect([code, output.includes('Failed query')]).toEqual([1, false])
    expect(output).toContain("code: '42P07'")
    expect(output).toMatch(/reason: 'relation "\w+" already exists'/)
  }
})
